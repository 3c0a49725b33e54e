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
  401: '401 Not signed in',
  403: '403 Not allowed',
  404: '404 Not found',
  409: '409 Conflict',
  413: '413 Too large',
  429: '429 Too many requests',
  500: '500 Server error',
  503: '503 Not available',
  timeout: 'No answer for 10 seconds',
  html: 'An HTML page with 200',
  malformed: 'Malformed JSON',
  slow: 'An answer after 9 seconds',
  'storage full': 'The storage is full',
  'storage cleared': 'The storage has been cleared',
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

const intro = `# What each screen says when something fails

Made by \`npm run tool faults\`, which brings every fault about on every screen and writes down what Chromium then shows.
The ordinary end-to-end run brings an eighth of them about, in turn, and fails where a screen shows other words than
these. In every cell the screen has its heading and text, nothing turns for ever, no exception or rejection is left
unhandled, and what was typed is still there; only passwords are not kept where the page is left.

A fault is set for every call, and for the writes for their own call; the storage's faults and “offline” are set for
the page. The ten seconds that the app waits, and the nine of the slow answer, are shortened. Numbers of records stand
as N. The demo's bar sets the same faults by hand: see “Conditions”.
`;

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

const cellText = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('*', String.raw`\*`);

/** A cell as a row of its screen's table. */
export const rowOf = ({ fault, words, wayOn }: Cell): string =>
  `| ${[faultLabels[fault], words.length > 0 ? words.map((one) => `“${withoutNumbers(one)}”`).join(' ') : '–', wayOn].map(cellText).join(' | ')} |`;

/** Prettier pads the cells of a table. */
const withoutPadding = (markdown: string) => markdown.replace(/ {2,}/g, ' ');

/** The sections of the document, by their headings. */
function readSections(): Map<string, string> {
  const text = existsSync(file) ? withoutPadding(readFileSync(file, 'utf8')) : '';
  return new Map(
    text
      .split(/^### /m)
      .slice(1)
      .map((section) => {
        const [title = '', ...rest] = section.split('\n');
        return [
          title,
          rest
            .join('\n')
            .replace(/\n## [^]*$/, '')
            .trim(),
        ] as const;
      }),
  );
}

/** What the document has about a screen. */
export const documented = (title: string): string => readSections().get(title) ?? '';

/** What is written about a screen that needs no server. */
export const noCall = 'It makes no call, so that no fault reaches it.';

/** What was found on a screen, as Markdown. */
const sectionOf = (cells: readonly Cell[]) =>
  cells.length === 0
    ? noCall
    : [
        '| Fault | Words | Way on |',
        '| --- | --- | --- |',
        ...cells.toSorted((a, b) => order.indexOf(a.fault) - order.indexOf(b.fault)).map(rowOf),
      ].join('\n');

/** Writes what was found on a screen into the document, in the place that the screen has among all. */
export function document(
  groups: Readonly<Record<string, readonly string[]>>,
  title: string,
  cells: readonly Cell[],
): void {
  const sections = readSections();
  sections.set(title, sectionOf(cells));
  const parts = Object.entries(groups).flatMap(([group, titles]) => [
    `## ${group}`,
    ...titles.flatMap((one) => [`### ${one}`, sections.get(one) ?? 'Not measured yet.']),
  ]);
  writeFileSync(file, [intro.trim(), ...parts].join('\n\n') + '\n');
}
