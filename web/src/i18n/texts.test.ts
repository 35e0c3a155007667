// Both languages have the same texts, all of them are used, and no other text reaches the reader.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { en } from './en';
import { zh } from './zh';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = (folder: string): string[] => readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
  const name = path.join(folder, entry.name);
  return entry.isDirectory() ? files(name) : [name];
});
const sources = files(root).filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|i18n\/(en|zh)\.ts$/.test(name))
  .map((name): [string, string] => [path.relative(root, name), readFileSync(name, 'utf8')]);
const keys = Object.keys(en) as (keyof typeof en)[];

/** `text` without what stands in balanced braces. */
function withoutExpressions(text: string): string {
  let [depth, out] = [0, ''];
  for (const character of text) {
    if (character === '{') ++depth;
    if (depth === 0) out += character;
    if (character === '}') --depth;
  }
  return out;
}

describe('texts', () => {
  it('have the same keys in both languages, none of them empty', () => {
    expect(Object.keys(zh).sort()).toEqual([...keys].sort());
    for (const key of keys) expect([key, en[key].trim() !== '', zh[key].trim() !== '']).toEqual([key, true, true]);
  });
  it('have the same arguments in both languages', () => {
    const args = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort();
    for (const key of keys) expect([key, args(zh[key])]).toEqual([key, args(en[key])]);
  });
  it('are Chinese in Chinese', () => {
    const same = ['share.json', 'share.graph6', 'share.dimacs', 'format.json', 'format.graph6', 'format.sparse6', 'format.dimacs', 'limit.other', 'bar.of'];
    expect(keys.filter((key) => !/\p{Script=Han}/u.test(zh[key]) && !same.includes(key) && !key.startsWith('join.'))).toEqual([]);
    expect(keys.filter((key) => /\p{Script=Han}/u.test(en[key]))).toEqual([]);
  });
  it('are all used', () => {
    const text = sources.map(([, source]) => source).join('\n');
    const made = [...text.matchAll(/`([\w.]+\.)\$\{/g)].map((match) => match[1]!);
    expect(keys.filter((key) => !text.includes(`'${key}'`) && !made.some((prefix) => key.startsWith(prefix)))).toEqual([]);
  });
  it('are the only words that components write', () => {
    const found = sources.filter(([name]) => name.endsWith('.svelte')).flatMap(([name, source]) => {
      const markup = withoutExpressions(source.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<!--[\s\S]*?-->/g, ''));
      const labels = [...markup.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]*[A-Za-z][^"]*)"/g)].map((match) => match[1]!);
      const words = markup.replace(/<[^>]*>/g, ' ').match(/[A-Za-z]{2,}/g) ?? [];
      return [...labels, ...words.filter((word) => word !== 'minimex')].map((word) => `${name}: ${word}`);
    });
    expect(found).toEqual([]);
  });
  it('are joined by the signs of their language', () => {
    const found = sources.filter(([name]) => /^(panels|board|home)\/|svelte$/.test(name)).flatMap(([name, source]) => {
      const markup = source.replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
      const glued = [...source.matchAll(/\}[:;,] \$\{|\.join\('[:;,] '\)/g), ...(name.endsWith('.svelte') ? markup.matchAll(/\}[:;,] \{/g) : [])];
      return glued.map(([text]) => `${name}: ${text}`);
    });
    expect(found).toEqual([]);
  });
  it('are what errors tell', () => {
    const found = sources.filter(([name]) => name !== 'model/problem.ts').filter(([, source]) => /new (Type|Range)?Error\(/.test(source)).map(([name]) => name);
    expect(found).toEqual([]);
    expect(sources.filter(([, source]) => /message: '[^']/.test(source)).map(([name]) => name)).toEqual([]);
  });
});
