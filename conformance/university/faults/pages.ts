import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { answering, before, bodyOf, type Inject, json, showing } from '#conformance/kit/inject-fault.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import type { FaultRow } from './fault.ts';
import { asking, besidePages, listing, onPages, parameterOf } from './paged-list.ts';

const text = (row: Json, name: string) => String(row[name] ?? '');
/** Compares as a text of JavaScript, with its case and by UTF-16. */
const raw = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Whether a request sorts by a column, in either direction or in one. */
const sortsBy = (request: Request, ...sorts: readonly string[]) => sorts.includes(parameterOf(request, 'sort') ?? '');

/** The next page begins with another row: some more, or some fewer, than the page before it has had. */
const nextAt = (name: OperationId, more: 1 | -1): Inject =>
  before([name], async ({ request, pass }) => {
    const asked = request.clone();
    const body = await bodyOf(await pass());
    const limit = Number(parameterOf(asked, 'limit') ?? 100);
    const { data } = body;
    if (!isRecord(data) || data['next'] === null || limit < 2 || limit > 499)
      return json(body['success'] ? 200 : 400, body);
    const other = await bodyOf(await pass(asking(asked, { limit: String(limit + more) })));
    return json(200, { ...body, data: { ...data, next: isRecord(other['data']) ? other['data']['next'] : null } });
  });

/** Forgets parameters of a request that the server takes; what it refuses stays refused. */
const forgetting = (operation: OperationId, ...names: readonly string[]): Inject =>
  before([operation], async ({ request, pass }) => {
    const answer = await pass(request.clone());
    return answer.ok ? pass(asking(request, Object.fromEntries(names.map((name) => [name, null])))) : answer;
  });

/** Answers a request that the server refuses for one parameter as if that had not been sent. */
const tolerating = (operation: OperationId, isTolerated: (name: string, value: string) => boolean): Inject =>
  before([operation], async ({ request, pass }) => {
    const answer = await pass(request.clone());
    const { errors } = await bodyOf(answer);
    const [name] = Object.keys(isRecord(errors) ? errors : {});
    return name !== undefined && isTolerated(name, parameterOf(request, name) ?? '')
      ? pass(asking(request, { [name]: null }))
      : answer;
  });

/** The first answer, for ever. */
const keeping =
  (name: OperationId): Inject =>
  (server) => {
    let kept: Json | undefined;
    return answering([name], (body) => (kept ??= body))(server);
  };

const swapped = (fees: unknown) => (isRecord(fees) ? { ...fees, paid: fees['pending'], pending: fees['paid'] } : fees);
const end = (range: string | null) => Number(range?.split('..')[1] || Number.NaN);

