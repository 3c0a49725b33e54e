import { mostLoadOfOthers } from '../machine.ts';
import { inWords, type Unit } from './words.ts';
import { categories, type SectionName, sectionNames, type Sections } from './results.ts';

/** A figure, the limit that it must keep, and whether it does. */
export interface Goal {
  readonly section: SectionName;
  readonly what: string;
  readonly unit: Unit;
  readonly figure: number;
  readonly limit: number;
  readonly bound: 'at most' | 'at least';
  /** What the limit is a multiple of. */
  readonly of?: { readonly name: string; readonly figure: number; readonly factor: number };
  readonly kept: boolean;
}

/** Goals of one section. A figure that is missing or no number keeps none. */
function goalsOf(section: SectionName) {
  const goals: Goal[] = [];
  const add = (goal: Omit<Goal, 'section' | 'kept'>) => {
    const { figure, limit, bound } = goal;
    const kept = Number.isFinite(figure) && (bound === 'at most' ? figure <= limit : figure >= limit);
    goals.push({ section, ...goal, kept });
  };
  return {
    goals,
    atMost: (what: string, unit: Unit, figure: number, limit: number) =>
      add({ what, unit, figure, limit, bound: 'at most' }),
    atLeast: (what: string, unit: Unit, figure: number, limit: number) =>
      add({ what, unit, figure, limit, bound: 'at least' }),
    /** At most so many times the reference. */
    within(
      what: string,
      unit: Unit,
      figure: number,
      factor: number,
      [name, reference = Number.NaN]: [string, (number | undefined)?],
    ) {
      add({ what, unit, figure, limit: factor * reference, bound: 'at most', of: { name, figure: reference, factor } });
    },
  };
}

function bytesGoals({ bytes }: Sections): Goal[] {
  const { goals, atMost, within } = goalsOf('bytes');
  if (!bytes) return goals;
  const { floors, transport, pages, early } = bytes.figures;
  const weights = [
    ['/', 'live', ['slim21', floors.slim21.gzip]],
    ['/', 'demo', ['slim21', floors.slim21.gzip]],
    ['/login', 'live', ['the login floor', floors.login.gzip]],
  ] as const;
  for (const [page, build, [name, gzip]] of weights)
    within(`First screen of ${page}, ${build} build`, 'kB', (pages[page]?.[build].gzip ?? Number.NaN) / 1000, 1.2, [
      name,
      gzip / 1000,
    ]);
  atMost('Transport of the backend in the page', 'kB', transport.gzip / 1000, 60);
  atMost('Menus, dialogs, toasts and motion in first screens', '', early.length, 0);
  return goals;
}

function visitGoals({ visits }: Sections): Goal[] {
  const { goals, atMost, within } = goalsOf('visits');
  if (!visits) return goals;
  const { cold, warm, pages } = visits.figures;
  atMost('Roster of 1,200, cold', 'ms', cold, 900);
  within('Roster of 1,200, warm', 'ms', warm, 1, ['cold', cold]);
  for (const [page, { painted, backendAsked }] of Object.entries(pages))
    within(`First paint of ${page}`, 'ms', painted, 1, ['when the backend is asked for', backendAsked]);
  return goals;
}

/** At these sizes the roster is held to its references. */
const largeSizes = ['50000', '100000'] as const;

function rosterGoals({ roster }: Sections): Goal[] {
  const { goals, atMost, within } = goalsOf('roster');
  for (const students of largeSizes) {
    const rows = roster?.figures[students];
    const portal = rows?.['portal'];
    if (!rows || !portal) continue;
    const chakra = rows['Chakra cells'];
    const grid = rows['AG Grid'];
    const at = `${inWords(Number(students))} students`;
    within(`${at}: rows painted`, 'ms', portal.boot, 1.4, ['Chakra cells', chakra?.boot]);
    within(`${at}: rows painted`, 'ms', portal.boot, 1, ['AG Grid', grid?.boot]);
    for (const [name, pick] of [
      ['key to paint, p95', 'keyP95'],
      ['first ten keys, p95', 'firstKeysP95'],
    ] as const) {
      within(`${at}: ${name}`, 'ms', portal[pick], 1.3, ['Chakra cells', chakra?.[pick]]);
      atMost(`${at}: ${name}`, 'ms', portal[pick], 50);
    }
    // docs/decisions/0025: the first ten keys are held to AG Grid, whose later keys are fast.
    within(`${at}: first ten keys, p95`, 'ms', portal.firstKeysP95, 0.4, ['AG Grid', grid?.firstKeysP95]);
    atMost(`${at}: keys, clicks and scrolls without a paint`, '', portal.unpainted, 0);
    within(`${at}: sort`, 'ms', portal.sort, 0.8, ['AG Grid', grid?.sort]);
    within(`${at}: scroll, p95`, 'ms', portal.scrollP95, 0.8, ['AG Grid', grid?.scrollP95]);
    within(`${at}: heap`, 'MB', portal.heap, 1.2, ['AG Grid', grid?.heap]);
  }
  return goals;
}

