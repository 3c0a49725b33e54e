import type { BackendRow, RosterRow, SectionName, Sections, Weight } from '../figures/results.ts';
import { inUnit, inWords, type Unit } from '../figures/words.ts';

interface Bar {
  readonly name: string;
  readonly figure: number;
  /** Whether it is the portal's own. */
  readonly own: boolean;
  /** What there is to add. */
  readonly note?: string;
}

/** Figures that are compared with each other. */
export interface Chart {
  readonly section: SectionName;
  /** What several charts are about, such as "50,000 students". */
  readonly group: string;
  readonly title: string;
  readonly unit: Unit;
  readonly bars: readonly Bar[];
  /** The name of the bar that the others are a multiple of. */
  readonly reference?: string;
}

const kilobytes = (bytes: number) => bytes / 1000;

const floorNames = {
  react: 'floor: react, react-dom',
  router: 'floor: + router and query',
  slim21: 'floor: + Chakra, slim21',
  login: 'floor: + Formik, yup, openapi-fetch',
} as const;

function bytesCharts({ bytes }: Sections): Chart[] {
  if (!bytes) return [];
  const { floors, pages, transport } = bytes.figures;
  const bar = (name: string, { gzip, brotli, files }: Weight, own: boolean): Bar => ({
    name,
    figure: kilobytes(gzip),
    own,
    note: `${inUnit(kilobytes(brotli), 'kB')} brotli, ${files} ${files === 1 ? 'file' : 'files'}`,
  });
  const floorBars = Object.entries(floorNames).map(([name, words]) =>
    bar(words, floors[name as keyof typeof floorNames], false),
  );
  const builds = ['live', 'demo'] as const;
  return [
    ...builds.map((build): Chart => {
      const own = Object.entries(pages).map(([path, weights]) => bar(path, weights[build], true));
      const bars = [...floorBars, ...own];
      return {
        section: 'bytes',
        group: 'First screens, JavaScript after gzip',
        title: `The ${build} build`,
        unit: 'kB',
        bars,
        reference: floorNames.slim21,
      };
    }),
    {
      section: 'bytes',
      group: 'What a demo adds',
      title: 'The transport of the backend in the page',
      unit: 'kB',
      bars: [bar('MSW and transport', transport, true)],
    },
  ];
}

function visitCharts({ visits }: Sections): Chart[] {
  if (!visits) return [];
  const { first, cold, warm, pages } = visits.figures;
  return [
    {
      section: 'visits',
      group: 'The demo with 1,200 students',
      title: 'Rows painted',
      unit: 'ms',
      bars: [
        { name: 'first visit, data made', figure: first, own: true },
        { name: 'cold', figure: cold, own: true },
        { name: 'warm', figure: warm, own: true },
      ],
      reference: 'cold',
    },
    ...Object.entries(pages).map(([path, { painted, backendAsked }]): Chart => ({
      section: 'visits',
      group: 'The demo with 1,200 students',
      title: `First text of ${path}`,
      unit: 'ms',
      bars: [
        { name: 'painted', figure: painted, own: true },
        { name: 'backend asked for', figure: backendAsked, own: false },
      ],
      reference: 'backend asked for',
    })),
  ];
}

const pairs = [
  ['Statistics', 'statistics', 'bare loop', 'bareLoop'],
  ['The list through the worker', 'throughWorker', 'bare MSW', 'bareWorker'],
  ['The list in the page', 'inPage', 'bare Response', 'bareResponse'],
  ['Made and stored', 'seed', 'bare generation, chunked write', 'bareSeed'],
  ['One save', 'save', 'full rewrite', 'rewrite'],
] as const satisfies readonly (readonly [string, keyof BackendRow, string, keyof BackendRow])[];

