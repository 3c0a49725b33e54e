/** Who waits for a course, by rank. */
import type { Application, CourseOffers } from '../contract.ts';
import type { Connection } from '../database/database.ts';
import { t } from '../languages.ts';
import { invalid, Refusal } from '../operation.ts';
import { applications } from './applications.ts';
import { isOver, offers, shownOffer } from './offers.ts';

const waitsSince = ({ history, submittedAt }: Application) =>
  history.findLast(({ to }) => to === 'WAITLISTED')?.at ?? submittedAt;

/** The courses that somebody has an offer for or waits for; of one course where its name is given. */
export async function courseOffers(connection: Connection, course?: string): Promise<CourseOffers[]> {
  const rows = await applications(
    connection,
    `(status = 'WAITLISTED' OR id IN (SELECT application_id FROM offers))
    AND ($1::text IS NULL OR course_low = $1)`,
    [course?.trim().toLowerCase() ?? null],
  );
  const ids = [rows.map(({ id }) => id)];
  const stored = await offers(connection, 'application_id = ANY($1)', ids);
  const made = new Map(
    stored.map((offer) => [offer.applicationId, isOver(offer) ? { ...offer, state: 'LAPSED' as const } : offer]),
  );
  const ranked = await connection.query<{ id: string; rank: number; at: string }>(
    'SELECT application_id AS id, rank, at FROM ranks WHERE application_id = ANY($1)',
    ids,
  );
  const ranks = new Map(ranked.map(({ id, rank, at }) => [id, { rank, at: new Date(at).toISOString() }]));
  const named = await connection.query<{ low: string; name: string }>(
    'SELECT name_low AS low, course_name AS name FROM courses',
    [],
  );
  const names = new Map(named.map(({ low, name }) => [low, name]));

  const byCourse = new Map<string, Application[]>();
  for (const row of rows) {
    const low = row.desiredCourse.trim().toLowerCase();
    byCourse.set(low, [...(byCourse.get(low) ?? []), row]);
  }
  return [...byCourse].map(([low, of]) => {
    const waiting = of.filter((one) => {
      const offer = made.get(one.id);
      return one.status === 'WAITLISTED' && (!offer || offer.state === 'WITHDRAWN' || offer.at < waitsSince(one));
    });
    const placed = waiting.map((one) => {
      const since = waitsSince(one);
      const given = ranks.get(one.id);
      return { one, since, rank: given && given.at >= since ? given.rank : Number.MAX_SAFE_INTEGER };
    });
    placed.sort((a, b) => a.rank - b.rank || (`${a.since} ${a.one.id}` < `${b.since} ${b.one.id}` ? -1 : 1));
    return {
      course: names.get(low) ?? of[0]!.desiredCourse.trim(),
      offers: stored
        .filter(({ applicationId }) => of.some(({ id }) => id === applicationId))
        .map((offer) => shownOffer(made.get(offer.applicationId) ?? offer)),
      waiting: placed.map(({ one: { id, fullName, previousGrade } }) => ({
        applicationId: id,
        fullName,
        previousGrade,
      })),
    };
  });
}

/** @throws Refusal 400 where somebody stands there twice; 409 where it is another list by now */
export async function rankWaitingList(
  connection: Connection,
  { course, before, applicationIds }: { course: string; before: readonly string[]; applicationIds: readonly string[] },
): Promise<CourseOffers> {
  if (new Set(applicationIds).size < applicationIds.length)
    throw invalid({ applicationIds: () => t`Each applicant has one rank. One of them stands here twice.` });
  // Of two orders at once, the second sees what the first has saved.
  await connection.query('SELECT pg_advisory_xact_lock(hashtext($1))', [course.trim().toLowerCase()]);
  const listed = async () =>
    (await courseOffers(connection, course))[0] ?? { course: course.trim(), offers: [], waiting: [] };
  const stored = (await listed()).waiting.map(({ applicationId }) => applicationId);
  if (before.length !== stored.length || before.some((id, at) => id !== stored[at]))
    throw new Refusal(409, () => t`The waiting list has changed meanwhile. Please look at it again.`, {
      error: 'LIST_CHANGED',
    });
  if (applicationIds.length !== stored.length || applicationIds.some((id) => !stored.includes(id)))
    throw invalid({ applicationIds: () => t`The list has to name everybody who waits, and nobody else.` });
  for (const [at, id] of applicationIds.entries())
    await connection.query(
      `INSERT INTO ranks (application_id, rank, at) VALUES ($1, $2, clock_timestamp())
      ON CONFLICT (application_id) DO UPDATE SET rank = EXCLUDED.rank, at = EXCLUDED.at`,
      [id, at + 1],
    );
  return listed();
}
