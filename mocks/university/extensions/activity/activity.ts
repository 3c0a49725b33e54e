import type { components } from '#openapi/schema.gen.ts';
import type { ApplicationRow, ChangeRow, Tables } from '#mocks/university/tables.ts';

type Activity = components['schemas']['Activity'];
type Named = Activity['record'];

/** How many are answered at once, and those of one moment together. */
const limit = 5000;

/** Where the ids of two actions are equal they are one; of one moment, what was noted later comes first. */
const byTime = (one: Activity, other: Activity) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0);

/** Every student and course that a change can be of, deleted ones as well. */
function recordsOf({ students, courses, applications, deleted }: Tables): (id: string) => Named | undefined {
  const gone = new Map(
    deleted.all().map(({ record }): [string, Named] => {
      const { id, name } =
        record.kind === 'student' ? record.student : { ...record.course, name: record.course.courseName };
      return [id, { kind: record.kind, id, name }];
    }),
  );
  return (id) => {
    const student = students.get(id);
    if (student) return { kind: 'student', id, name: student.name };
    const application = applications.get(id);
    if (application) return { kind: 'application', id, name: application.fullName };
    const course = courses.get(id);
    return course ? { kind: 'course', id, name: course.courseName } : gone.get(id);
  };
}

/** The steps of an application. */
const decisionsOf = ({ id, fullName, history }: ApplicationRow): Activity[] =>
  history.map(({ from, to, by, at, comments }, index) => ({
    id: `${id}-${index + 1}`,
    at,
    kind: 'decided',
    by,
    record: { kind: 'application', id, name: fullName },
    fields: [
      { field: 'status', old: from, new: to },
      ...(comments === undefined ? [] : [{ field: 'reviewComments', old: null, new: comments }]),
    ],
  }));

const changeOf = ({ id, at, kind, by, recordId, fields }: ChangeRow, record: Named | undefined): Activity => ({
  id,
  at,
  kind,
  by: by.name,
  record: record ?? { kind: recordId.startsWith('crs_') ? 'course' : 'student', id: recordId },
  fields,
});

/**
 * What has been done to students, courses and applications, the newest first.
 * @param before only what is older than this moment
 */
export function activityOf(tables: Tables, before: string | undefined): Activity[] {
  const recordOf = recordsOf(tables);
  const end = before === undefined ? Infinity : Date.parse(before);
  const all = [
    ...tables.changes.all().map((change) => changeOf(change, recordOf(change.recordId))),
    ...tables.applications.all().flatMap(decisionsOf),
  ]
    .filter(({ at }) => Date.parse(at) < end)
    .reverse()
    .sort(byTime);
  const last = all[limit - 1]?.at;
  return last === undefined ? all : all.filter(({ at }) => at >= last);
}
