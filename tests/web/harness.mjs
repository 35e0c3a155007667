// A running `minimex serve` and a browser beside it. Every page is watched: an error on its console, a request
// to elsewhere, or anything that the policy of contents stopped fails the test that opened it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { after, before } from 'node:test';

const require = createRequire(new URL('../../web/package.json', import.meta.url));
const { chromium } = require('playwright-core');

export const kGames = [
  'chessboard', 'woodchess', 'chomp', 'river', 'node-kayles', 'bus', 'independence-duel', 'knights', 'independent-set',
];

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
      args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    });
  });
  after(async () => {
    await browser?.close();
    server?.kill('SIGTERM');
  });
}

/** Runs `visit(page)` on a fresh page at `fragment`. */
export async function onPage(fragment, visit, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en', colorScheme: 'light', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
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

/** Labels of all sites by what they are called in moves. */
export function sites(page) {
  return page.locator('[data-site]').evaluateAll((all) => all.map((site) => [site.dataset.site, site.getAttribute('aria-label')]));
}
