import { type Goal, goals } from '../figures/goals.ts';
import type { Results } from '../figures/results.ts';
import { inUnit } from '../figures/words.ts';
import { verdictInWords } from './text.ts';

/** A limit, such as "≤ 1.2 × Chakra cells (517 ms)"; in bold letters where it is broken. */
function limitOf({ bound, limit, unit, of, kept }: Goal): string {
  const words = of ? `${of.factor} × ${of.name} (${inUnit(of.figure, unit)})` : inUnit(limit, unit);
  const whole = `${bound === 'at most' ? '≤' : '≥'} ${words}`;
  return kept ? whole : `**${whole}**`;
}

/** What stands in one row: a figure with all of its limits, and Lighthouse's figures of all pages. */
const rowName = ({ section, what }: Goal) =>
  section === 'lighthouse' ? what.replace(/^\S+ on /, 'Lighthouse, ') : what;

const distinct = (texts: readonly string[]) => [...new Set(texts)].join(', ');

/** The results as one Markdown table: each goal's figure and limits. All other figures are in the JSON. */
export function tableOf({ machine, sections }: Results): string {
  const all = goals(sections);
  const rows = [...new Set(all.map(rowName))].map((name) => {
    const own = all.filter((goal) => rowName(goal) === name);
    const figures = distinct(own.map(({ figure, unit }) => inUnit(figure, unit)));
    return `| ${name} | ${figures} | ${distinct(own.map(limitOf))} |`;
  });
  const measured = Object.values(sections);
  const days = distinct(measured.map(({ at }) => at.slice(0, 10)).toSorted());
  const load = Math.max(...measured.map(({ load }) => load.others));
  const pages = Object.keys(sections.lighthouse?.figures.mobile ?? {}).map((page) => `\`${page}\``);
  return [
    '# Speed and size',
    `${verdictInWords(sections)} A limit that is broken is bold. [Notes](notes.md), and [all figures](results.json).`,
    `\`npm run bench\` wrote this on ${days}: ${machine.processors} × ${machine.processor}, ${inUnit(machine.memoryMB / 1000, '')} GB, Chromium ${machine.browser}, load of others at most ${load.toFixed(2)}.${pages.length > 0 ? ` Lighthouse opens ${pages.join(', ')}.` : ''}`,
    ['| what | figure | limit |', '| --- | --- | --- |', ...rows].join('\n'),
    '',
  ].join('\n\n');
}
