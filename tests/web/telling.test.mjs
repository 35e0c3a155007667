// What the page tells: why a move is best, what is wrong with a link, a text or a number, what the marks mean; and that
// it shows what there is: weights, joined sides, usual drawings, long numbers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { called, counted, eventually, onPage, useBrowser, valued } from './harness.mjs';

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
    await eventually(page, () => {
      const area = document.querySelector('#import-text');
      return area.value.slice(area.selectionStart, area.selectionEnd);
    }, 'c');
  });
});

test('links that are damaged or lead nowhere say so', async () => {
  for (const [fragment, words] of [
    ['#game=chomp&data=AAAA', 'The link is damaged'], ['#game=nothing', 'a game called “nothing”'], ['#hello', 'names no game'],
    [`#game=bus&data=${deflateSync('{"seats":"x"}').toString('base64url')}`, 'expected'],
    [`#game=bus&data=${deflateSync('{"seats":900000,"distance":900000}').toString('base64url')}`, '900000 cells are too many'],
    [`#game=river&data=${deflateSync(`{"grid":["${'.'.repeat(5e6)}"]}`).toString('base64url')}`, 'too large'],
  ]) {
    await onPage(fragment, async (page) => {
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      await counted(page, '[role="alert"]', 0);
    });
  }
});

test('keys held with Alt, Ctrl or Meta do not edit the board', async () => {
  await onPage('#game=chessboard', async (page) => {
    await valued(page);
    const cell = page.locator('[data-site="1,1"]');
    const edit = async () => {
      await page.keyboard.press('Alt+3');
      await page.getByRole('button', { name: 'Edit' }).and(page.locator('[aria-pressed="true"]')).waitFor();
    };
    await edit();
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
    await edit();
    await cell.focus();
    await page.keyboard.press('Delete');
    await called(page, '1,1', 'empty');
  });
});

test('a number that is out of range is told, not only changed', async () => {
  await onPage('#game=chessboard', async (page) => {
    await page.getByRole('button', { name: 'Edit' }).click();
    for (const [typed, words, value] of [['99', 'At most 24', '24'], ['0', 'At least 1', '1'], ['99', 'At most 24', '24']]) {
      await page.getByLabel('Rows').fill(typed);
      await page.getByLabel('Rows').press('Enter');
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
      await page.waitForFunction(([rows, right]) => rows.value === right, [await page.getByLabel('Rows').elementHandle(), value]);
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
    await counted(page, 'line.joined', 2);
    await page.locator('[data-site="2,2"]').click();
    await page.getByText('60 so far').waitFor();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.locator('[data-site="1,1"]').focus();
    await page.keyboard.type('90');
    await called(page, '1,1', 'counts 90');
    await page.getByLabel('Weights').selectOption('plain');
    await page.getByLabel('Joined sides').selectOption('rowscols');
    await counted(page, 'line.joined', 4);
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
    await page.locator('.bar[aria-label*="First player wins; nimber"]').waitFor();
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
    await open('path:12');
    await page.waitForFunction(() => {
      const row = [...document.querySelectorAll('[data-site] .vertex')].map((vertex) => vertex.getBoundingClientRect());
      return row.length === 12 && row.every((box, i) => Math.abs(box.y - row[0].y) < 1 && (i === 0 || box.left > row[i - 1].right));
    });
    await open('6 6\n1 2\n2 3\n1 3\n4 5\n5 6\n4 6\n');
    await page.waitForFunction(() => {
      const xs = [...document.querySelectorAll('[data-site] .vertex')].map((vertex) => vertex.getBoundingClientRect().x);
      const [one, other] = [xs.slice(0, 3), xs.slice(3)];
      return xs.length === 6 && (Math.max(...one) < Math.min(...other) || Math.max(...other) < Math.min(...one));
    });
  });
});

test('what conflicts is said and shown', async () => {
  await onPage('#game=bus', async (page) => {
    await page.getByText('On this bus k = 1').waitFor();
    await page.getByText('hatched: broken seat').waitFor();
    await page.locator('[data-site="2"]').hover();
    await counted(page, 'rect.shadow', 2 + 1);
  });
  await onPage('#game=knights', async (page) => {
    await page.getByText('Piece: knight. Its moves:').waitFor();
    await counted(page, '.moves .hit', 8 + 4 + 4);
  });
});

test('long numbers stay inside their cells and panels', async () => {
  await onPage('#game=woodchess', async (page) => {
    await page.getByRole('button', { name: 'Import' }).click();
    await page.locator('#import-text').fill('2 2\n123456789012 999999999999\n888888888888 777777777777\n123456789012 999999999999\n888888888888 777777777777\n');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await valued(page);
    await page.getByText('123456789012').first().waitFor();
    await eventually(page, () => {
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
    }, []);
  }, { viewport: { width: 390, height: 844 } });
});
