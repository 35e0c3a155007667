// Installs the packages of web/package-lock.json into web/node_modules, unless they are there already.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const mark = `${web}node_modules/.installed`;
const lock = createHash('sha256').update(readFileSync(`${web}package-lock.json`)).digest('hex');

if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) {
  console.log('installed already');
} else {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: web, stdio: 'inherit' });
  writeFileSync(mark, lock);
}
