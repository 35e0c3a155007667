// The best line, stepping through it, sharing, editing, importing, languages and limits.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { called, counted, eventually, onPage, shown, sites, useBrowser, valued } from './harness.mjs';

useBrowser();

/** Waits until the line plays itself to a position, and pauses it there: all in the page, for the line plays on. */
function pauseAt(page, ply) {
  return page.evaluate((wanted) => new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[aria-current="step"]')?.dataset.ply !== wanted) return;
      watch.disconnect();
      document.querySelector('button[aria-label="Pause"]').click();
      resolve();
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
  }), String(ply));
}

test('the best line is stepped through by keys, slider and autoplay', async () => {
  await onPage('#game=chessboard', async (page) => {
    await page.getByRole('button', { name: 'Show the best line' }).click();
    await page.locator('[data-ply="9"]').waitFor();
    await page.keyboard.press('.');
    await page.keyboard.press('ArrowRight');
    await shown(page, 2);
    await page.keyboard.press(',');
    await shown(page, 1);
    await page.getByLabel('Place in the line').fill('5');
    await shown(page, 5);
    await page.getByRole('button', { name: 'Continue from here' }).click();
    await counted(page, '[data-ply]', 5);
    await page.keyboard.press('Home');
    await shown(page, 0);
    await page.getByRole('button', { name: 'Play the line' }).click();
    await pauseAt(page, 2);
    await page.getByRole('button', { name: 'Play the line' }).waitFor();
    await shown(page, 2);
  });
});

test('the staircase moves with the line', async () => {
  await onPage('#game=woodchess', async (page) => {
    await valued(page);
    const before = await page.locator('#board path.contour').getAttribute('d');
    await page.locator('[data-site="1,1"]').click();
    await page.waitForFunction((d) => document.querySelector('#board path.contour').getAttribute('d') !== d, before);
  });
});

test('a position survives a reload and travels by link', async () => {
  await onPage('#game=chomp', async (page) => {
    await page.locator('[data-site="3,3"]').click();
    await page.locator('[data-ply="1"]').waitFor();
    await page.waitForFunction(() => location.hash.includes('moves=3,3'));
    const before = await sites(page);
    await page.reload();
    await page.locator('[data-ply="1"]').waitFor();
    await valued(page);
    assert.deepEqual((await sites(page)).map(([site]) => site), before.map(([site]) => site));
    await page.getByRole('button', { name: 'Share' }).click();
    const link = page.getByLabel('Link to this position');
    await page.waitForFunction(() => document.querySelector('#share-link').value.includes('#game=chomp'));
    const url = await link.inputValue();
    await onPage(url.slice(url.indexOf('#')), async (other) => {
      await shown(other, 1);
    });
  });
});

test('exports of text, JSON and pictures', async () => {
  await onPage('#game=river', async (page) => {
    await valued(page);
    await page.getByRole('button', { name: 'Share' }).click();
    for (const [button, start] of [['Text', '8\n'], ['JSON', '{"game":"river"'], ['SVG picture', '<'], ['PNG picture', '\x89PNG']]) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button, exact: true }).click()]);
      const chunks = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk);
      assert.ok(Buffer.concat(chunks).toString('latin1').startsWith(start), button);
    }
  });
});

test('a chessboard is edited by mouse and keyboard, with undo and redo', async () => {
  await onPage('#game=chessboard', async (page) => {
    await valued(page);
    await page.getByRole('button', { name: 'Edit' }).click();
    await called(page, '2,1', 'empty');
    await page.locator('[data-site="2,1"]').click();
    await called(page, '2,1', 'white piece');
    await page.keyboard.type('12');
    await called(page, '2,1', 'worth 12');
    await page.keyboard.press('b');
    await called(page, '2,1', 'black piece worth 12');
    await page.keyboard.press('Control+z');
    await called(page, '2,1', 'white piece worth 12');
    await page.keyboard.press('Control+y');
    await called(page, '2,1', 'black piece worth 12');
    await page.getByLabel('Rows').fill('7');
    await page.getByLabel('Rows').press('Enter');
    await page.locator('[data-site="7,6"]').waitFor();
    await page.getByRole('button', { name: 'Analyse' }).click();
    await valued(page);
  });
});

test('keys of the line do nothing while editing, and digits of a number are one step', async () => {
  await onPage('#game=chessboard', async (page) => {
    await page.getByRole('button', { name: 'Show the best line' }).click();
    await page.locator('[data-ply="9"]').waitFor();
    await page.keyboard.press('End');
    await shown(page, 9);
    await page.keyboard.press('Alt+3');
    await page.getByRole('button', { name: 'Black piece' }).click();
    for (const key of ['b', 'Home', ',']) await page.keyboard.press(key);
    await page.getByRole('heading', { name: 'Paint' }).click();
    await page.keyboard.press(' ');
    await page.keyboard.press('Alt+1');
    await page.getByRole('button', { name: 'Play the line' }).waitFor();
    await shown(page, 9);
    assert.equal(await page.getByText('Finding the best line').count(), 0);
    await page.getByRole('heading', { name: 'Moves', exact: true }).click();
    await page.keyboard.press(' ');
    await pauseAt(page, 1);
    await page.keyboard.press('Alt+3');
    await page.locator('[data-site="1,1"]').click();
    await called(page, '1,1', 'black piece');
    await page.keyboard.type('12');
    await called(page, '1,1', 'worth 12');
    await page.keyboard.press('Control+z');
    await page.locator('[data-site="1,1"]:not([aria-label*="worth 1"])').waitFor();
    await page.keyboard.type('3');
    await called(page, '1,1', 'worth 3');
  });
});

