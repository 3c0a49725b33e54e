import { type Goal, goals, type Verdict, verdict } from '../figures/goals.ts';
import { type Results, type SectionName, sectionNames, type Sections } from '../figures/results.ts';
import { inTimes, inUnit, inWords } from '../figures/words.ts';
import { type Chart, charts, ratioOf } from './charts.ts';
import { growthInWords, growths } from './growths.ts';
import { style } from './style.ts';
import { figureInWords, limitInWords, circumstances, verdictInWords } from './text.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const titles: Readonly<Record<SectionName, readonly [title: string, sentence: string]>> = {
  bytes: [
    'Bytes',
    'The JavaScript that a first visit runs before its screen is there, beside empty apps of the same libraries.',
  ],
  visits: [
    'Visits',
    'The demo build with 1,200 students, by a link that signs in; cold: signed in and with the data stored, but no file of the app; warm: with everything stored.',
  ],
  backend: ['Backend in the page', 'What the demo stores and sends, beside the least that does the same.'],
  import: ['Import', 'A file of 10,000 rows, imported into the demo of 50,000 students as a person does it.'],
  roster: [
    'Roster',
    'The live build beside other ways to list the same students, in one browser, one after the other. A key ends when its rows are painted.',
  ],
  lighthouse: ['Lighthouse', 'The live build on a static host, with Lighthouse’s own phone and desktop.'],
};

const verdictTitles = { kept: 'Kept', broken: 'Broken', refused: 'No verdict' } as const;

function goalRow(goal: Goal, of: Verdict): string {
  const word = of === 'refused' ? of : goal.kept ? 'kept' : 'broken';
  return `<tr><th scope="row">${escape(goal.what)}<small>${escape(limitInWords(goal))}</small></th>
    <td>${escape(figureInWords(goal))}</td><td><span class="${word}">${verdictTitles[word].toLowerCase()}</span></td></tr>`;
}

function goalTable(section: SectionName, sections: Sections): string {
  const own = goals(sections).filter((goal) => goal.section === section);
  const of = verdict({ [section]: sections[section] });
  if (own.length === 0) return '';
  return `<table class="goals"><caption>Goals</caption>
    <thead><tr><th scope="col">Goal</th><th scope="col">Figure</th><th scope="col">Verdict</th></tr></thead>
    <tbody>${own.map((goal) => goalRow(goal, of)).join('')}</tbody></table>`;
}

function chartTable(chart: Chart): string {
  const longest = Math.max(...chart.bars.map(({ figure }) => (Number.isFinite(figure) ? figure : 0)));
  const rows = chart.bars.map((bar) => {
    const ratio = ratioOf(chart, bar);
    const width = longest > 0 && Number.isFinite(bar.figure) ? (bar.figure / longest) * 100 : 0;
    const figure = `${inUnit(bar.figure, chart.unit)}${ratio === undefined ? '' : `, ${inTimes(ratio)}`}`;
    const note = bar.note ? `<small>${escape(bar.note)}</small>` : '';
    return `<tr${bar.own ? ' class="own"' : ''}><th scope="row">${escape(bar.name)}</th>
      <td><span class="bar" style="inline-size: ${width.toFixed(1)}%"></span>${escape(figure)}${note}</td></tr>`;
  });
  const of = chart.reference ? `<small>× is of ${escape(chart.reference)}</small>` : '';
  return `<table class="chart"><caption>${escape(chart.title)}${of}</caption><tbody>${rows.join('')}</tbody></table>`;
}

function groups(section: SectionName, all: readonly Chart[]): string {
  const own = all.filter((chart) => chart.section === section);
  const names = [...new Set(own.map(({ group }) => group))];
  return names
    .map((name) => {
      const tables = own.filter(({ group }) => group === name).map(chartTable);
      return `<h3>${escape(name)}</h3><div class="charts">${tables.join('')}</div>`;
    })
    .join('');
}

function sectionPart(section: SectionName, sections: Sections): string {
  const measured = sections[section];
  if (!measured) return '';
  const [title, sentence] = titles[section];
  const when = new Date(measured.at).toISOString().slice(0, 16).replace('T', ' ');
  return `<section aria-labelledby="${section}"><h2 id="${section}">${title}</h2><p>${escape(sentence)}</p>
    <p class="circumstances">${when} UTC, ${escape(circumstances(measured))}</p>
    ${goalTable(section, sections)}${groups(section, charts(sections))}</section>`;
}

function growthPart(sections: Sections): string {
  const all = growths(sections);
  if (all.length === 0) return '';
  const rows = all.map(
    (growth) => `<tr><th scope="row">${escape(growth.what)}</th><td>${escape(growthInWords(growth))}
      <small>${growth.points.map(([students, figure]) => `${inWords(students)}: ${inUnit(figure, growth.unit)}`).join(' · ')}</small></td></tr>`,
  );
  return `<section aria-labelledby="growth"><h2 id="growth">Growth</h2>
    <p>How the portal’s figures grow with the number of students: as a line, and as a power of that number, each with the least squared distance.</p>
    <table><caption>From the smallest to the largest roster</caption><tbody>${rows.join('')}</tbody></table></section>`;
}

/** All results as one page that needs nothing else: no script, no other file. */
export function pageOf({ machine, versions, sections }: Results): string {
  const found = verdict(sections);
  const facts: readonly (readonly [string, string])[] = [
    [
      'Machine',
      `${machine.processors} × ${machine.processor}, ${inUnit(machine.memoryMB / 1000, '')} GB, ${machine.system}`,
    ],
    ['Browser', `Chromium ${machine.browser}`],
    ['Node', machine.node],
    [
      'Versions',
      Object.entries(versions)
        .map(([name, version]) => `${name} ${version}`)
        .join(', '),
    ],
  ];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Bench</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>Bench</h1>
      <p class="verdict"><span class="${found}">${verdictTitles[found]}.</span> ${escape(verdictInWords(sections))}</p>
      <p>Medians of all rounds. Ratios within one run count: absolute figures differ from machine to machine.</p>
      <dl>${facts.map(([name, fact]) => `<div><dt>${name}</dt><dd>${escape(fact)}</dd></div>`).join('')}</dl>
      ${sectionNames.map((section) => sectionPart(section, sections)).join('')}
      ${growthPart(sections)}
    </main>
  </body>
</html>
`;
}
