import type { OperationId } from '#openapi/operations.gen.ts';
import type { Json } from '#src/platform/api/shapes.ts';
import { found, type ListModel, studentModel } from './list-model.ts';
import { readRecord } from './read-back.ts';
import type { UniversityRun } from './university-run.ts';

/** Records that the run has made to be listed, as they are stored. */
export interface OwnRecords {
  /** A word that stands in the name of each of them, and in nothing else. */
  readonly marker: string;
  readonly rows: readonly Json[];
  /** Whether what is typed can find nothing but them. */
  readonly isFoundBy: (q: string) => boolean;
}

/**
 * What stands before the marker in the names: texts that are one when they are folded, and stand apart by their bytes, by
 * UTF-16 or by a language's own order.
 */
const beginnings = ['José', 'jose', 'JOSE’S', 'Ｏｓｋａｒ', 'Ørsted', 'Straße', 'zebra', 'Ärzte', '🎓', '﴾', 'Zoë'];

/** What the students have beside their names, so that every field is missing in one and there in another. */
const studentParts: readonly Json[] = [
  { placementStatus: 'Placed', company: 'Zéta Systems', packageAmount: 12.5, totalFee: 1000, paidAmount: 250.5 },
  { placementStatus: 'Placed', company: 'alpha Works', packageAmount: 7.25 },
  { placementStatus: 'Higher Studies', currentCGPA: 7.25, attendance: { percentage: 80 }, totalCredits: 10 },
  { currentCGPA: 9.5, attendance: { percentage: 75.5 }, totalFee: 500, paidAmount: 500, status: 'Suspended' },
  {
    currentCGPA: 6,
    attendance: { percentage: 91 },
    totalCredits: 24,
    totalFee: 2000,
    paidAmount: 0,
    status: 'Graduated',
  },
  { currentCGPA: 8.75, admissionDate: '2025-07-15', phone: '+919812345671' },
  {},
];

const departments = ['Civil', 'CIVIL', 'Kit Éngineering'];

async function makeStudents(run: UniversityRun, marker: string): Promise<string[]> {
  const update: OperationId | undefined = (['adminUpdateStudent', 'updateStudent'] as const).find((id) => run.uses(id));
  const ids: string[] = [];
  for (const [at, beginning] of beginnings.entries()) {
    const name = `${beginning} ${marker}`;
    const least = {
      name,
      department: departments[at % departments.length]!,
      year: (at % 4) + 1,
      semester: (at % 8) + 1,
    };
    const student = await run.newStudent(least);
    if (!student) break;
    ids.push(student.id);
    const part = studentParts[at % studentParts.length]!;
    if (!update || Object.keys(part).length === 0) continue;
    const { id, email, rollNo } = student;
    await run.call(update, { as: run.admin, path: { id }, body: { ...least, email, rollNo, ...part } });
  }
  return ids;
}

const grades = ['88%', '8.3 CGPA', 'First class', '410/500', '9'];
const courses = ['Civil Engineering', 'CIVIL ENGINEERING', 'Kit Ökonomie'];
const steps = ['UNDER_REVIEW', 'WAITLISTED', 'REJECTED'] as const;

async function makeApplications(run: UniversityRun, marker: string): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, beginning] of beginnings.entries()) {
    const application = await run.newApplication({
      fullName: `${beginning} ${marker}`,
      previousGrade: grades[at % grades.length],
      desiredCourse: courses[at % courses.length],
    });
    if (!application) break;
    ids.push(application.id);
    const status = steps[at];
    if (status === undefined || !run.uses('reviewApplication')) continue;
    const body = {
      status,
      reviewComments: 'Seen by the conformance run.',
      ...(status === 'REJECTED' && { rejectionReason: 'The grade is below the minimum.' }),
    };
    await run.call('reviewApplication', { as: run.admin, path: { id: application.id }, body });
  }
  return ids;
}

/** Makes records whose names, numbers and gaps tell right lists from wrong ones; none where none may be made. */
export async function ownRecords(run: UniversityRun, model: ListModel): Promise<OwnRecords> {
  const marker = run.unique.code(12).toLowerCase();
  const isStudents = model === studentModel;
  const ids = await (isStudents ? makeStudents : makeApplications)(run, marker);
  const rows: Json[] = [];
  for (const id of ids) {
    const row = await readRecord(run, isStudents ? 'students' : 'applications', id);
    if (row) rows.push(row);
  }
  const addresses = new Set(rows.map(({ email }) => String(email).toLowerCase()));
  const isFoundBy = (q: string) =>
    found({ ...model, searched: () => [q] }, marker)({}) || addresses.has(q.toLowerCase());
  return { marker, rows, isFoundBy };
}
