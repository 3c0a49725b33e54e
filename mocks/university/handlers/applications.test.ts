import { beforeEach, describe, expect, it } from 'vitest';
import { applicationStatusValues, type components } from '#openapi/schema.gen.ts';
import type { SeedRows } from '../tables.ts';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';
import { submission } from '#mocks/testing-requests.ts';

type Application = components['schemas']['Application'];
type Status = Application['status'];

/** The contract's table of transitions. */
const transitions: Record<Status, Status[]> = {
  APPLIED: ['UNDER_REVIEW', 'WAITLISTED', 'APPROVED', 'REJECTED'],
  UNDER_REVIEW: ['WAITLISTED', 'APPROVED', 'REJECTED'],
  WAITLISTED: ['UNDER_REVIEW', 'APPROVED', 'REJECTED'],
  REJECTED: ['UNDER_REVIEW'],
  APPROVED: [],
};

/** One application in each status, `app_<status>`, without a history. */
const oneEach = (rows: SeedRows): SeedRows => ({
  ...rows,
  applications: applicationStatusValues.map((status, at) => ({
    ...submission,
    previousQualification: '12th Grade',
    id: `app_${status}`,
    referenceNumber: `APP-2026-00000${at + 1}`,
    email: `applicant${at}@mail.example`,
    status,
    submittedAt: `2026-07-0${at + 1}T08:00:00.000Z`,
    updatedAt: `2026-07-0${at + 1}T08:00:00.000Z`,
    history: [],
    ...(status === 'REJECTED' ? { rejectionReason: 'Late.' } : {}),
  })),
});

let backend: TestBackend;
let token: string;
beforeEach(async () => {
  backend = await testBackend({ arrange: oneEach });
  token = await backend.tokenOf(accounts.staffAdmin);
});

const submit = (part: object = {}) =>
  backend.send('/applications/submit', { method: 'POST', body: { ...submission, ...part } });
const review = (id: string, body: object) => backend.send(`/applications/${id}/review`, { method: 'PUT', token, body });
const get = async (path: string) => (await backend.send(`/applications${path}`, { token })).body.data;
const idsOf = async (path: string) => ((await get(path)) as Application[]).map(({ id }) => id);

describe('submitApplication', () => {
  it('a submission takes the six fields, and starts as APPLIED with a reference number', async () => {
    const { status, body } = await submit({
      status: 'APPROVED',
      id: 'app_mine',
      generatedStudentId: 'stu_1',
      history: 7,
    });
    expect(status).toBe(201);
    const { id } = body.data as Application;
    expect(body.data).toEqual({
      ...submission,
      id: expect.stringMatching(/^app_[0-9a-f]{32}$/),
      referenceNumber: 'APP-2026-000006',
      status: 'APPLIED',
      submittedAt: '2026-07-20T09:00:00.000Z',
      updatedAt: '2026-07-20T09:00:00.000Z',
      history: [],
    });
    expect(await get(`/${id}`)).toEqual(body.data);
  });

  it('a submission may name a course that does not exist', async () => {
    expect((await submit({ desiredCourse: 'Astrology' })).status).toBe(201);
  });

  it.each(['applicant0@mail.example', ' APPLICANT4@Mail.Example '])(
    'a second submission from %s is answered with 409',
    async (email) => {
      const { status, body } = await submit({ email });
      expect([status, body.errors]).toEqual([409, { email: body.message }]);
      expect(await idsOf('')).toHaveLength(5);
    },
  );

  it('fifty submissions at once from one address store one; others get their own reference numbers', async () => {
    const one = await Promise.all(Array.from({ length: 50 }, () => submit()));
    expect(one.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(49).fill(409)]);
    const many = await Promise.all(Array.from({ length: 20 }, (_, at) => submit({ email: `other${at}@mail.example` })));
    const numbers = many.map(({ body }) => (body.data as Application).referenceNumber);
    expect(new Set(numbers).size).toBe(20);
  });
});

describe('lists, the newest submission first', () => {
  it('listApplications has the newest submission first', async () => {
    await submit();
    await submit({ email: 'a.moment.later@mail.example' });
    const rows = (await get('')) as Application[];
    expect(rows.map(({ email }) => email).slice(0, 3)).toEqual([
      'a.moment.later@mail.example',
      submission.email,
      'applicant4@mail.example',
    ]);
    expect(rows.slice(2).map(({ id }) => id)).toEqual(
      applicationStatusValues.map((status) => `app_${status}`).toReversed(),
    );
  });

  it.each(applicationStatusValues)('listApplicationsByStatus has the applications that are %s', async (status) => {
    expect(await idsOf(`/status/${status}`)).toEqual([`app_${status}`]);
  });

  it.each(['applied', 'GONE', 'constructor'])(
    'listApplicationsByStatus answers 400 to the unknown status %s',
    async (status) => {
      expect((await backend.send(`/applications/status/${status}`, { token })).status).toBe(400);
    },
  );

  it('listApplicationsByCourse ignores case, and accepts %2F for a slash', async () => {
    await submit({ desiredCourse: 'Film/Media & Law' });
    expect(await idsOf('/course/CIVIL%20engineering')).toHaveLength(5);
    expect(await idsOf('/course/film%2Fmedia%20%26%20law')).toHaveLength(1);
    expect(await idsOf('/course/Nothing')).toEqual([]);
  });
});

