import type { OperationId } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { sameValue, shown } from '#conformance/kit/exchange.ts';
import {
  applicationModel,
  type Case,
  enrolledCase,
  filterCases,
  found,
  type ListModel,
  orderOf,
  type Query,
  searchCases,
  studentModel,
} from '../list-model.ts';
import { ownRecords } from '../own-records.ts';
import { idsOf, longest, Pages, type Scope, words } from '../pages.ts';
import type { UniversityRun } from '../university-run.ts';
import { expectRefusal } from './inputs.ts';
import { checkParameters } from './list-refusals.ts';
import { checkPublicStatistics, checkSummary, countsGraduated } from './summaries.ts';
import { checkWritesBetweenPages } from './writes-between-pages.ts';

/** The most that a page may hold. */
const largest = 500;

const limitFor = ({ rows }: Scope, parts: number, most: number) =>
  String(Math.max(2, Math.min(most, Math.ceil(rows.length / parts))));

/** Each order: its first row is that of the whole list, no row stands before an earlier one, and it is so twice. */
async function checkOrders(pages: Pages, scope: Scope): Promise<void> {
  const { model } = pages;
  const limit = limitFor(scope, 2, 200);
  for (const sort of [undefined, ...model.sorts]) {
    const compare = orderOf(model, sort);
    const query = { ...scope.query, ...(sort !== undefined && { sort }), limit };
    const what = sort === undefined ? 'no order asked for' : `sort=${sort}`;
    const first = await pages.read(query, what);
    if (!first) continue;
    const { exchange } = first.answer;
    const second = first.next === null ? undefined : await pages.read({ ...query, cursor: first.next }, what);
    if (compare) {
      const expected = scope.rows.toSorted(compare)[0];
      pages.check(
        'page-order',
        !expected || first.rows[0]?.['id'] === expected['id'],
        exchange,
        what,
        `the first row is ${shown(first.rows[0])}, and not ${shown(expected?.['id'])}`,
      );
      const isMet = new Set(idsOf(first.rows));
      const further = second?.rows ?? [];
      // A page that begins with what was there already says nothing of the order.
      const runs = isMet.has(further[0]?.['id']) ? [first.rows, further] : [[...first.rows, ...further]];
      for (const rows of runs) {
        const at = rows.findIndex((row, index) => index > 0 && compare(rows[index - 1]!, row) > 0);
        const seen = `${shown(rows[at - 1])} stands before ${shown(rows[at])}`;
        pages.check('page-order', at === -1, exchange, what, seen);
      }
    }
    const again = await pages.read(query, what);
    if (again)
      pages.check(
        'page-order',
        idsOf(again.rows).join() === idsOf(first.rows).join(),
        again.answer.exchange,
        `${what}, read twice`,
        'other rows, or another order, the second time',
      );
  }
}

/**
 * All pages of some orders: every row of the list is met once, and each page is as long as was asked for.
 * @returns whether every row was met once
 */
