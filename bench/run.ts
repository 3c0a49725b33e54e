/**
 * Measures the built portal beside its references, and writes docs/bench: `npm run build && npm run bench`. Goals are in
 * figures/goals.ts. Ends with 1 where `--check` (`npm run bench -- --check`) finds a goal broken, and with 2 where others used
 * the machine so much that there is no verdict.
 *
 * Options, behind `--`: `--only bytes,visits,backend,import,languages,roster,lighthouse` (the other sections stay as they were measured
 * last), `--rounds 3`, `--students 1200,50000`. `--url https://… [--row "tbody tr"]` times a served page instead, until
 * its first row is painted where one is described.
 */
import { readFileSync } from 'node:fs';
import { launchBrowser } from './browser/launch.ts';
import { type Verdict, verdict } from './figures/goals.ts';
import type { Measured, SectionName, Sections } from './figures/results.ts';
import { describeMachine, watchLoad } from './machine.ts';
import { type Options, readOptions } from './options.ts';
import { textOf, verdictInWords } from './report/text.ts';
import { measureBackend } from './sections/backend.ts';
import { measureBytes } from './sections/bytes.ts';
import { measureImport } from './sections/import.ts';
import { measureLanguages } from './sections/languages.ts';
import { measureLighthouse } from './sections/lighthouse.ts';
import { measureRoster } from './sections/roster.ts';
import { measureVisits } from './sections/visits.ts';
import { measureServedPage } from './served-page.ts';
import { readSections, writeResults } from './write-results.ts';

const compared = new Set([
  'react',
  '@chakra-ui/react',
  '@tanstack/react-router',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  '@tanstack/react-table',
  'ag-grid-community',
  'msw',
  'formik',
  'yup',
  'openapi-fetch',
  'lighthouse',
  'vite',
]);

/** The exact versions of both packages. */
function versions(): Readonly<Record<string, string>> {
  const pinned = ['package.json', 'bench/package.json'].flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
    return Object.entries<string>({ ...dependencies, ...devDependencies });
  });
  return Object.fromEntries(pinned.filter(([name]) => compared.has(name)));
}

const say = (text: string) => void process.stdout.write(text);
type Browser = Awaited<ReturnType<typeof launchBrowser>>;

/** How each section is measured. A check leaves out what no goal needs. */
function measurements(browser: Browser, { check, rounds, students }: Options) {
  const bySize = async <Row>(measure: (size: number) => Promise<Row>, sizes = students) => {
    const rows: [string, Row][] = [];
    for (const size of sizes) rows.push([String(size), await measure(size)]);
    return Object.fromEntries(rows);
  };
  return {
    bytes: measureBytes,
    visits: () => measureVisits(browser, rounds.visits),
    backend: () =>
      bySize(
        (size) => measureBackend(browser, size, rounds.backend),
        check ? students.filter((size) => size === 50_000) : students,
      ),
    import: () => measureImport(browser),
    languages: () => measureLanguages(browser, rounds.languages),
    roster: () => bySize((size) => measureRoster(browser, size, rounds.roster, !check)),
    lighthouse: () => measureLighthouse(rounds.lighthouse, (line) => say(`  ${line}\n`)),
  } satisfies { readonly [Name in SectionName]: () => Promise<Measured<Name>['figures']> };
}

/** Measures what was asked for, and tells after each section what there is: a whole run takes long. */
async function measureSections(
  browser: Browser,
  options: Options,
  keep: (measured: Sections) => Promise<void>,
): Promise<Sections> {
  const measure = measurements(browser, options);
  const measured: Partial<Record<SectionName, Measured<SectionName>>> = {};
  for (const name of options.only) {
    say(`Measuring ${name} … `);
    const begun = performance.now();
    const load = watchLoad();
    const figures = await measure[name]();
    say(`${((performance.now() - begun) / 1000).toFixed(0)} s\n`);
    measured[name] = { at: new Date().toISOString(), rounds: options.rounds[name], load: load.stop(), figures };
    await keep(measured as Sections);
  }
  return measured as Sections;
}

const exitCodes: Readonly<Record<Verdict, number>> = { kept: 0, broken: 1, refused: 2 };

const options = readOptions(process.argv.slice(2));
const browser = await launchBrowser();
try {
  const { check, url, row, rounds } = options;
  if (url) say(await measureServedPage(browser, { address: url, row, rounds: rounds.visits }));
  else {
    const before = check ? {} : await readSections();
    const machine = { ...describeMachine(), browser: browser.version() };
    const measured = await measureSections(browser, options, async (measured) => {
      if (!check) await writeResults({ machine, versions: versions(), sections: { ...before, ...measured } });
    });
    say(textOf(measured));
    const found = verdict(measured);
    say(`\n${verdictInWords(measured)}\n`);
    if (check || found === 'refused') process.exitCode = exitCodes[found];
  }
} finally {
  await browser.close();
}
