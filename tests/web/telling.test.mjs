// What the page tells: why a move is best, what is wrong with a link, a text or a number, what the marks mean; and that
// it shows what there is: weights, joined sides, usual drawings, long numbers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { onPage, useBrowser, valued } from './harness.mjs';

useBrowser();

test('a text that was taken for something else can be read as what it is', async () => {
  await onPage('#game=node-kayles', async (page) => {
    await page.getByRole('button', { name: 'Import' }).click();
    await page.locator('#import-text').fill('hello world');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'was taken for: graph6' }).waitFor();
    await page.locator('#import-text').fill('c a comment\n3 x\n');
    await page.getByLabel('Read as').selectOption('edges');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'cannot be read as: list of edges' }).waitFor();
    const marked = await page.locator('#import-text').evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd));
    assert.equal(marked, 'c');
  });
});

test('links that are damaged or lead nowhere say so', async () => {
  for (const [fragment, words] of [
    ['#game=chomp&data=AAAA', 'The link is damaged'], ['#game=nothing', 'a game called “nothing”'], ['#hello', 'names no game'],
    [`#game=bus&data=${deflateSync('{"seats":"x"}').toString('base64url')}`, 'expected'],
  ]) {
    await onPage(fragment, async (page) => {
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      assert.equal(await page.getByRole('alert').count(), 0);
    });
  }
});

test('keys held with Alt, Ctrl or Meta do not edit the board', async () => {
  await onPage('#game=chessboard', async (page) => {
    await valued(page);
    await page.keyboard.press('Alt+3');
    const cell = page.locator('[data-site="1,1"]');
    await cell.focus();
    const before = await cell.getAttribute('aria-label');
    for (const keys of ['Alt+5', 'Alt+b', 'Control+b', 'Meta+x', 'Alt+Delete', 'Meta+7', 'Control+Enter', 'Alt+ArrowRight', 'Alt+3']) {
      await page.keyboard.press(keys);
      assert.equal(await cell.getAttribute('aria-label'), before, keys);
      assert.ok(await cell.evaluate((element) => element === document.activeElement), keys);
    }
    await page.keyboard.press('Alt+1');
    await valued(page);
    assert.equal(await cell.getAttribute('aria-label').then((label) => label.split(':')[0]), before.split(':')[0]);
    await page.keyboard.press('Alt+3');
    await cell.focus();
    await page.keyboard.press('Delete');
    assert.match(await cell.getAttribute('aria-label'), /empty/);
  });
});

test('a number that is out of range is told, not only changed', async () => {
  await onPage('#game=chessboard', async (page) => {
    await page.getByRole('button', { name: 'Edit' }).click();
    for (const [typed, words, value] of [['99', 'At most 24', '24'], ['0', 'At least 1', '1'], ['99', 'At most 24', '24']]) {
      await page.getByLabel('Rows').fill(typed);
      await page.getByLabel('Rows').press('Enter');
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
      assert.equal(await page.getByLabel('Rows').inputValue(), value);
    }
  });
});

test('weights and sides that are joined are shown, valued and edited', async () => {
  await onPage('#game=independent-set', async (page) => {
    await page.getByRole('button', { name: 'Import' }).click();
    await page.locator('#import-text').fill('{"game":"independent-set","board":{"size":[2,4],"toroidal":[false,true]},"piece":"wazir","weights":[[1,2,3,4],[5,60,7,8]]}');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByText('At most 72 in all').waitFor();
    await page.getByText('The left and the right side are joined').waitFor();
    assert.equal(await page.locator('line.joined').count(), 2);
    await page.locator('[data-site="2,2"]').click();
    await page.getByText('60 so far').waitFor();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.locator('[data-site="1,1"]').focus();
    await page.keyboard.type('90');
    assert.match(await page.locator('[data-site="1,1"]').getAttribute('aria-label'), /counts 90/);
    await page.getByLabel('Weights').selectOption('plain');
    await page.getByLabel('Joined sides').selectOption('rowscols');
    assert.equal(await page.locator('line.joined').count(), 4);
  });
});