async function checkWalks(pages: Pages, scope: Scope): Promise<boolean> {
  const { model } = pages;
  const limit = Number(limitFor(scope, 4, largest));
  let isRight = true;
  const wholeById = new Map(scope.rows.map((row) => [row['id'], row]));
  for (const sort of [undefined, 'id', '-name', '-cgpa', 'company', 'previousQualification', '-status']) {
    if (sort !== undefined && !model.sorts.includes(sort)) continue;
    const query = { ...scope.query, ...(sort !== undefined && { sort }) };
    const walked = await pages.walk(query, limit, scope.rows.length);
    const last = walked?.at(-1);
    if (!walked || !last) continue;
    const what = sort === undefined ? 'no order asked for' : `sort=${sort}`;
    const { exchange } = last.answer;
    const met = idsOf(walked.flatMap(({ rows }) => rows));
    const missing = [...wholeById.keys()].filter((id) => !met.includes(id));
    const repeated = met.length - new Set(met).size;
    const seen = `${repeated} rows twice, ${missing.length} of ${wholeById.size} never, e.g. ${shown(missing[0])}; the last page has ${last.next === null ? 'no next' : 'a next one'}`;
    isRight &&= pages.check(
      'page-walk',
      repeated === 0 && missing.length === 0 && last.next === null,
      exchange,
      what,
      seen,
    );
    const strange = met.find((id) => !wholeById.has(id));
    pages.check(
      'page-matches',
      strange === undefined,
      exchange,
      what,
      `a row that no other list has: ${shown(strange)}`,
    );
    const uneven = walked.find(({ rows, next }) => rows.length > limit || (next !== null && rows.length < limit));
    pages.check(
      'page-limit',
      !uneven,
      (uneven ?? last).answer.exchange,
      `limit=${limit}`,
      `a page of ${uneven?.rows.length} rows`,
    );
    if (sort !== undefined) continue;
    for (const row of walked.flatMap(({ rows }) => rows)) {
      const elsewhere = wholeById.get(row['id']);
      const field =
        elsewhere && Object.keys({ ...elsewhere, ...row }).find((name) => !sameValue(elsewhere[name], row[name]));
      const both = field && `${shown(row[field])}, elsewhere ${shown(elsewhere?.[field])}`;
      pages.check('shows-what-is-stored', field === undefined, exchange, field ?? '', both);
    }
  }
  const usual = await pages.read(scope.query);
  if (!usual) return isRight;
  const expected = Math.min(100, scope.rows.length);
  const seen = `${usual.rows.length} rows where ${expected} were expected`;
  pages.check('page-limit', usual.rows.length === expected, usual.answer.exchange, 'no limit asked for', seen);
  return isRight;
}

/** One search or filter: what it finds, and how many it says that there are. */
async function checkCase(pages: Pages, scope: Scope, { query, matches, mayMatch = matches }: Case): Promise<void> {
  const expected = idsOf(scope.rows.filter(matches));
  const allowed = new Set(idsOf(scope.rows.filter(mayMatch)));
  const asked = { ...scope.query, ...query, count: 'exact' };
  const what = words(query);
  const walked = await pages.walk(asked, largest, scope.rows.length);
  const [first] = walked ?? [];
  if (!walked || !first) return;
  const rows = walked.flatMap((page) => page.rows);
  const met = new Set(idsOf(rows));
  const missing = expected.filter((id) => !met.has(id));
  const strange = [...met].filter((id) => !allowed.has(id));
  const { exchange, data } = first.answer;
  const seen = `${strange.length} rows that do not match, e.g. ${shown(strange[0])}, and ${missing.length} of ${expected.length} that match are missing, e.g. ${shown(missing[0])}`;
  pages.check('page-matches', strange.length === 0 && missing.length === 0, exchange, what, seen);
  const count = isRecord(data) && isRecord(data['count']) ? data['count'] : {};
  pages.check(
    'page-count',
    count['value'] === rows.length && count['exact'] === true,
    exchange,
    what,
    `count ${shown(data && (data as Json)['count'])}, and the pages have ${rows.length} rows`,
  );
}

async function checkEstimate(pages: Pages, scope: Scope): Promise<void> {
  const page = await pages.read({ ...scope.query, count: 'estimated', limit: '1' });
  if (!page) return;
  const data = page.answer.data as Json;
  const value = isRecord(data['count']) ? data['count']['value'] : undefined;
  pages.check('page-count', typeof value === 'number', page.answer.exchange, 'an estimate', shown(data['count']));
}

/** A cursor belongs to one list, search, filter and order. */
async function checkCursors(pages: Pages, scope: Scope): Promise<void> {
  const { run, model } = pages;
  const base = { ...scope.query, limit: '2' };
  const [sort = '', other = ''] = model.sorts.filter((name) => name !== 'id');
  const page = await pages.read({ ...base, sort });
  const [filter] = filterCases(model, scope.rows);
  if (!page || page.next === null) return;
  const cursor = page.next;
  const wrong: readonly (readonly [what: string, query: Query])[] = [
    ['a cursor that was made up', { ...base, sort, cursor: 'kit-made-this-up' }],
    ['a cursor that was cut', { ...base, sort, cursor: cursor.slice(0, Math.floor(cursor.length / 2)) }],
    ['a cursor of another order', { ...base, sort: other, cursor }],
    ['a cursor of another direction', { ...base, sort: `-${sort}`, cursor }],
    ['a cursor of another filter', { ...base, ...filter?.query, sort, cursor }],
    ['a cursor of another search', { ...base, q: 'kit', sort, cursor }],
  ];
  for (const [what, query] of wrong) {
    const answer = await run.call(model.page, { as: run.admin, query });
    expectRefusal(run, model.page, what, 'cursor', answer, 'page-cursor');
  }
}

