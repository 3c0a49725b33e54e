import { compareCodePoints, foldText } from '#openapi/text-order.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import type { Answer } from '#conformance/kit/client.ts';
import { sameValue, shown, visitor } from '#conformance/kit/exchange.ts';
import {
  applicationModel,
  applicationSummary,
  type Case,
  filterCases,
  type ListModel,
  searchCases,
  studentSummary,
} from '../list-model.ts';
import type { OwnRecords } from '../own-records.ts';
import { longest, type Scope, words } from '../pages.ts';
import type { UniversityRun } from '../university-run.ts';
import { checkParameters } from './list-refusals.ts';
import { isPlaced } from './lists.ts';

/** Whether figures are the same: numbers but for what is lost by adding them in another order. */
function agree(expected: unknown, seen: unknown): boolean {
  if (typeof expected === 'number') return typeof seen === 'number' && Math.abs(expected - seen) <= 0.01;
  if (!isRecord(expected)) return sameValue(expected, seen);
  if (!isRecord(seen)) return false;
  return [...new Set([...Object.keys(expected), ...Object.keys(seen)])].every((name) =>
    agree(expected[name], seen[name]),
  );
}

/** Whether each status is counted as often as is allowed, and none that no row has. */
function isAllowed(counts: unknown, seen: unknown): boolean {
  if (!isRecord(counts) || !isRecord(counts['least']) || !isRecord(counts['most']) || !isRecord(seen)) return false;
  const { least, most } = counts as Readonly<Record<string, Readonly<Record<string, number>>>>;
  return Object.keys({ ...most, ...seen }).every((status) => {
    const count = Number(seen[status] ?? 0);
    return status in seen === count > 0 && count >= (least?.[status] ?? 0) && count <= (most?.[status] ?? 0);
  });
}

/** Groups of an answer by what names them, in small letters; undefined where one stands twice. */
function groupsBy(value: unknown, name: string, rest: (group: Json) => unknown): Json | undefined {
  const groups = Array.isArray(value) ? value.filter(isRecord) : [];
  const entries = groups.map((group) => [String(group[name]).trim().toLowerCase(), rest(group)] as const);
  const all = Object.fromEntries(entries);
  return Object.keys(all).length === groups.length ? all : undefined;
}

const isSorted = (texts: readonly unknown[]) =>
  texts.every(
    (text, at) => at === 0 || compareCodePoints(foldText(String(texts[at - 1])), foldText(String(text))) <= 0,
  );

/** Holds each part of a summary to what the whole list says. */
function compareSummary(
  run: UniversityRun,
  operation: OperationId,
  { data, exchange }: Answer,
  expected: Json,
  what = '',
) {
  const summary: Json = isRecord(data) ? data : {};
  const check = (part: string, ok: boolean, seen: unknown, said: unknown) =>
    run.results.check(operation, 'summary-agrees', {
      ok,
      what: `${part}${what && `, ${what}`}`,
      seen: `${shown(seen)}, and the list says ${shown(said)}`,
      exchange,
    });
  const total: Json = isRecord(summary['total']) ? summary['total'] : {};
  // A total may be an estimate, and says so.
  const isExact = total['exact'] !== false;
  check('total', !isExact || total['value'] === expected['total'], total, expected['total']);
  const offered: Json = isRecord(summary['choices']) ? summary['choices'] : {};
  for (const [name, values] of Object.entries(expected['choices'] as Json)) {
    const own = Array.isArray(offered[name]) ? offered[name] : [];
    const same = sameValue(own.map((value) => String(value).trim().toLowerCase()).toSorted(), values);
    check(`choices.${name}`, same && isSorted(own), own, values);
  }
  const without: Json = isRecord(summary['without']) ? summary['without'] : {};
  for (const [name, number] of Object.entries(expected['without'] as Json))
    check(`without.${name}`, without[name] === number, without[name], number);
  if ('byStatus' in expected) {
    const own = groupsBy(summary['byStatus'], 'status', ({ count }) => count);
    check('byStatus', isAllowed(expected['byStatus'], own), summary['byStatus'], expected['byStatus']);
  }
  if (!isRecord(expected['figures'])) return;
  const figures: Json = isRecord(summary['figures']) ? summary['figures'] : {};
  const withoutName = (name: string) => (group: Json) =>
    Object.fromEntries(Object.entries(group).filter(([field]) => field !== name));
  const own: Json = {
    ...figures,
    byDepartment: groupsBy(figures['byDepartment'], 'department', withoutName('department')),
    byYear: groupsBy(figures['byYear'], 'year', withoutName('year')),
  };
  for (const [name, value] of Object.entries(expected['figures']))
    check(`figures.${name}`, agree(value, own[name]), own[name], value);
}

/** The same of applications that are not read whole: how many have each status of those that a search finds. */
const statusesAlone = (run: UniversityRun, { answer, expected }: { answer: Answer; expected: Json }, what: string) => {
  const { data, exchange } = answer;
  const own = groupsBy(isRecord(data) ? data['byStatus'] : undefined, 'status', ({ count }) => count);
  run.results.check('getApplicationSummary', 'summary-agrees', {
    ok: isAllowed(expected['byStatus'], own),
    what: `byStatus, ${what}`,
    seen: `${shown(own)}, and the list says ${shown(expected['byStatus'])}`,
    exchange,
  });
};

