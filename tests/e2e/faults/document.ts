import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Fault } from './page.ts';

const file = 'docs/faults.md';

/** What a screen shows under a fault, and how its visitor goes on. */
export interface Cell {
  readonly fault: Fault;
  readonly words: readonly string[];
  readonly wayOn: string;
}

/** The faults in the order of the document, in its words. */
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

/** Section 8: what the home page counts where it cannot count. */
const fallback = 'Total Students 1,200 Students Placed 980 Departments 8 Faculty Members 120';

/** Numbers of records are the seed's. */
function withoutNumbers(words: string): string {
  if (words === fallback) return words;
  return words
    .replace(/\b\d[\d,]*( of \d[\d,]*)?(?= (students?|courses?|applications?)\b)/g, 'N')
    .replace(/APP-\d+-\d+/g, 'APP-N')
    .replace(/(?<=(Total Students|Students Placed|Departments|Faculty Members) )[\d,]+/g, 'N');
}

/** A cell as it is written down: with no number that is the seed's. */
export const withoutSeed = (cell: Cell): Cell => ({ ...cell, words: cell.words.map(withoutNumbers) });

const intro = `# What each screen says when a call fails

\`npm run tool faults\` brings about every fault on every screen and writes this page; \`npm run e2e\` compares an eighth of it, in turn.
Nothing that was typed is lost, except passwords. [Gateway answers](gateway-answers.md) has the sentences of answers that the server itself has not written.

A cell has the numbers of its [sentences](#sentences), and the letter of its [way on](#ways-on) where that differs from the row's.
No answer: for ten seconds. HTML: with status 200. Slow: after nine seconds. Full, Cleared: the storage. N: any number.`;

const escaped = (text: string) => text.replaceAll('*', String.raw`\*`);
const unescaped = (text: string) => text.replaceAll(String.raw`\*`, '*');

/** What was found on each screen, by its title; nothing for one that makes no call. */
type Found = ReadonlyMap<string, readonly Cell[]>;

const letterOf = (number: number) => String.fromCodePoint(97 + number);
/** What is in most of the texts. */
const usual = (texts: readonly string[]) =>
  texts.toSorted((a, b) => texts.filter((one) => one === b).length - texts.filter((one) => one === a).length)[0] ?? '';

/** The document of what was found. Sentences and ways on stand in it once, and the table refers to them. */
function documentOf(found: Found): string {
  const cells = [...found.values()].flat();
  const sentences = [...new Set(cells.flatMap(({ words }) => words))];
  const ways = [...new Set(cells.map(({ wayOn }) => wayOn))];
  const letter = (wayOn: string) => letterOf(ways.indexOf(wayOn));
  const rows = [...found].flatMap(([title, own]) => {
    if (own.length === 0) return [];
    const wayOn = usual(own.map((cell) => cell.wayOn));
    const texts = order.map((fault) => {
      const cell = own.find((one) => one.fault === fault);
      if (!cell) return '';
      const numbers = cell.words.map((one) => sentences.indexOf(one) + 1).join('+') || '–';
      return cell.wayOn === wayOn ? numbers : `${numbers} ${letter(cell.wayOn)}`;
    });
    return [`| ${[title, letter(wayOn), ...texts].join(' | ')} |`];
  });
  const silent = [...found].filter(([, own]) => own.length === 0).map(([title]) => `\`${title}\``);
  return [
    intro,
    `No call, so no fault: ${silent.join(', ')}.`,
    [
      `| ${['Screen', 'Way', ...order.map((fault) => faultLabels[fault])].join(' | ')} |`,
      `|${' --- |'.repeat(order.length + 2)}`,
      ...rows,
    ].join('\n'),
    '## Ways on',
    ways.map((wayOn, i) => `- ${letterOf(i)}: ${escaped(wayOn)}`).join('\n'),
    '## Sentences',
    sentences.map((sentence, i) => `${i + 1}. ${escaped(sentence)}`).join('\n'),
    '',
  ].join('\n\n');
}

/** Reads the document back; empty where there is none. */
function readFound(): Found {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const listed = (line: RegExp) =>
    new Map(
      lines.flatMap((text) => {
        const [, mark, words] = line.exec(text) ?? [];
        return mark && words ? [[mark, unescaped(words)] as const] : [];
      }),
    );
  const sentences = listed(/^(\d+)\. +(.+)$/);
  const ways = listed(/^- ([a-z]): (.+)$/);
  const silent = lines.find((text) => text.startsWith('No call, so no fault:'))?.matchAll(/`([^`]+)`/g) ?? [];
  const rows = lines.filter((text) => text.startsWith('| ')).slice(2);
  return new Map<string, readonly Cell[]>([
    ...[...silent].map(([, title = '']) => [title, []] as const),
    ...rows.map((row) => {
      const [title = '', usualLetter = '', ...texts] = row
        .slice(1, -1)
        .split('|')
        .map((text) => text.trim());
      const cells = order.flatMap((fault, i): Cell[] => {
        const [numbers = '', letter = usualLetter] = (texts[i] ?? '').split(' ');
        if (!numbers) return [];
        const words = numbers === '–' ? [] : numbers.split('+').map((number) => sentences.get(number) ?? '');
        return [{ fault, words, wayOn: ways.get(letter) ?? '' }];
      });
      return [title, cells] as const;
    }),
  ]);
}

/** What the document has about a screen; undefined where it does not name it. */
export const documented = (title: string): readonly Cell[] | undefined => readFound().get(title);

/** Writes what was found on a screen into the document, in the place that the screen has among all. */
export function document(titles: readonly string[], title: string, cells: readonly Cell[]): void {
  const found = new Map(readFound()).set(title, cells.map(withoutSeed));
  const known = titles.flatMap((one) => {
    const own = found.get(one);
    return own ? [[one, own] as const] : [];
  });
  writeFileSync(file, documentOf(new Map(known)));
}
