import { type OperationId } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import type { Answer, Call } from '#conformance/kit/client.ts';
import { type Caller, shown, visitor } from '#conformance/kit/exchange.ts';
import type { UniversityRun } from '../university-run.ts';
import type { RuleId } from '../rules.ts';

type Order = (a: Json, b: Json) => number;

const collator = new Intl.Collator('en', { sensitivity: 'base' });
/** Servers order texts by their letters or by their language; what is wrong by both is out of order. */
export function byText(a: unknown, b: unknown): number {
  const [x, y] = [String(a ?? '').toLowerCase(), String(b ?? '').toLowerCase()];
  const byCode = x < y ? -1 : x > y ? 1 : 0;
  const byLanguage = collator.compare(x, y);
  return Math.sign(byCode) === Math.sign(byLanguage) ? byCode : 0;
}
const by =
  (name: string): Order =>
  (a, b) =>
    byText(a[name], b[name]);
const newestFirst: Order = (a, b) => Date.parse(String(b['submittedAt'])) - Date.parse(String(a['submittedAt']));
export const same = (a: unknown, b: unknown) => String(a ?? '').toLowerCase() === String(b ?? '').toLowerCase();

/** The lists of the API as they are now; what is not asked for, or not answered, is undefined. */
class Lists {
  private readonly run: UniversityRun;
  constructor(run: UniversityRun) {
    this.run = run;
  }

  async read(operation: OperationId, call: Call = {}): Promise<{ rows: Json[]; answer: Answer } | undefined> {
    if (!this.run.uses(operation)) return undefined;
    const answer = await this.run.call(operation, { as: this.run.admin, ...call });
    return answer.ok && Array.isArray(answer.data) ? { rows: answer.data.filter(isRecord), answer } : undefined;
  }

  check(operation: OperationId, rule: RuleId, ok: boolean, answer: Answer, what = '', seen?: string): void {
    this.run.results.check(operation, rule, { ok, what, seen, exchange: answer.exchange });
  }

  sorted(operation: OperationId, rows: readonly Json[], answer: Answer, order: Order, what = ''): void {
    const at = rows.findIndex((row, index) => index > 0 && order(rows[index - 1]!, row) > 0);
    const before = rows[at - 1];
    const words = (row: Json | undefined) =>
      shown(row?.['name'] ?? row?.['courseName'] ?? row?.['submittedAt'] ?? row?.['department']);
    this.check(operation, 'sorted', at === -1, answer, what, `${words(before)} stands before ${words(rows[at])}`);
  }

  /** A list that is a part of another one: every row of it that belongs there, and no other. */
  async part(
    operation: OperationId,
    call: Call,
    whole: readonly Json[] | undefined,
    belongs: (row: Json) => boolean,
    order: Order,
  ): Promise<void> {
    const list = await this.read(operation, call);
    if (!list) return;
    const { rows, answer } = list;
    this.sorted(operation, rows, answer, order);
    const strange = rows.find((row) => !belongs(row));
    this.check(operation, 'lists-nothing-else', !strange, answer, '', strange && `a row ${shown(strange)}`);
    if (!whole) return;
    const ids = new Set(rows.map(({ id }) => id));
    const missing = whole.filter((row) => belongs(row) && !ids.has(row['id']));
    const seen = `${missing.length} of ${whole.filter(belongs).length} are missing, e.g. ${shown(missing[0]?.['id'])}`;
    this.check(operation, 'lists-all', missing.length === 0, answer, 'the rows of the whole list', seen);
  }
}

export const isPlaced = ({ company }: Json) => typeof company === 'string' && company.trim() !== '';
const first = (rows: readonly Json[] | undefined, name: string, otherwise: string) =>
  String(rows?.[0]?.[name] ?? otherwise);

async function checkStudents(run: UniversityRun, lists: Lists): Promise<void> {
  const roster = await lists.read('adminListStudents');
  if (roster) lists.sorted('adminListStudents', roster.rows, roster.answer, by('name'));
  const whole = (roster ?? (await lists.read('listStudents', { query: { page: '-1' } })))?.rows;
  const dept = first(whole, 'department', 'Computer Science');
  await lists.part(
    'listStudentsByDepartment',
    { path: { dept: dept.toUpperCase() } },
    whole,
    (row) => same(row['department'], dept),
    by('name'),
  );
  await lists.part('listStudentsByYear', { path: { year: '2' } }, whole, (row) => row['year'] === 2, by('name'));
  await lists.part('listPlacedStudents', {}, whole, isPlaced, by('name'));
  if (!whole) return run.results.skip('listStudents', 'pages', 'the list of the students could not be read');
  await checkPages(run, lists, whole);
  await checkCounted(run, lists, whole);
}

const sortFields = ['name', 'rollNo', 'department', 'year', 'currentCGPA'] as const;

