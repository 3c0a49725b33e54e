import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import type { Call } from '#conformance/kit/client.ts';
import { type Caller, visitor } from '#conformance/kit/exchange.ts';
import type { UniversityRun } from '../university-run.ts';

export const unknownId = 'kit-unknown-0000';
/** The parameters of a student's address that nothing has. */
export const nobody = { id: unknownId, email: 'nobody@kit.example', rollno: 'KIT0000' };

/** The parameters of an address, for each kind of record. */
export type KnownPaths = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Addresses of somebody's record, and of a course and an application, for requests that only look. */
export async function knownPaths(run: UniversityRun): Promise<KnownPaths> {
  const other = await somebodyElse(run);
  const first = async (operation: OperationId, as: Caller) => {
    const { data } = run.uses(operation) ? await run.call(operation, { as }) : { data: undefined };
    const [row] = Array.isArray(data) ? data : [];
    return isRecord(row) ? String(row['id']) : unknownId;
  };
  return {
    student: other ? { id: other.id, email: other.email, rollno: other.rollNo } : nobody,
    course: { id: await first('listActiveCourses', visitor) },
    application: { id: await first('listApplications', run.admin), documentId: unknownId },
    list: { dept: 'Computer Science', year: '1', status: 'APPLIED', course: 'Civil Engineering', type: 'Diploma' },
  };
}

/** A student who is not the one of the accounts file. */
async function somebodyElse(run: UniversityRun) {
  const made = await run.madeStudent();
  if (made) return made;
  const { data } = run.uses('adminListStudents')
    ? await run.call('adminListStudents', { as: run.admin })
    : { data: [] };
  const row = Array.isArray(data) ? data.find((one) => isRecord(one) && one['id'] !== run.own?.id) : undefined;
  return isRecord(row)
    ? { id: String(row['id']), email: String(row['email']), rollNo: String(row['rollNo']) }
    : undefined;
}

function pathsFor(operation: OperationId, known: KnownPaths): Record<string, string> {
  const { path } = operations[operation];
  const kind = path.startsWith('/courses/{')
    ? 'course'
    : path.startsWith('/applications/{')
      ? 'application'
      : 'student';
  return { ...known['list'], ...known[kind] };
}

/**
 * A request whose answer tells whether somebody may, and that changes nothing where they may: a GET of what there is, a
 * write to nothing, or a write without content.
 */
export function probe(operation: OperationId, known: KnownPaths): Call {
  const path = pathsFor(operation, known);
  if (operations[operation].method === 'get') return { path };
  return { path: { ...path, id: unknownId }, ...(operations[operation].hasBody && { body: {} }) };
}
