import type { components } from '#openapi/schema.gen.ts';
import { t } from '#src/languages/texts.ts';
import { HttpError, invalid } from '#mocks/engine/request/http-error.ts';
import { sameText } from '#mocks/university/rules/order.ts';
import type { ApplicationRow, Tables } from '#mocks/university/tables.ts';
import { offerOf, shownOffer } from './offers.ts';

type CourseOffers = components['schemas']['CourseOffers'];

/** Since when an application waits. */
const waitsSince = ({ history, submittedAt }: ApplicationRow) =>
  history.reduce((since, { to, at }) => (to === 'WAITLISTED' ? at : since), submittedAt);

/** Whether it waits: an offer since then was its turn, unless it was taken back. */
function isWaiting(tables: Tables, application: ApplicationRow, now: Date): boolean {
  if (application.status !== 'WAITLISTED') return false;
  const offer = offerOf(tables, application.id, now);
  return offer === undefined || offer.state === 'WITHDRAWN' || offer.at < waitsSince(application);
}

/** Those who wait, by rank; who has none stands after those who have one, the longest waiting first. */
function ranked(tables: Tables, waiting: readonly ApplicationRow[]): ApplicationRow[] {
  return waiting
    .map((row) => {
      const since = waitsSince(row);
      const given = tables.ranks.get(row.id);
      return { row, since, rank: given && given.at >= since ? given.rank : Infinity };
    })
    .sort((one, other) => {
      if (one.rank !== other.rank) return one.rank - other.rank;
      const [a, b] = one.since === other.since ? [one.row.id, other.row.id] : [one.since, other.since];
      return a < b ? -1 : 1;
    })
    .map(({ row }) => row);
}

function courseOffers(
  tables: Tables,
  course: string,
  applications: readonly ApplicationRow[],
  now: Date,
): CourseOffers {
  const offers = applications.flatMap(({ id }) => offerOf(tables, id, now) ?? []);
  return {
    course,
    offers: offers.sort((one, other) => (one.at < other.at ? 1 : -1)).map(shownOffer),
    waiting: ranked(
      tables,
      applications.filter((application) => isWaiting(tables, application, now)),
    ).map(({ id, fullName, previousGrade }) => ({ applicationId: id, fullName, previousGrade })),
  };
}

/** The courses that somebody has an offer for or waits for, by name. */
export function allCourseOffers(tables: Tables, now: Date): CourseOffers[] {
  const byCourse = new Map<string, ApplicationRow[]>();
  for (const application of tables.applications.all()) {
    if (application.status !== 'WAITLISTED' && !tables.offers.get(application.id)) continue;
    const key = application.desiredCourse.trim().toLowerCase();
    const rows = byCourse.get(key);
    if (rows) rows.push(application);
    else byCourse.set(key, [application]);
  }
  return [...byCourse]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, rows]) => courseOffers(tables, nameOf(tables, rows[0]!.desiredCourse), rows, now));
}

/** The name of the course as the catalogue has it. */
const nameOf = (tables: Tables, desiredCourse: string) =>
  tables.courses.by('courseName', desiredCourse.trim())?.courseName ?? desiredCourse.trim();

/** Puts those who wait for a course into an order. @throws HttpError 400 where somebody stands there twice; 409 where it is another list by now */
export function rankWaitingList(
  tables: Tables,
  { course, before, applicationIds }: components['schemas']['WaitingListOrder'],
  now: Date,
): CourseOffers {
  if (new Set(applicationIds).size < applicationIds.length)
    throw invalid({ applicationIds: t`Each applicant has one rank. One of them stands here twice.` });
  const applications = tables.applications.all().filter(({ desiredCourse }) => sameText(desiredCourse, course));
  const stored = courseOffers(tables, nameOf(tables, course), applications, now).waiting.map(
    ({ applicationId }) => applicationId,
  );
  if (before.length !== stored.length || before.some((id, at) => id !== stored[at]))
    throw new HttpError(409, t`The waiting list has changed meanwhile. Please look at it again.`, {
      error: 'LIST_CHANGED',
    });
  const isSame = applicationIds.length === stored.length && applicationIds.every((id) => stored.includes(id));
  if (!isSame) throw invalid({ applicationIds: t`The list has to name everybody who waits, and nobody else.` });
  for (const [at, id] of applicationIds.entries()) tables.ranks.upsert({ id, rank: at + 1, at: now.toISOString() });
  return courseOffers(tables, nameOf(tables, course), applications, now);
}