describe('reviewApplication', () => {
  const pairs = applicationStatusValues.flatMap((from) => applicationStatusValues.map((to) => [from, to] as const));

  it.each(pairs.filter(([from, to]) => transitions[from].includes(to)))(
    'a review can change %s to %s',
    async (from, to) => {
      const body = { status: to, reviewComments: 'Seen.', rejectionReason: 'Too late.' };
      const { status, body: answer } = await review(`app_${from}`, body);
      expect(status, answer.message).toBe(200);
      const entry = { from, to, by: 'Rohan Fernandes', at: '2026-07-20T09:00:00.000Z', comments: 'Seen.' };
      const after = (await get(`/app_${from}`)) as Application;
      expect(after).toMatchObject({
        status: to,
        updatedAt: entry.at,
        reviewedAt: entry.at,
        reviewedBy: entry.by,
        reviewComments: 'Seen.',
      });
      expect(after.history).toEqual([entry]);
      expect(after.rejectionReason).toBe(to === 'REJECTED' ? 'Too late.' : undefined);
    },
  );

  it.each(pairs.filter(([from, to]) => !transitions[from].includes(to)))(
    'a review from %s to %s is answered with 422 and the allowed statuses',
    async (from, to) => {
      const before = await get(`/app_${from}`);
      const { status, body } = await review(`app_${from}`, { status: to, reviewComments: 'x', rejectionReason: 'x' });
      expect([status, body.error]).toEqual([422, transitions[from].join(', ')]);
      expect(body.message).toContain(from);
      expect(await get(`/app_${from}`)).toEqual(before);
    },
  );

  it.each([
    ['a rejection without a reason', 'APPLIED', { status: 'REJECTED', reviewComments: 'No.' }, 'rejectionReason'],
    ['a rejection with an empty one', 'APPLIED', { status: 'REJECTED', rejectionReason: ' ' }, 'rejectionReason'],
    ['a rejection with null for one', 'APPLIED', { status: 'REJECTED', rejectionReason: null }, 'rejectionReason'],
    ['a reopening without comments', 'REJECTED', { status: 'UNDER_REVIEW' }, 'reviewComments'],
    ['a reopening with empty ones', 'REJECTED', { status: 'UNDER_REVIEW', reviewComments: '' }, 'reviewComments'],
    ['no status at all', 'APPLIED', {}, 'status'],
    [
      'two statuses that differ',
      'APPLIED',
      { status: 'WAITLISTED', applicationStatus: 'REJECTED' },
      'applicationStatus',
    ],
    ['an unknown status', 'APPLIED', { status: 'LOST' }, 'status'],
    ['an unknown status by its old name', 'APPLIED', { applicationStatus: 'LOST' }, 'status'],
  ])('a review with %s is answered with 400', async (_, from, body, field) => {
    const before = await get(`/app_${from}`);
    const { status, body: answer } = await review(`app_${from}`, body);
    expect([status, Object.keys(answer.errors ?? {})[0]]).toEqual([400, field]);
    expect(await get(`/app_${from}`)).toEqual(before);
  });

  it.each([
    ['the old name of the status alone', { applicationStatus: 'WAITLISTED' }],
    ['both names', { status: 'WAITLISTED', applicationStatus: 'WAITLISTED' }],
    ['comments of null', { status: 'WAITLISTED', reviewComments: null, rejectionReason: null }],
  ])('a review may have %s', async (_, body) => {
    const { status, body: answer } = await review('app_APPLIED', body);
    expect([status, (answer.data as Application).status]).toEqual([200, 'WAITLISTED']);
    expect(answer.data).not.toHaveProperty('reviewComments');
  });

  it('the history has every review with its comments, or the reason of a rejection without comments', async () => {
    const reviews = [
      { status: 'UNDER_REVIEW', reviewComments: ' Looking. ' },
      { status: 'REJECTED', rejectionReason: 'Papers missing.' },
      { status: 'UNDER_REVIEW', reviewComments: 'Papers came.' },
      { status: 'WAITLISTED' },
    ];
    for (const body of reviews) {
      backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
      expect((await review('app_APPLIED', body)).status).toBe(200);
    }
    const { history, ...after } = (await get('/app_APPLIED')) as Application;
    expect(history.map(({ from, to, at, comments }) => [from, to, at.slice(14, 16), comments])).toEqual([
      ['APPLIED', 'UNDER_REVIEW', '01', 'Looking.'],
      ['UNDER_REVIEW', 'REJECTED', '02', 'Papers missing.'],
      ['REJECTED', 'UNDER_REVIEW', '03', 'Papers came.'],
      ['UNDER_REVIEW', 'WAITLISTED', '04', undefined],
    ]);
    // The comments of the latest step that had any; no reason once it is reopened.
    expect(after).toMatchObject({ status: 'WAITLISTED', reviewComments: 'Papers came.' });
    expect(after).not.toHaveProperty('rejectionReason');
  });

  it('the second of two reviews at once is answered with 422, as the first has changed the status', async () => {
    const both = await Promise.all([1, 2].map(() => review('app_APPLIED', { status: 'APPROVED' })));
    expect(both.map(({ status, body }) => [status, body.error])).toEqual([
      [200, undefined],
      [422, ''],
    ]);
  });
});
