// The committed page is what the sources build to, it is small, and it holds nothing that a strict policy of
// contents would stop.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const dist = path.join(web, 'dist');

/** Most bytes, compressed, until the page is painted. */
const kFirstPaint = 100_000;

function files(folder, below = '') {
  return readdirSync(path.join(folder, below), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? files(folder, path.join(below, entry.name)) : [path.join(below, entry.name)]))
    .sort();
}

test('web/dist is what the sources build to', () => {
  const fresh = mkdtempSync(path.join(tmpdir(), 'minimex-dist-'));
  try {
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'error'], { cwd: web, stdio: 'inherit' });
    assert.deepEqual(files(dist), files(fresh), 'run `npm ci && npm run build` in web/ and commit web/dist');
    for (const file of files(fresh)) {
      assert.ok(readFileSync(path.join(dist, file)).equals(readFileSync(path.join(fresh, file))), `${file} differs: run \`npm run build\` in web/`);
    }
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
});

test('the first paint takes less than 100 kB', () => {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const linked = [...html.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map((match) => match[1]);
  const sizes = ['index.html', ...linked].map((file) => gzipSync(readFileSync(path.join(dist, file))).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`first paint: ${total} bytes`);
  assert.ok(total < kFirstPaint, `${total} bytes`);
  assert.ok(!linked.some((file) => file.includes('Box')), 'the box is loaded when it is wanted');
});

test('nothing is inline and nothing comes from elsewhere', () => {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  assert.doesNotMatch(html, /<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
  assert.doesNotMatch(html, /https?:/);
  const css = files(dist).filter((file) => file.endsWith('.css')).map((file) => readFileSync(path.join(dist, file), 'utf8')).join('');
  assert.doesNotMatch(css, /url\(|@import/);
});

test('the lockfile names no host of a registry', () => {
  assert.doesNotMatch(readFileSync(path.join(web, 'package-lock.json'), 'utf8'), /"resolved"/);
});
