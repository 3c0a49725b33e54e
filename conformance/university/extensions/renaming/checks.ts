import { shown } from '#conformance/kit/exchange.ts';
import { readRecord } from '#conformance/university/read-back.ts';
import type { UniversityRun } from '#conformance/university/university-run.ts';
import { usesAndSelects } from '#conformance/university/checks/uses-and-selects.ts';

/** A course that is renamed has its new name in the applications that name it. */
export async function checkRenaming(run: UniversityRun): Promise<void> {
  const operation = 'renameCourse';
  if (!usesAndSelects(run, operation)) return;
  const { results } = run;
  const id = await run.newCourse();
  const course = id === undefined ? undefined : await readRecord(run, 'courses', id);
  if (id === undefined || !course) return results.skip(operation, 'a course that is renamed', run.reason('course'));
  const before = String(course['courseName']);
  const application = await run.newApplication({ desiredCourse: before.toUpperCase() });
  const other = await run.newApplication({ desiredCourse: `${before} and More` });
  if (!application || !other) return results.skip(operation, 'a course that is renamed', run.reason('application'));
  const courseName = `Renamed ${before}`;
  const { id: _id, ...input } = course;
  const body = { ...input, courseName };
  const { ok, exchange } = await run.call(operation, { as: run.admin, path: { id }, body });
  if (!results.check(operation, 'valid-accepted', { ok, what: 'a new name', exchange })) return;
  for (const [one, name, what] of [
    [application, courseName, 'an application for it'],
    [other, `${before} and More`, 'an application for another course'],
  ] as const) {
    const stored = (await readRecord(run, 'applications', one.id))?.['desiredCourse'];
    results.check(operation, 'renames-applications', { ok: stored === name, what, seen: shown(stored), exchange });
  }
}
