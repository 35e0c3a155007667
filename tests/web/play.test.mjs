// Every game is played to its end with the keyboard alone, along best moves; then with the mouse, badly, to be
// told the first mistake.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counted, eventually, kGames, onPage, useBrowser, valued } from './harness.mjs';

useBrowser();

/** The key that leads from the focused site towards `wanted`, by where they are on the screen; null when there. */
function keyTowards(page, wanted) {
  return page.evaluate((to) => {
    const from = document.activeElement.dataset.site;
    if (from === to) return null;
    const layer = (site) => Number(site.split(',')[2] ?? 0);
    if (layer(from) !== layer(to)) return layer(from) < layer(to) ? 'PageDown' : 'PageUp';
    const middle = (site) => {
      const box = document.querySelector(`[data-site="${site}"]`).getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [dx, dy] = [0, 1].map((axis) => middle(to)[axis] - middle(from)[axis]);
    if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    return dy > 0 ? 'ArrowDown' : 'ArrowUp';
  }, wanted);
}

async function walkTo(page, wanted) {
  for (let step = 0; step < 60; ++step) {
    const key = await keyTowards(page, wanted);
    if (key === null) return;
    await page.keyboard.press(key);
  }
  assert.fail(`no way by keys to ${wanted}`);
}

/** The site of a best move, of any move where all lose; null when the game is over. */
function target(page) {
  return page.evaluate(() => {
    if (document.querySelector('.summary')) return null;
    const labels = [...document.querySelectorAll('[data-site]')].map((site) => [site.dataset.site, site.getAttribute('aria-label')]);
    return (labels.find(([, label]) => label.includes(', best')) ?? labels.find(([, label]) => label.includes(', value ')))?.[0] ?? null;
  });
}

async function playToTheEnd(page) {
  await valued(page);
  await page.locator('[data-site][tabindex="0"]').first().focus();
  for (let step = 0; step < 200; ++step) {
    await valued(page);
    const site = await target(page);
    if (site === null) break;
    await walkTo(page, site);
    const before = await page.evaluate(() => document.activeElement.getAttribute('aria-label'));
    await page.keyboard.press('Enter');
    await page.waitForFunction((label) => document.activeElement.getAttribute('aria-label') !== label, before);
  }
  await page.getByText('The game is over').first().waitFor();
  await page.getByText('No mistake was made').waitFor();
}

for (const game of kGames) {
  test(`${game} by keyboard alone`, () => onPage(`#game=${game}`, playToTheEnd));
}

test('the first Tab leads to the board', async () => {
  await onPage('#game=chomp', async (page) => {
    await valued(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await eventually(page, () => document.activeElement.hasAttribute('data-site'), true);
  });
});

test('a graph by keyboard alone', async () => {
  await onPage('#game=node-kayles', async (page) => {
    await page.getByRole('button', { name: 'Cycle of 9' }).press('Enter');
    await page.locator('[data-site="9"]').waitFor();
    await playToTheEnd(page);
  });
});

test('a mistake is found, and shown again to learn from', async () => {
  await onPage('#game=woodchess', async (page) => {
    await page.getByRole('button', { name: 'Small' }).click();
    await counted(page, '[data-site]', 2 * 3);
    for (let step = 0; step < 12 && !(await page.locator('.summary').count()); ++step) {
      await valued(page);
      const labels = page.locator('[data-site][aria-label*=", value "]');
      const worst = (await labels.count()) > 1 ? page.locator('[data-site][aria-label*=", value "]:not([aria-label*="best"])') : labels;
      await ((await worst.count()) ? worst : labels).first().click();
      await counted(page, '[data-ply]', step + 1);
    }
    await page.getByText('The first mistake was move').waitFor();
    await page.getByRole('button', { name: 'Learn from it' }).click();
    await page.locator('[data-site][aria-label*=", best"]').first().waitFor();
    await page.getByText(/Move \d+, row \d, column \d, was the mistake/).waitFor();
    await page.locator('path.mistake').waitFor();
    await page.getByText('played', { exact: true }).waitFor();
    await page.locator('path.mistake').locator('xpath=ancestor::*[@data-site]').click();
    await page.getByText('That is not the best').waitFor();
    await page.locator('[data-site][aria-label*=", best"]').first().click();
    await page.getByText('Right: no other move is better.').waitFor();
  });
});

test('a reload in the middle of a game goes on with it', async () => {
  await onPage('#game=chomp', async (page) => {
    await valued(page);
    await page.keyboard.press('Alt+2');
    await page.getByLabel('I play').selectOption('second');
    await page.getByLabel('The other plays').selectOption('random');
    await counted(page, '[data-ply]', 1);
    await page.waitForFunction(() => location.hash.includes('mode=play&side=second&plays=random') && location.hash.includes('moves='));
    await page.reload();
    await page.locator('[data-ply="1"]').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Play', exact: true }).getAttribute('aria-pressed'), 'true');
    assert.equal(await page.getByLabel('I play').inputValue(), 'second');
    assert.equal(await page.getByLabel('The other plays').inputValue(), 'random');
  });
});

test('the program answers in play mode, and illegal moves are explained', async () => {
  await onPage('#game=chomp', async (page) => {
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('[data-site="3,3"]').click();
    await counted(page, '[data-ply]', 2);
    await page.locator('[data-site="1,1"]').click();
    await page.getByText('Row 1, column 1 is poisoned').waitFor();
    await page.getByRole('button', { name: 'Take back' }).click();
    await counted(page, '[data-ply]', 0);
  });
});

/** Imports `text` into the game on the page and begins to play. */
async function playOn(page, text) {
  await page.getByRole('button', { name: 'Import' }).click();
  await page.locator('#import-text').fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
}

test('perfect play that a limit stops is said to be random', async () => {
  await onPage('#game=chomp', async (page) => {
    await valued(page);
    // As a server with less memory answers: without values.
    const result = { status: 'limit', moves: [], run: { limit: 'the table of ideals needs 257 GiB of memory, the budget is 12.8 MiB' } };
    await page.route('**/api/moves', (route) => route.fulfill({ json: { id: null, state: 'done', seconds: 0, progress: null, result, error: null } }));
    await playOn(page, '3 4');
    await page.locator('[data-site="3,4"]').click();
    await counted(page, '[data-ply]', 2);
    await page.getByRole('status').filter({ hasText: 'Played at random. Too much for this server: it needs 257 GiB of memory; the server allows 12.8 MiB.' }).waitFor();
    await page.getByRole('button', { name: '中文' }).click();
    await page.getByRole('status').filter({ hasText: '超出服务器能力：需要 257 GiB 内存，而服务器只允许 12.8 MiB。' }).waitFor();
  });
});

test('a program that gets no answer says so, is asked again, or moves at random', async () => {
  await onPage('#game=chomp', async (page) => {
    await valued(page);
    await page.route('**/api/moves', (route) => route.fulfill({ status: 429, json: { error: { code: 'busy', message: 'too many jobs' } } }));
    await playOn(page, '3 4');
    await page.locator('[data-site="3,4"]').click();
    await page.getByRole('alert').filter({ hasText: 'The server is busy' }).waitFor();
    await page.getByRole('button', { name: 'Let it move at random' }).click();
    await counted(page, '[data-ply]', 2);
    await page.unroute('**/api/moves');
    await page.getByRole('button', { name: 'New game' }).click();
    await page.locator('[data-site="3,3"]').click();
    await counted(page, '[data-ply]', 2);
  });
});

test('long thinking of the program is shown, and can be cancelled', async () => {
  await onPage('#game=node-kayles', async (page) => {
    await playOn(page, 'grid:13x13');
    await page.locator('[data-site="7,7"]').click();
    await page.getByText('Working').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Cancelled.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Working').waitFor();
  });
});

test('two clicks take a pair, and a blocked piece is valued when it is chosen', async () => {
  await onPage('#game=chessboard', async (page) => {
    await valued(page);
    await page.locator('[data-site="5,1"]').click();
    await page.locator('[data-site="6,2"]').click();
    await page.getByText('6 paid, 25 to come').waitFor();
    await page.locator('[data-site="1,4"]').click();
    await page.locator('[data-site="1,4"][aria-label*=", value "]').waitFor();
    await page.locator('[data-site="1,6"]').click();
    await page.getByText('is not exposed').waitFor();
  });
});
