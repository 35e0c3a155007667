// The reader's language and theme: chosen by the browser at first, kept when changed.

import type { Message, Move, Site } from '../model/types';
import { en, type Key } from './en';
import { zh } from './zh';

export type Language = 'en' | 'zh';
export type Theme = 'auto' | 'light' | 'dark';

const kTexts: Record<Language, Record<Key, string>> = { en, zh };

function stored<T extends string>(key: string, values: readonly T[], otherwise: T): T {
  try {
    const value = localStorage.getItem(`minimex.${key}`) as T;
    return values.includes(value) ? value : otherwise;
  } catch {
    return otherwise;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(`minimex.${key}`, value);
  } catch {
    // Private windows may forbid it; the choice then lasts as long as the page.
  }
}

class Preferences {
  language = $state<Language>(stored('language', ['en', 'zh'], navigator.language.startsWith('zh') ? 'zh' : 'en'));
  theme = $state<Theme>(stored('theme', ['auto', 'light', 'dark'], 'auto'));

  setLanguage(language: Language): void {
    this.language = language;
    store('language', language);
    this.apply();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    store('theme', theme);
    this.apply();
  }

  /** Tells the document, whose style sheet follows. */
  apply(): void {
    document.documentElement.lang = this.language;
    const dark = this.theme === 'dark' || (this.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }
}

export const preferences = new Preferences();

export type Single = 'says.seat' | 'says.vertex' | 'says.cellOfLine';

type Args = Record<string, string | number>;

export function format(template: string, args: Args = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in args ? String(args[name]) : whole));
}

export function t(key: Key, args?: Args): string {
  const text = format(kTexts[preferences.language][key], args);
  // Templates set numbers off by spaces; between two Chinese characters there is none.
  return preferences.language === 'zh' ? text.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '') : text;
}

/** `parts` that are not empty, with the signs of the language between them: "name: value", "what, more", … */
export const joined = (how: 'named' | 'with' | 'detail' | 'list', ...parts: readonly string[]): string =>
  parts.reduce((before, next) => (before === '' || next === '' ? before + next : t(`join.${how}`, { before, next })), '');

/** Sentences one after the other. */
export const sentences = (parts: readonly string[]): string => parts.join(preferences.language === 'zh' ? '' : ' ');

/**
 * A cell in words, "row 2, column 3": in `2,3` nobody knows which is which. `single` says what bare numbers are;
 * without it they stay numbers.
 */
export function placeName(site: Site, single?: Single): string {
  const [row, col, layer] = site.split(',');
  if (col === undefined) return single ? t(single, { seat: site }) : site;
  return layer === undefined ? t('says.cell', { row: row!, col }) : t('says.cellLayer', { row: row!, col, layer });
}

export function moveName(move: Move, single?: Single): string {
  const [first, second] = move.split('+');
  return second === undefined ? placeName(first!, single) : t('says.pair', { a: placeName(first!), b: placeName(second) });
}

/** A message whose cells and parts are told in words, as a part of a sentence. */
export function inWords({ key, args = {} }: Message): string {
  const told = (value: string | number | Message): string | number => {
    if (typeof value === 'object') return inWords(value);
    return typeof value === 'string' && /^\d+,[\d,+]+$/.test(value) ? moveName(value) : value;
  };
  return t(key, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, told(value)])));
}

/** The same as a sentence. */
export const say = (message: Message): string => capital(inWords(message));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