async function checkApplicationSummary(run: UniversityRun, scope: Scope): Promise<void> {
  const operation = 'getApplicationSummary';
  const filters = filterCases(applicationModel, scope.rows).filter(({ query }) => !('status' in query));
  const searches = searchCases(applicationModel, scope.own.rows.slice(0, 1)).slice(0, 2);
  const all: Case = { query: {}, matches: () => true };
  for (const one of [all, ...filters, ...searches]) {
    const { query } = one;
    const answer = await run.call(operation, { as: run.admin, query: { ...scope.query, ...query } });
    if (
      !run.results.check(operation, 'valid-accepted', { ok: answer.ok, what: words(query), exchange: answer.exchange })
    )
      continue;
    const expected = applicationSummary(scope.rows, one);
    if (scope.isWhole) compareSummary(run, operation, answer, expected, words(query));
    else statusesAlone(run, { answer, expected }, words(query));
  }
}

/** Where the list is not read whole, the records that the run has made are those that a summary has more than before. */
async function checkGrowth(run: UniversityRun, before: Answer, own: OwnRecords): Promise<void> {
  const operation = 'getStudentSummary';
  const after = await run.call(operation, { as: run.admin });
  const studentsIn = (answer: Answer) => {
    const figures = isRecord(answer.data) ? answer.data['figures'] : undefined;
    const all = isRecord(figures) ? figures['all'] : undefined;
    return isRecord(all) ? Number(all['students']) : Number.NaN;
  };
  const [was, is] = [studentsIn(before), studentsIn(after)];
  run.results.check(operation, 'summary-agrees', {
    ok: is - was === own.rows.length,
    what: 'students that were added',
    seen: `${is} students after ${own.rows.length} were added to ${was}`,
    exchange: after.exchange,
  });
}

/** Whether the server counts those who have graduated apart from the years, and so filters by who has not (contract, StudentFigures). */
export function countsGraduated({ data }: Answer): boolean {
  const figures = isRecord(data) ? data['figures'] : undefined;
  return isRecord(figures) && 'graduated' in figures;
}

/** A summary says what the whole list says, searched and filtered where it can be. @param before its answer of before the run's own records were made */
export async function checkSummary(run: UniversityRun, model: ListModel, scope: Scope, before: Answer): Promise<void> {
  if (model === applicationModel) {
    await checkApplicationSummary(run, scope);
    return checkParameters(run, model.summary, model, ['status', 'sort', 'cursor', 'limit', 'count']);
  }
  if (!scope.isWhole) return checkGrowth(run, before, scope.own);
  const answer = await run.call(model.summary, { as: run.admin });
  if (!answer.ok) return;
  compareSummary(run, model.summary, answer, studentSummary(scope.rows, countsGraduated(answer)));
}

const numbersIn = (data: unknown): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(isRecord(data) ? data : {}).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, value]] : [],
    ),
  );

/** What the public view counts; undefined where it is not read. */
async function publicView(run: UniversityRun): Promise<Readonly<Record<string, number>> | undefined> {
  if (!run.uses('listStudents')) return undefined;
  const { data } = await run.call('listStudents', { as: visitor, query: { page: '-1', view: 'public' } });
  if (!Array.isArray(data)) return undefined;
  const rows = data.filter(isRecord);
  const company = ({ placement }: Json) => (isRecord(placement) ? placement['company'] : undefined);
  return {
    students: rows.length,
    placed: rows.filter((row) => isPlaced({ company: company(row) })).length,
    departments: new Set(rows.map(({ department }) => department).filter(Boolean)).size,
  };
}

/** The figures of the home page: what the public view counts, and no text at all. */
export async function checkPublicStatistics(run: UniversityRun): Promise<void> {
  const operation = 'getPublicStatistics';
  if (!run.uses(operation) || !run.selects(operation)) return;
  const before = await run.call(operation, { as: visitor });
  if (!before.ok) return;
  // Two spellings of one department: they count as they are written.
  const department = `Kit ${run.unique.code(10)}`;
  const made = [await run.newStudent({ department }), await run.newStudent({ department: department.toUpperCase() })];
  const { data, exchange, ok } = await run.call(operation, { as: visitor });
  if (!ok) return;
  const stranger = Object.entries(isRecord(data) ? data : {}).find(([, value]) => typeof value !== 'number');
  run.results.check(operation, 'figures-name-nobody', {
    ok: !stranger,
    what: stranger?.[0] ?? '',
    seen: stranger && `${stranger[0]}: ${shown(stranger[1])}`,
    exchange,
  });
  const figures = numbersIn(data);
  const was = numbersIn(before.data);
  const isShort = Number(figures['students']) <= longest;
  // A public view that is long is not read: two students more are two more than before.
  const added = made.every(Boolean)
    ? Object.entries({ students: 2, placed: 0, departments: 2 }).map(([name, more]) => [name, Number(was[name]) + more])
    : undefined;
  const expected = isShort ? await publicView(run) : added && (Object.fromEntries(added) as typeof figures);
  if (!expected) return run.results.skip(operation, 'the counts', 'the public view could not be read');
  for (const [name, value] of Object.entries(expected))
    run.results.check(operation, 'public-figures', {
      ok: figures[name] === value,
      what: name,
      seen: `${shown(figures[name])}, and ${isShort ? 'the public view has' : 'with two students more it is'} ${value}`,
      exchange,
    });
}