test('a graph is edited: drag, add, join, delete', async () => {
  await onPage('#game=node-kayles', async (page) => {
    await page.getByRole('button', { name: 'Petersen graph' }).click();
    await page.locator('[data-site="10"]').waitFor();
    await page.getByRole('button', { name: 'Edit' }).click();
    const vertex = page.locator('[data-site="3"]');
    await page.getByRole('button', { name: 'Edit' }).and(page.locator('[aria-pressed="true"]')).waitFor();
    const before = await vertex.getAttribute('transform');
    await vertex.hover();  // once it rests
    const box = await vertex.boundingBox();
    await page.mouse.down();
    await page.mouse.move(box.x + 90, box.y + 70, { steps: 3 });
    await page.mouse.up();
    await page.waitForFunction((was) => document.querySelector('[data-site="3"]').getAttribute('transform') !== was, before);
    await vertex.click();
    await page.locator('circle.selected').waitFor();
    await page.getByRole('button', { name: 'Add vertices' }).click();
    const board = await page.locator('#board svg').boundingBox();
    await page.mouse.click(board.x + 25, board.y + 25);
    await page.locator('[data-site="11"]').waitFor();
    const edges = (count) => counted(page, '.edges line', count);
    await edges(15);
    await page.getByRole('button', { name: 'Join or part' }).click();
    await page.locator('[data-site="11"]').click();
    await page.locator('[data-site="3"]').click();
    await edges(16);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.locator('[data-site="11"]').click();
    await edges(15);
    await page.getByRole('button', { name: 'Analyse' }).click();
    await valued(page);
  });
});

test('text of a contest and of other programs is imported, and faults are told by line and column', async () => {
  await onPage('#game=node-kayles', async (page) => {
    const open = async (text) => {
      await page.getByRole('button', { name: 'Import' }).click();
      await page.locator('#import-text').fill(text);
      await page.getByRole('button', { name: 'Open', exact: true }).click();
    };
    await open('DqK');
    await page.locator('[data-site="5"]').waitFor();
    await open('p edge 3 2\ne 1 2\ne 2 3\n');
    await counted(page, '[data-site]', 3);
    await open('petersen:7,2');
    await page.locator('[data-site="14"]').waitFor();
    await open('3 1\n1 4\n');
    await page.getByRole('alert').filter({ hasText: 'Line 2, column 3' }).waitFor();
  });
});

test('hints stay until they are switched off, and come back', async () => {
  await onPage('#game=bus', async (page) => {
    await valued(page);
    await page.locator('[data-site="1"]').click();
    await valued(page);
    await page.keyboard.press('v');
    await counted(page, '[data-site][aria-label*=", value "]', 0);
    await page.getByRole('switch', { name: 'Values of all moves' }).click({ force: true });
    await valued(page);
  });
});

test('a board that is too large is refused with the reason before it is solved', async () => {
  await onPage('#game=chessboard', async (page) => {
    await valued(page);
    await page.getByRole('button', { name: 'Edit' }).click();
    for (const side of ['Rows', 'Columns']) {
      await page.getByLabel(side).fill('24');
      await page.getByLabel(side).press('Enter');
    }
    await page.locator('[data-site="24,24"]').click();
    await page.getByRole('button', { name: 'Random board' }).click();
    await page.waitForFunction(() => document.querySelectorAll('[aria-label*="piece"]').length > 100);
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.getByRole('alert').filter({ hasText: 'memory' }).waitFor();
    await counted(page, '.badges text', 0);
  });
});

test('of two boards asked for, the second is shown, whichever comes last', async () => {
  await onPage('#game=woodchess', async (page) => {
    await valued(page);
    let release;
    const later = new Promise((resolve) => (release = resolve));
    await page.route('**/api/parse', async (route) => {
      if (route.request().postDataJSON().text.startsWith('2 3')) await later;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Small' }).click();
    await page.getByRole('button', { name: 'Contest size' }).click();
    await counted(page, '[data-site]', 10 * 10);
    const answered = page.waitForResponse('**/api/parse');
    release();
    await answered;
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByLabel('I play').waitFor();
    await counted(page, '[data-site]', 10 * 10);
  });
});

test('the page speaks Chinese, in the dark, too', async () => {
  await onPage('', async (page) => {
    await page.getByText('选择一个游戏').waitFor();
    await page.getByRole('button', { name: '一双木棋' }).click();
    await page.getByRole('heading', { name: '一双木棋' }).waitFor();
    await eventually(page, () => [document.documentElement.dataset.theme, document.documentElement.lang], ['dark', 'zh']);
    await page.locator('[data-site="1,1"][aria-label*="第1行第1列：先手得"]').waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Woodchess' }).waitFor();
  }, { locale: 'zh-CN', colorScheme: 'dark' });
});

test('the box of the knights is drawn when it is wanted', async () => {
  await onPage('#game=knights', async (page) => {
    await valued(page);
    await page.getByRole('button', { name: '3-D view' }).click();
    await page.locator('canvas').waitFor();
    await page.locator('canvas').press('ArrowLeft');
    await page.getByRole('button', { name: 'Layers' }).click();
    await page.locator('[data-site="2,1,1"]').waitFor();
  });
});

test('long work can be cancelled and tried again', async () => {
  await onPage('#game=node-kayles', async (page) => {
    await valued(page);
    await page.getByRole('button', { name: 'Import' }).click();
    await page.locator('#import-text').fill('grid:13x13');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByText('Working').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Cancelled.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Working').waitFor();
    await page.getByRole('button', { name: 'Small' }).or(page.getByRole('button', { name: 'Cube' })).click();
    await valued(page);
  });
});
