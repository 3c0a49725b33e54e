import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from '../fixtures.ts';
import type { Fault } from './page.ts';
import type { Screen } from './screens.ts';
import type { Write } from './writes.ts';

/** What a screen shows under a fault, and how its visitor goes on. */
export interface Cell {
  readonly fault: Fault;
  readonly words: readonly string[];
  readonly wayOn: string;
}

/** The faults, in the words of the report. */
export const faultLabels = {
  offline: 'Offline',
  401: '401',
  403: '403',
  404: '404',
  409: '409',
  413: '413',
  429: '429',
  500: '500',
  503: '503',
  timeout: 'No answer',
  html: 'HTML',
  malformed: 'Bad JSON',
  slow: 'Slow',
  'storage full': 'Full',
  'storage cleared': 'Cleared',
} as const satisfies Readonly<Record<Fault, string>>;

const order: readonly Fault[] = [
  'offline',
  '401',
  '403',
  '404',
  '409',
  '413',
  '429',
  '500',
  '503',
  'timeout',
  'html',
  'malformed',
  'slow',
  'storage full',
  'storage cleared',
];
/** A read needs no room. */
export const readFaults = order.filter((fault) => fault !== 'storage full');
export const writeFaults = order;

/** The faults that the ordinary run brings about on the screen with this number: an eighth of them, in turn. */
export function sampleOf(faults: readonly Fault[], number: number): readonly Fault[] {
  return faults.filter((_, i) => i % 8 === number % 8);
}

const unreadable = 'The server sent an answer that could not be read.';

/** What is said of a fault, whatever it has happened to: the server's words, or the portal's where it has none. */
const reasons: Readonly<Partial<Record<Fault, string>>> = {
  offline: 'The server could not be reached. Check your connection and try again.',
  403: 'You do not have permission to do this',
  404: 'This record does not exist any more',
  409: 'Somebody else has changed this in the meantime',
  413: 'The request is larger than 1 MiB',
  429: 'Too many requests. Please try again in 30 seconds.',
  500: 'Something went wrong. Please try again.',
  503: 'The server is being maintained. Please try again in 2 minutes.',
  timeout: 'The server did not answer within 10 seconds.',
  html: unreadable,
  malformed: unreadable,
  'storage full': 'The storage is full. Nothing was saved.',
  'storage cleared': 'The browser has cleared the demo’s data. The demo started again with fresh data.',
};

const unanswered: ReadonlySet<Fault> = new Set<Fault>(['offline', 'timeout', 'html', 'malformed']);
const asksToWait: ReadonlySet<Fault> = new Set<Fault>(['429', '503']);

/** The texts of which one has to be said. */
type Wanted = readonly string[];
const wantedOf = (fault: Fault): readonly Wanted[] => [reasons[fault] ?? []].flat().map((text) => [text]);

function expectWords({ fault, words }: Cell, wanted: readonly Wanted[]): void {
  for (const texts of wanted)
    expect
      .soft(
        words.some((one) => texts.some((text) => one.includes(text))),
        `${faultLabels[fault]}: “${words.join(' | ')}” has one of “${texts.join(' | ')}”`,
      )
      .toBe(true);
}

/** What a screen has to say under a fault, and which way on it has to offer. */
export function expectRead(cell: Cell, { title, as, says = [], fallback = [] }: Screen): void {
  const { fault, wayOn } = cell;
  const hasFallback = fallback.length > 0;
  if (fault === 'slow') return expect.soft(wayOn).toBe('Nothing to do');
  if (fault === 'storage cleared') return expectWords(cell, wantedOf(fault));
  // A call that needs no session says of it nothing.
  if (fault === '401' && title !== '/')
    return expect.soft(wayOn).toBe(as === 'visitor' ? 'Goes to /login' : 'Goes to /login, and from there back');
  expectWords(cell, hasFallback ? [fallback] : [says, ...wantedOf(fault)]);
  const isHeld = asksToWait.has(fault) ? '“Try Again”, after the pause' : '“Try Again”';
  expect.soft(wayOn, faultLabels[fault]).toContain(title === '/' ? 'Nothing to do' : isHeld);
}

/** What a form has to say under a fault. That it keeps what was typed is looked at where it is sent. */
export function expectWrite(cell: Cell, { operation, thrown, conflict }: Write): void {
  const { fault, wayOn } = cell;
  const isLogin = operation === 'studentLogin';
  if (fault === 'slow') return expect.soft(wayOn).toBe('It is stored');
  if (fault === '401') return isLogin ? undefined : expect.soft(wayOn).toMatch(/^Goes to \/login/);
  if (fault === '409' && conflict) return expectWords(cell, [[conflict]]);
  // Section 8 has one text for a login that was not answered.
  if (unanswered.has(fault)) return expectWords(cell, [[thrown], ...(isLogin ? [] : wantedOf(fault))]);
  expectWords(cell, wantedOf(fault));
}

/** Adds what was found on a screen to the report of this run. */
export function report(title: string, cells: readonly Cell[]): void {
  const file = 'test-results/faults.md';
  mkdirSync(dirname(file), { recursive: true });
  const rows = cells.map(({ fault, words, wayOn }) => `| ${faultLabels[fault]} | ${words.join(' ')} | ${wayOn} |`);
  const table = ['| Fault | What is said | Way on |', '| --- | --- | --- |', ...rows];
  appendFileSync(file, `## ${title}\n\n${table.join('\n')}\n\n`);
}