test('why the best move is best is read beside the board, and what a nimber is', async () => {
  await onPage('#game=chessboard', async (page) => {
    await page.getByText('Why it is best').waitFor();
    await page.getByText('No other removal of exposed pieces is as good').waitFor();
    await page.getByRole('row', { name: /5,1\+6,2 6 25 31/ }).waitFor();
    await page.getByRole('button', { name: 'Value the blocked pieces' }).click();
    await page.mouse.move(1, 1);  // The list grows below the pointer, and pointing at a move tells of that one.
    await page.getByText(/only best move|moves are equally good/).waitFor();
  });
  await onPage('#game=chomp', async (page) => {
    await valued(page);
    await page.getByText('What is a nimber?').click();
    await page.getByText('the least number that is missing is').waitFor();
    assert.match(await page.locator('.bar').getAttribute('aria-label'), /First player wins; nimber/);
    await page.locator('[data-site="1,2"]').hover();
    await page.getByText('It gives the win away.').waitFor();
  });
});

test('families are drawn as they usually are, parts of a graph side by side', async () => {
  await onPage('#game=node-kayles', async (page) => {
    const open = async (text) => {
      await page.getByRole('button', { name: 'Import' }).click();
      await page.locator('#import-text').fill(text);
      await page.getByRole('button', { name: 'Open', exact: true }).click();
    };
    const middles = () => page.locator('[data-site]').evaluateAll((all) => all.map((site) => {
      const box = site.querySelector('.vertex').getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2, box.width];
    }));
    await open('path:12');
    await page.locator('[data-site="12"]').waitFor();
    const row = await middles();
    assert.ok(row.every(([, y]) => Math.abs(y - row[0][1]) < 1) && row.every(([x], i) => i === 0 || x > row[i - 1][0] + row[i][2]));
    await open('6 6\n1 2\n2 3\n1 3\n4 5\n5 6\n4 6\n');
    await page.waitForFunction(() => document.querySelectorAll('[data-site]').length === 6);
    const xs = (await middles()).map(([x]) => x);
    assert.ok(Math.max(...xs.slice(0, 3)) < Math.min(...xs.slice(3)) || Math.max(...xs.slice(3)) < Math.min(...xs.slice(0, 3)));
  });
});

test('what conflicts is said and shown', async () => {
  await onPage('#game=bus', async (page) => {
    await page.getByText('On this bus k = 1').waitFor();
    await page.getByText('hatched: broken seat').waitFor();
    await page.locator('[data-site="2"]').hover();
    assert.equal(await page.locator('rect.shadow').count() - 1, 2);
  });
  await onPage('#game=knights', async (page) => {
    await page.getByText('Two places conflict when a piece (knight)').waitFor();
    assert.equal(await page.locator('.moves .hit').count(), 8 + 4 + 4);
  });
});

test('long numbers stay inside their cells and panels', async () => {
  await onPage('#game=woodchess', async (page) => {
    await page.getByRole('button', { name: 'Import' }).click();
    await page.locator('#import-text').fill('2 2\n123456789012 999999999999\n888888888888 777777777777\n123456789012 999999999999\n888888888888 777777777777\n');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await valued(page);
    await page.getByText('123456789012').first().waitFor();
    const outside = await page.evaluate(() => {
      const bad = [];
      for (const cell of document.querySelectorAll('[data-site]')) {
        const room = cell.querySelector('.ground').getBoundingClientRect();
        for (const text of cell.querySelectorAll('text')) {
          const box = text.getBoundingClientRect();
          if (box.left < room.left - 1 || box.right > room.right + 1) bad.push(text.textContent);
        }
      }
      for (const panel of document.querySelectorAll('.panel')) if (panel.scrollWidth > panel.clientWidth) bad.push(panel.textContent.slice(0, 40));
      return bad;
    });
    assert.deepEqual(outside, []);
  }, { viewport: { width: 390, height: 844 } });
});
