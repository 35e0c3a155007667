// Roles, names and contrast by axe on every view, light and dark, wide and narrow; nothing is wider than the
// screen. With MINIMEX_SCREENSHOTS, a picture of each is left in that folder.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { kGames, onPage, useBrowser, valued } from './harness.mjs';

useBrowser();

const axe = readFileSync(createRequire(new URL('../../web/package.json', import.meta.url)).resolve('axe-core/axe.min.js'), 'utf8');
const folder = process.env.MINIMEX_SCREENSHOTS;

async function check(page, name) {
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  await page.evaluate(axe);
  // Cells show bare numbers and say them in words: "white piece worth 4, value 37" instead of "4 ★37".
  const rules = { 'label-content-name-mismatch': { enabled: false } };
  const found = await page.evaluate((options) => axe.run(document, options), { resultTypes: ['violations'], rules });
  const told = found.violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  assert.deepEqual(told, [], name);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} is wider than the screen`);
}

const kScreens = [
  ['wide-light', { colorScheme: 'light', viewport: { width: 1280, height: 800 } }],
  ['narrow-dark', { colorScheme: 'dark', viewport: { width: 390, height: 844 }, hasTouch: true }],
];

for (const [screen, options] of kScreens) {
  test(`all games, ${screen}`, async () => {
    await onPage('', async (page) => {
      await page.getByText('Choose a game').waitFor();
      await page.getByText('minimex 0').waitFor();
      await check(page, `home-${screen}`);
    }, options);
  });
  for (const game of kGames) {
    test(`${game}, ${screen}`, async () => {
      await onPage(`#game=${game}`, async (page) => {
        await valued(page);
        await page.getByRole('button', { name: 'Show the best line' }).click();
        await page.locator('[data-ply]').first().waitFor();
        await page.keyboard.press('.');
        await page.keyboard.press('.');
        await valued(page);
        await check(page, `${game}-${screen}`);
        await page.getByRole('button', { name: 'Edit' }).click();
        await check(page, `${game}-edit-${screen}`);
      }, options);
    });
  }
}

test('dialogs', async () => {
  await onPage('#game=chomp', async (page) => {
    await valued(page);
    for (const button of ['Share', 'Import', 'Help']) {
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('dialog').waitFor();
      await check(page, `dialog-${button.toLowerCase()}`);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
});