const backendCharts = ({ backend }: Sections): Chart[] =>
  Object.entries(backend?.figures ?? {}).flatMap(([students, row]) =>
    pairs.map(([title, own, bareName, bare]): Chart => ({
      section: 'backend',
      group: `${inWords(Number(students))} students`,
      title,
      unit: 'ms',
      bars: [
        {
          name: 'portal',
          figure: row[own],
          own: true,
          ...(own === 'seed' && { note: `${inUnit(row.generation, 'ms')} of it until the rows are made` }),
        },
        { name: bareName, figure: row[bare], own: false },
      ],
      reference: bareName,
    })),
  );

function importCharts(sections: Sections): Chart[] {
  const figures = sections.import?.figures;
  if (!figures) return [];
  const bars = [
    ['checked', figures.checking],
    ['written', figures.writing],
    ['longest task', figures.longestTask],
  ] as const;
  return [
    {
      section: 'import',
      group: 'The demo with 50,000 students',
      title: '10,000 new students from a file',
      unit: 'ms',
      bars: bars.map(([name, figure]) => ({ name, figure, own: true })),
    },
  ];
}

const languageCharts = ({ languages }: Sections): Chart[] =>
  Object.entries(languages?.figures ?? {}).map(([page, { answeredP95, drawn, drawnP95, opened }]) => ({
    section: 'languages',
    group: 'Another language, with a processor that is four times slower',
    title: page,
    unit: 'ms',
    bars: [
      { name: 'answered, p95', figure: answeredP95, own: true },
      { name: 'drawn, median', figure: drawn, own: true, note: `p95 ${inUnit(drawnP95, 'ms')}` },
      { name: 'opened anew', figure: opened, own: false },
    ],
    reference: 'opened anew',
  }));

const rosterFigures = [
  ['Rows painted', 'boot', 'ms'],
  ['All rows there', 'whole', 'ms'],
  ['Key to paint, median', 'key', 'ms'],
  ['Key to paint, p95', 'keyP95', 'ms'],
  ['First ten keys of a page, p95', 'firstKeysP95', 'ms'],
  ['Sort', 'sort', 'ms'],
  ['Scroll, p95', 'scrollP95', 'ms'],
  ['Heap', 'heap', 'MB'],
  ['Keys, clicks and scrolls without a paint', 'unpainted', ''],
] as const satisfies readonly (readonly [string, keyof RosterRow, Unit])[];

const rosterCharts = ({ roster }: Sections): Chart[] =>
  Object.entries(roster?.figures ?? {}).flatMap(([students, rows]) =>
    rosterFigures.map(([title, pick, unit]): Chart => ({
      section: 'roster',
      group: `${inWords(Number(students))} students`,
      title,
      unit,
      bars: Object.entries(rows).map(([name, row]) => ({ name, figure: row[pick], own: name === 'portal' })),
      ...(pick !== 'unpainted' && { reference: 'Chakra cells' }),
    })),
  );

const lighthouseCharts = ({ lighthouse }: Sections): Chart[] =>
  Object.entries(lighthouse?.figures ?? {}).flatMap(([device, pages]) =>
    (
      [
        ['Performance', 'performance', 'points'],
        ['Largest paint', 'largestPaint', 'ms'],
      ] as const
    ).map(([title, pick, unit]): Chart => ({
      section: 'lighthouse',
      group: `On ${device}`,
      title,
      unit,
      bars: Object.entries(pages).map(([name, audit]) => ({
        name,
        figure: audit[pick],
        own: true,
        ...(pick === 'largestPaint' && { note: `layout shift ${inUnit(audit.shift, '')}` }),
      })),
    })),
  );

/** Everything that was measured, in the order of the sections. */
export const charts = (sections: Sections): Chart[] =>
  [bytesCharts, visitCharts, backendCharts, importCharts, languageCharts, rosterCharts, lighthouseCharts].flatMap(
    (some) => some(sections),
  );

/** How many times the chart's reference a bar is; undefined for the reference itself, and where there is none. */
export function ratioOf({ bars, reference }: Chart, { name, figure }: Bar): number | undefined {
  const of = bars.find((bar) => bar.name === reference);
  return of && of.name !== name ? figure / of.figure : undefined;
}