function backendGoals({ backend }: Sections): Goal[] {
  const { goals, within } = goalsOf('backend');
  const row = backend?.figures['50000'];
  if (!row) return goals;
  within('Statistics of 50,000', 'ms', row.statistics, 2, ['a bare loop', row.bareLoop]);
  within('List of 50,000 through the worker', 'ms', row.throughWorker, 1.1, ['bare MSW', row.bareWorker]);
  within('List of 50,000 in the page', 'ms', row.inPage, 1.25, ['a bare Response', row.bareResponse]);
  within('50,000 made and stored', 'ms', row.seed, 1.5, ['bare generation and chunked write', row.bareSeed]);
  within('One save among 50,000', 'ms', row.save, 0.1, ['a full rewrite', row.rewrite]);
  return goals;
}

function importGoals(sections: Sections): Goal[] {
  const { goals, atMost } = goalsOf('import');
  const figures = sections.import?.figures;
  if (!figures) return goals;
  atMost('Import of 10,000 rows, checked and written', 'ms', figures.checking + figures.writing, 15_000);
  atMost('Longest task meanwhile', 'ms', figures.longestTask, 200);
  return goals;
}

function languageGoals({ languages }: Sections): Goal[] {
  const { goals, atMost, within } = goalsOf('languages');
  for (const [page, { answeredP95, drawn, opened }] of Object.entries(languages?.figures ?? {})) {
    const at = `${page} in another language, 4 times slower`;
    // docs/decisions/0050: the answer comes before the page.
    atMost(`${at}: answered, p95`, 'ms', answeredP95, 200);
    within(`${at}: drawn`, 'ms', drawn, 0.5, ['opened anew', opened]);
  }
  return goals;
}

function lighthouseGoals({ lighthouse }: Sections): Goal[] {
  const { goals, atLeast, atMost } = goalsOf('lighthouse');
  for (const [device, pages] of Object.entries(lighthouse?.figures ?? {}))
    for (const [page, audit] of Object.entries(pages)) {
      for (const category of categories) {
        const least = category === 'performance' && device === 'mobile' ? 98 : 100;
        atLeast(`${page} on ${device}: ${category}`, 'points', audit[category], least);
      }
      if (device === 'mobile') atMost(`${page} on mobile: largest paint`, 'ms', audit.largestPaint, 1500);
      atMost(`${page} on ${device}: layout shift`, '', audit.shift, 0.01);
    }
  return goals;
}

/** Every goal whose figures were measured, in the order of the sections. */
export const goals = (sections: Sections): Goal[] =>
  [bytesGoals, visitGoals, backendGoals, importGoals, languageGoals, rosterGoals, lighthouseGoals].flatMap((some) =>
    some(sections),
  );

/** The sections in which others used the machine so much that their figures prove nothing. Bytes do not depend on that. */
export const disturbed = (sections: Sections): SectionName[] =>
  sectionNames.filter((name) => name !== 'bytes' && (sections[name]?.load.others ?? 0) > mostLoadOfOthers);

export type Verdict = 'kept' | 'broken' | 'refused';

/** Refused where a section was disturbed: a goal may then be kept or broken by chance. */
export function verdict(sections: Sections): Verdict {
  if (disturbed(sections).length > 0) return 'refused';
  return goals(sections).every(({ kept }) => kept) ? 'kept' : 'broken';
}