/** `/students`: its pages together are the whole list, in whichever order is asked for. */
async function checkPages(run: UniversityRun, lists: Lists, whole: readonly Json[]): Promise<void> {
  if (!run.selects('listStudents') || !run.uses('listStudents')) return;
  for (const sortBy of sortFields)
    for (const sortDir of ['asc', 'desc'] as const) {
      const list = await lists.read('listStudents', { query: { page: '0', size: '50', sortBy, sortDir } });
      if (!list) continue;
      const sign = sortDir === 'asc' ? 1 : -1;
      const order: Order = (a, b) => {
        const [x, y] = [a[sortBy], b[sortBy]];
        // Students without a CGPA come last in either direction.
        if (x === undefined || y === undefined) return x === undefined && y !== undefined ? 1 : 0;
        return sign * (typeof x === 'number' && typeof y === 'number' ? x - y : byText(x, y));
      };
      lists.sorted('listStudents', list.rows, list.answer, order, `sortBy=${sortBy}&sortDir=${sortDir}`);
      lists.check(
        'listStudents',
        'pages',
        list.rows.length === Math.min(50, whole.length),
        list.answer,
        'size',
        `${list.rows.length} rows`,
      );
    }
  const size = Math.max(1, Math.ceil(whole.length / 3));
  const ids: unknown[] = [];
  let last: Answer | undefined;
  for (let page = 0; page <= 3; page += 1) {
    const list = await lists.read('listStudents', {
      query: { page: String(page), size: String(Math.min(size, 1000)) },
    });
    if (!list) return;
    last = list.answer;
    if (page === 3 && size <= 1000) {
      lists.check(
        'listStudents',
        'pages',
        list.rows.length === 0,
        list.answer,
        'a page past the end',
        `${list.rows.length} rows`,
      );
      continue;
    }
    ids.push(...list.rows.map(({ id }) => id));
  }
  if (last && size <= 1000)
    lists.check(
      'listStudents',
      'pages',
      new Set(ids).size === whole.length && ids.length === whole.length,
      last,
      'together',
      `${ids.length} rows, ${new Set(ids).size} of them different, of ${whole.length}`,
    );
}

/** What the home page counts agrees with the roster. */
async function checkCounted(run: UniversityRun, lists: Lists, whole: readonly Json[]): Promise<void> {
  const list = await lists.read('listStudents', { as: visitor, query: { page: '-1', view: 'public' } });
  if (!list || !run.selects('listStudents')) return;
  const { rows, answer } = list;
  const company = ({ placement }: Json) => (isRecord(placement) ? placement['company'] : undefined);
  lists.check(
    'listStudents',
    'counts-agree',
    rows.length === whole.length,
    answer,
    'rows of the public view',
    `${rows.length} rows of ${whole.length}`,
  );
  const placed = rows.filter((row) => isPlaced({ company: company(row) })).length;
  lists.check(
    'listStudents',
    'counts-agree',
    placed === whole.filter(isPlaced).length,
    answer,
    'placed in the public view',
    `${placed} placed`,
  );
  lists.sorted('listStudents', rows, answer, (a, b) => byText(a['department'], b['department']), 'the public view');
}

async function checkApplications(lists: Lists): Promise<void> {
  const list = await lists.read('listApplications');
  const whole = list?.rows;
  if (list) lists.sorted('listApplications', list.rows, list.answer, newestFirst);
  for (const status of ['APPLIED', 'REJECTED'])
    await lists.part(
      'listApplicationsByStatus',
      { path: { status } },
      whole,
      (row) => row['status'] === status,
      newestFirst,
    );
  const course = first(whole, 'desiredCourse', 'Civil Engineering');
  await lists.part(
    'listApplicationsByCourse',
    { path: { course: course.toUpperCase() } },
    whole,
    (row) => same(row['desiredCourse'], course),
    newestFirst,
  );
}

export const isActive = ({ isActive: active }: Json) => active !== false;

async function checkCourses(lists: Lists): Promise<void> {
  const list = await lists.read('listCourses');
  const whole = list?.rows;
  const as: Caller = visitor;
  if (list) lists.sorted('listCourses', list.rows, list.answer, by('courseName'));
  await lists.part('listActiveCourses', { as }, whole, isActive, by('courseName'));
  await lists.part(
    'listAvailableCourses',
    { as },
    whole,
    (row) => isActive(row) && row['availableSeats'] !== 0,
    by('courseName'),
  );
  const dept = first(whole?.filter(isActive), 'department', 'Civil');
  await lists.part(
    'listCoursesByDepartment',
    { as, path: { dept: dept.toUpperCase() } },
    whole,
    (row) => isActive(row) && same(row['department'], dept),
    by('courseName'),
  );
  const type = first(whole?.filter(isActive), 'programType', 'Diploma');
  await lists.part(
    'listCoursesByProgram',
    { as, path: { type } },
    whole,
    (row) => isActive(row) && row['programType'] === type,
    by('courseName'),
  );
}

/** The operations that these checks are about. */
const listOperations = {
  students: [
    'adminListStudents',
    'listStudents',
    'listStudentsByDepartment',
    'listStudentsByYear',
    'listPlacedStudents',
  ],
  applications: ['listApplications', 'listApplicationsByStatus', 'listApplicationsByCourse'],
  courses: [
    'listCourses',
    'listActiveCourses',
    'listAvailableCourses',
    'listCoursesByDepartment',
    'listCoursesByProgram',
  ],
} as const satisfies Record<string, readonly OperationId[]>;

/** Every list is whole and in its order, and holds nothing else. Nothing is changed. */
export async function checkLists(run: UniversityRun): Promise<void> {
  const lists = new Lists(run);
  if (run.selectsAny(listOperations.students)) await checkStudents(run, lists);
  if (run.selectsAny(listOperations.applications)) await checkApplications(lists);
  if (run.selectsAny(listOperations.courses)) await checkCourses(lists);
}
