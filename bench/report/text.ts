import { disturbed, type Goal, goals, verdict } from '../figures/goals.ts';
import { type Measured, type SectionName, sectionNames, type Sections } from '../figures/results.ts';
import { inTimes, inUnit } from '../figures/words.ts';
import { mostLoadOfOthers } from '../machine.ts';
import { charts, ratioOf } from './charts.ts';
import { growthInWords, growths } from './growths.ts';

/** How often a section was measured, and how busy the machine was. */
const circumstances = ({ rounds, load }: Measured<SectionName>): string =>
  `${rounds} ${rounds === 1 ? 'round' : 'rounds'}, load ${load.before.toFixed(2)} before, ${load.others.toFixed(2)} of others meanwhile`;

/** What a goal asks, such as "at most 1.2 × Chakra cells (712 ms): 854 ms". */
function limitInWords({ bound, limit, unit, of }: Goal): string {
  if (!of) return `${bound} ${inUnit(limit, unit)}`;
  return `${bound} ${of.factor} × ${of.name} (${inUnit(of.figure, unit)}): ${inUnit(limit, unit)}`;
}

/** The figure of a goal, and how many times its reference it is. */
function figureInWords({ figure, unit, of }: Goal): string {
  return `${inUnit(figure, unit)}${of ? `, ${inTimes(figure / of.figure)}` : ''}`;
}

/** What follows from the goals. */
export function verdictInWords(sections: Sections): string {
  const found = verdict(sections);
  const all = goals(sections);
  const broken = all.filter(({ kept }) => !kept).length;
  if (found === 'refused')
    return `Others used the machine while ${disturbed(sections).join(', ')} ran, with a load over ${mostLoadOfOthers}: there is no verdict.`;
  return found === 'kept' ? `All ${all.length} goals are kept.` : `${broken} of ${all.length} goals are broken.`;
}

/** One section's figures and goals, as lines for a terminal. */
function sectionText(name: SectionName, sections: Sections): string[] {
  const measured = sections[name];
  if (!measured) return [];
  const lines = ['', `${name}: ${circumstances(measured)}`];
  let group = '';
  for (const chart of charts(sections).filter(({ section }) => section === name)) {
    if (chart.group !== group) lines.push(`  ${chart.group}`);
    group = chart.group;
    lines.push(`    ${chart.title}`);
    for (const bar of chart.bars) {
      const ratio = ratioOf(chart, bar);
      const note = [ratio === undefined ? '' : inTimes(ratio), bar.note ?? ''].filter(Boolean).join(', ');
      lines.push(`      ${bar.name.padEnd(36)} ${inUnit(bar.figure, chart.unit).padStart(10)}  ${note}`.trimEnd());
    }
  }
  const words = disturbed(sections).includes(name) ? (['kept?', 'broken?'] as const) : (['kept', 'BROKEN'] as const);
  for (const goal of goals(sections).filter(({ section }) => section === name))
    lines.push(`  ${words[goal.kept ? 0 : 1].padEnd(7)} ${goal.what}: ${figureInWords(goal)}, ${limitInWords(goal)}`);
  return lines;
}

/** Everything that was measured, for a terminal. */
export function textOf(sections: Sections): string {
  const grown = growths(sections).map((growth) => `  ${growth.what}: ${growthInWords(growth)}`);
  const lines = sectionNames.flatMap((name) => sectionText(name, sections));
  if (grown.length > 0) lines.push('', 'How it grows', ...grown);
  return `${lines.join('\n')}\n`;
}