/** Lists by pages, their summaries, and the figures of the home page. */
export const pageFaults: readonly FaultRow[] = [
  [
    'names are ordered by their bytes, with accents and case',
    'pageStudents',
    'page-order',
    'pages',
    onPages('pageStudents', (rows, request) =>
      sortsBy(request, 'name') ? rows.toSorted((a, b) => raw(text(a, 'name'), text(b, 'name'))) : rows,
    ),
  ],
  [
    'names are ordered by a language, signs that are no letters first',
    'pageApplications',
    'page-order',
    'pages',
    onPages('pageApplications', (rows, request) =>
      sortsBy(request, 'fullName')
        ? rows.toSorted((a, b) => text(a, 'fullName').localeCompare(text(b, 'fullName'), 'en'))
        : rows,
    ),
  ],
  [
    'whoever has no CGPA is first in descending order',
    'pageStudents',
    'page-order',
    'pages',
    onPages('pageStudents', (rows, request) =>
      sortsBy(request, '-cgpa')
        ? rows.toSorted((a, b) => Number('currentCGPA' in a) - Number('currentCGPA' in b))
        : rows,
    ),
  ],
  [
    'students of one year stand in another order each time',
    'pageStudents',
    'page-order',
    'pages',
    (server) => {
      let times = 0;
      return onPages('pageStudents', (rows, request) => {
        if (!sortsBy(request, 'year')) return rows;
        times += 1;
        const shuffled = times % 2 === 0 ? rows.toReversed() : rows;
        return shuffled.toSorted((a, b) => Number(a['year']) - Number(b['year']));
      })(server);
    },
  ],
  [
    'applications of one moment stand by name',
    'pageApplications',
    'page-order',
    'pages',
    onPages('pageApplications', (rows, request) =>
      sortsBy(request, 'status')
        ? rows.toSorted(
            (a, b) => raw(text(a, 'status'), text(b, 'status')) || raw(text(a, 'fullName'), text(b, 'fullName')),
          )
        : rows,
    ),
  ],
  [
    'the last row of a page is the first of the next one',
    'pageStudents',
    'page-walk',
    'pages',
    nextAt('pageStudents', -1),
  ],
  ['a row is skipped between two pages', 'pageApplications', 'page-walk', 'pages', nextAt('pageApplications', 1)],
  ['the cursor is ignored', 'pageStudents', 'page-walk', 'pages', forgetting('pageStudents', 'cursor')],
  [
    'the cursor counts rows',
    'pageStudents',
    'walk-outlives-writes',
    'pages',
    listing('pageStudents', ({ rowsWith }) => rowsWith({}), 'by offset'),
  ],
  [
    'a cursor ends with the row that it names',
    'pageStudents',
    'walk-outlives-writes',
    'pages',
    (server) => {
      const lastOf = new Map<unknown, string>();
      const gone = new Set<string>();
      return before(['pageStudents', 'deleteStudent'], async ({ request, pass }) => {
        const { pathname } = new URL(request.url);
        if (request.method === 'DELETE') gone.add(pathname.split('/').at(-1) ?? '');
        const cursor = parameterOf(request, 'cursor');
        if (gone.has(lastOf.get(cursor) ?? ''))
          return json(400, { success: false, message: 'Begin again', errors: { cursor: 'Begin again' } });
        const answer = await pass();
        const { data } = await bodyOf(answer);
        if (isRecord(data) && Array.isArray(data['rows']))
          lastOf.set(data['next'], String((data['rows'].at(-1) as Json)?.['id']));
        return answer;
      })(server);
    },
  ],
  [
    'the limit of a page is ignored',
    'pageApplications',
    'page-limit',
    'pages',
    forgetting('pageApplications', 'limit'),
  ],
  [
    'a page is as long as the server likes',
    'pageStudents',
    'page-limit',
    'pages',
    before(['pageStudents'], async ({ request, pass }) => {
      const limit = Number(parameterOf(request, 'limit') ?? 100);
      return pass(limit > 20 && limit <= 500 ? asking(request, { limit: '20' }) : request);
    }),
  ],
  [
    'the count of a page is one too high',
    'pageStudents',
    'page-count',
    'pages',
    besidePages('pageStudents', (data) =>
      isRecord(data['count'])
        ? { ...data, count: { ...data['count'], value: Number(data['count']['value']) + 1 } }
        : data,
    ),
  ],
  [
    'an exact count is said to be an estimate',
    'pageApplications',
    'page-count',
    'pages',
    besidePages('pageApplications', (data) =>
      isRecord(data['count']) ? { ...data, count: { ...data['count'], exact: false } } : data,
    ),
  ],
  [
    'the filter by semester is ignored',
    'pageStudents',
    'page-matches',
    'pages',
    forgetting('pageStudents', 'semester'),
  ],
  [
    'a search counts capitals and small letters as different',
    'pageStudents',
    'page-matches',
    'pages',
    listing('pageStudents', async ({ request, rowsWith }) => {
      const q = parameterOf(request, 'q')?.trim() ?? '';
      return (await rowsWith({})).filter((row) =>
        ['name', 'email', 'rollNo'].some((name) => text(row, name).includes(q)),
      );
    }),
  ],
  [
    'a search does not find names with accents',
    'pageApplications',
    'page-matches',
    'pages',
    listing('pageApplications', async ({ request, rowsWith }) => {
      const q = (parameterOf(request, 'q') ?? '').trim().toLowerCase();
      const names = ['fullName', 'email', 'desiredCourse', 'referenceNumber'];
      return (await rowsWith({})).filter((row) => names.some((name) => text(row, name).toLowerCase().includes(q)));
    }),
  ],
  [
    'a search finds what stands across two fields',
    'pageStudents',
    'page-matches',
    'pages',
    listing('pageStudents', async ({ request, rowsWith }) => {
      const q = (parameterOf(request, 'q') ?? '').trim().toLowerCase();
      const hits = await rowsWith({});
      if (!q.includes(' ')) return hits;
      const isMet = new Set(hits.map(({ id }) => id));
      const across = (row: Json) => `${text(row, 'name')} ${text(row, 'email')}`.toLowerCase().includes(q);
      return (await rowsWith({ q: null })).filter((row) => isMet.has(row['id']) || across(row));
    }),
  ],
  [
    'the end of a range does not belong to it',
    'pageStudents',
    'page-matches',
    'pages',
    listing('pageStudents', async ({ request, rowsWith }) => {
      const most = end(parameterOf(request, 'cgpa'));
      return (await rowsWith({})).filter((row) => row['currentCGPA'] !== most);
    }),
  ],
  [
    'whoever is on the waiting list is not undecided',
    'pageApplications',
    'page-matches',
    'pages',
    listing('pageApplications', async ({ request, rowsWith }) => {
      const isUndecided = parameterOf(request, 'status') === 'undecided';
      return (await rowsWith({})).filter((row) => !isUndecided || row['status'] !== 'WAITLISTED');
    }),
  ],
  [
    'whoever has graduated is found among those who have not',
    'pageStudents',
    'page-matches',
    'pages',
    listing('pageStudents', async ({ request, rowsWith }) => {
      const isEnrolled = parameterOf(request, 'status') === 'enrolled';
      return rowsWith(isEnrolled ? { status: null } : {});
    }),
  ],
  [
    'whoever has no fee status is not found as N/A',
    'pageStudents',
    'page-matches',
    'pages',
    listing('pageStudents', async ({ request, rowsWith }) => {
      const isNone = parameterOf(request, 'fee')?.toUpperCase() === 'N/A';
      return (await rowsWith({})).filter((row) => !isNone || 'feeStatus' in row);
    }),
  ],
  [
    'a page shows the same phone number for everybody',
    'pageApplications',
    'shows-what-is-stored',
    'pages',
    onPages('pageApplications', (rows) => rows.map((row) => ({ ...row, phoneNumber: '+910000000000' }))),
  ],
  [
    'a parameter that there is not is ignored',
    'pageStudents',
    'page-parameters',
    'pages',
    tolerating('pageStudents', (name) => name === 'course' || name === 'kitUnknown'),
  ],
  [
    'a range the wrong way round finds nobody',
    'pageApplications',
    'page-parameters',
    'pages',
    tolerating('pageApplications', (_, value) => value.includes('..')),
  ],
  [
    'the summary of applications takes an order',
    'getApplicationSummary',
    'page-parameters',
    'pages',
    tolerating('getApplicationSummary', (name) => name === 'sort'),
  ],
  [
    'a cursor of another order is taken',
    'pageStudents',
    'page-cursor',
    'pages',
    tolerating('pageStudents', (name) => name === 'cursor'),
  ],
  [
    'the summary of students is that of an hour ago',
    'getStudentSummary',
    'summary-agrees',
    'pages',
    keeping('getStudentSummary'),
  ],
  [
    'the figures of what is paid and what is pending are swapped',
    'getStudentSummary',
    'summary-agrees',
    'pages',
    showing(['getStudentSummary'], (summary) => {
      const figures: Json = isRecord(summary['figures']) ? summary['figures'] : {};
      const all: Json = isRecord(figures['all']) ? figures['all'] : {};
      return { ...summary, figures: { ...figures, all: { ...all, fees: swapped(all['fees']) } } };
    }),
  ],
  [
    'a department is offered twice, in capitals and in small letters',
    'getStudentSummary',
    'summary-agrees',
    'pages',
    showing(['getStudentSummary'], (summary) => {
      const choices: Json = isRecord(summary['choices']) ? summary['choices'] : {};
      const names = Array.isArray(choices['department']) ? choices['department'].map(String) : [];
      return { ...summary, choices: { ...choices, department: names.flatMap((name) => [name, name.toUpperCase()]) } };
    }),
  ],
  [
    'the counts of the statuses are those of all applications',
    'getApplicationSummary',
    'summary-agrees',
    'pages',
    forgetting('getApplicationSummary', 'q', 'course', 'grade', 'submitted'),
  ],
  [
    'grades that are no numbers count as zero',
    'getApplicationSummary',
    'summary-agrees',
    'pages',
    showing(['getApplicationSummary'], (summary) => ({ ...summary, without: { grade: 0, submitted: 0 } })),
  ],
  [
    'the figures of the home page are those of an hour ago',
    'getPublicStatistics',
    'public-figures',
    'pages',
    keeping('getPublicStatistics'),
  ],
  [
    'the figures of the home page name the best student',
    'getPublicStatistics',
    'figures-name-nobody',
    'pages',
    showing(['getPublicStatistics'], (figures) => ({ ...figures, best: 'Asha Verma' })),
  ],
];
