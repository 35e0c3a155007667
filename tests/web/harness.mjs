// A running `minimex serve` and a browser beside it. Every page is watched: an error on its console, a request
// to elsewhere, or anything that the policy of contents stopped fails the test that opened it.
// What a test expects is waited for, as long as a busy machine may need, and never looked at but once.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { after, before } from 'node:test';
import { isDeepStrictEqual } from 'node:util';

const require = createRequire(new URL('../../web/package.json', import.meta.url));
const { chromium } = require('playwright-core');

export const kGames = [
  'chessboard', 'woodchess', 'chomp', 'river', 'node-kayles', 'bus', 'independence-duel', 'knights', 'independent-set',
];

/** Milliseconds until what is waited for will not come; a slow machine is no fault. */
const kPatience = 180_000;

let browser;
let server;
let address = process.env.MINIMEX_URL;

/** The first address that the program prints. */
function started(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (data) => {
      said += data;
      const found = /http:\/\/[\d.]+:\d+\//.exec(said);
      if (found) resolve(found[0]);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => reject(new Error(`minimex serve ended: ${said}`)));
  });
}

export function useBrowser() {
  before(async () => {
    if (!address) {
      server = spawn(process.env.MINIMEX, ['serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] });
      address = await started(server);
    }
    browser = await chromium.launch({
      executablePath: process.env.MINIMEX_CHROMIUM ?? '/usr/bin/chromium',
      timeout: kPatience,
      // Containers have little shared memory.
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    });
  });
  after(async () => {
    await browser?.close();
    server?.kill('SIGTERM');
  });
}

/** Runs `visit(page)` on a fresh page at `fragment`. */
export async function onPage(fragment, visit, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en', colorScheme: 'light', reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(kPatience);
  const faults = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !/^(data|blob):/.test(request.url())) faults.push(`request to ${request.url()}`);
  });
  try {
    await page.goto(address + fragment);
    await visit(page);
    assert.deepEqual(faults, []);
  } finally {
    await context.close();
  }
}

/** Waits until the values of the position are on the board, or the game is over. */
export async function valued(page) {
  await page.locator('[data-site][aria-label*=", value "], .summary').first().waitFor();
}

/** Waits until `what(arg)`, a function that runs in the page, comes to `wanted`; tells what it came to instead. */
export async function eventually(page, what, wanted, arg) {
  const end = Date.now() + kPatience;
  for (;;) {
    const found = await page.evaluate(what, arg);
    if (isDeepStrictEqual(found, wanted)) return;
    if (Date.now() > end) assert.deepEqual(found, wanted);
    await page.waitForTimeout(20);
  }
}

/** Waits until there are so many elements of a kind. */
export function counted(page, selector, count) {
  return eventually(page, (what) => document.querySelectorAll(what).length, count, selector);
}

/** Waits until a site is called something with `words` in it. */
export function called(page, site, words) {
  return page.locator(`[data-site="${site}"][aria-label*="${words}"]`).waitFor();
}

/** Waits until the position shown is the one after so many moves of the line. */
export function shown(page, ply) {
  return eventually(page, () => document.querySelector('[aria-current="step"]')?.dataset.ply ?? '0', String(ply));
}

/** Labels of all sites by what they are called in moves. */
export function sites(page) {
  return page.locator('[data-site]').evaluateAll((all) => all.map((site) => [site.dataset.site, site.getAttribute('aria-label')]));
}