/** The records that the pages have to show, and the order in which they are asked for; undefined with the reason kept. */
async function scopeOf(pages: Pages, operations: readonly OperationId[]): Promise<Scope | undefined> {
  const { run, model } = pages;
  const { whole } = model;
  const counted = await run.call(model.page, { as: run.admin, query: { count: 'exact', limit: '1' } });
  const count = isRecord(counted.data) && isRecord(counted.data['count']) ? counted.data['count']['value'] : undefined;
  const own = await ownRecords(run, model);
  const skip = (reason: string) => {
    for (const operation of operations) run.results.skip(operation, 'lists by pages', reason);
    return undefined;
  };
  if (typeof count === 'number' && count > longest) {
    if (own.rows.length === 0) return skip(`the list has ${count} rows, and no record could be made`);
    return { query: { q: own.marker }, rows: own.rows.toSorted(model.natural), own, isWhole: false };
  }
  if (!run.uses(whole)) return skip(`${whole} may not be sent`);
  const { data } = await run.call(whole, { as: run.admin });
  if (!Array.isArray(data)) return skip(`the whole list, ${whole}, could not be read`);
  return { query: {}, rows: data.filter(isRecord).toSorted(model.natural), own, isWhole: true };
}

async function checkKind(run: UniversityRun, model: ListModel): Promise<void> {
  const operations = [model.page, model.summary].filter((operation) => run.uses(operation) && run.selects(operation));
  if (operations.length === 0) return;
  const pages = new Pages(run, model);
  // A server that keeps its summary has it from before the records are made.
  const before = await run.call(model.summary, { as: run.admin });
  const scope = await scopeOf(pages, operations);
  if (!scope) return;
  const { isWhole, own } = scope;
  let canWalk = false;
  if (run.selects(model.page)) {
    const rows = own.rows.length > 0 ? own.rows : scope.rows.slice(0, 3);
    // One search takes the place of another: what is found beside the own records is not known where the list is long.
    const searches = searchCases(model, rows).filter(({ query }) => isWhole || own.isFoundBy(query['q']!));
    const searchScope = { ...scope, query: {} };
    await checkOrders(pages, scope);
    canWalk = await checkWalks(pages, scope);
    const enrolled = model === studentModel && countsGraduated(before) ? [enrolledCase] : [];
    for (const one of [{ query: {}, matches: () => true }, ...filterCases(model, scope.rows), ...enrolled])
      await checkCase(pages, scope, one);
    for (const one of searches) await checkCase(pages, searchScope, one);
    const both = filterCases(model, scope.rows)[0];
    const q = own.marker;
    if (both && own.rows.length > 0)
      await checkCase(pages, searchScope, {
        query: { ...both.query, q },
        matches: (row) => both.matches(row) && found(model, q)(row),
      });
    await checkEstimate(pages, scope);
    await checkCursors(pages, scope);
    await checkParameters(run, model.page, model);
  }
  if (run.selects(model.summary)) await checkSummary(run, model, scope, before);
  // Pages that do not meet every row where nobody writes say nothing of writes.
  if (canWalk) await checkWritesBetweenPages(pages, own);
}

/** The lists by pages hold what the whole lists hold, in the order that was asked for, and their summaries count it. */
export async function checkPages(run: UniversityRun): Promise<void> {
  await checkKind(run, studentModel);
  await checkKind(run, applicationModel);
  await checkPublicStatistics(run);
}
