import { inLanguage } from '#mocks/engine/request/languages.ts';
import { confirmationOf, decisionMail } from '../rules/outbox.ts';
import type { ApplicationRow, ChangeRow, CourseRow, DeletedRow, MailRow, SeedRows, StudentRow } from '../tables.ts';
import { administratorNamed, admissionsOffice } from './accounts.ts';
import { type Calendar, isoDate, isoMoment, officeHours } from './calendar.ts';
import { makePhone } from './people.ts';
import { FieldRandom, type SeededRandom } from './random.ts';
import type { SeededStudent } from './students.ts';

type FieldChange = ChangeRow['fields'][number];

/** Who does what in this office. */
const registrar = 'Meera Joglekar';
const examinations = 'Vidya Subramaniam';
const accountant = 'Poulomi Mukherjee';

/** How many students have their last change in the log: in a large university the oldest changes are forgotten. */
const rememberedStudents = 8000;

/** What somebody may have changed in a student's record last, so that it became what it is. */
const lastChanges: readonly ((random: SeededRandom, row: StudentRow) => [by: string, fields: FieldChange[]])[] = [
  (random, { attendance }) => {
    if (!attendance) return [examinations, []];
    const now = attendance.percentage;
    const old = Math.round(Math.min(100, Math.max(30, now + (random.next() - 0.6) * 8)) * 10) / 10;
    return [examinations, [{ field: 'attendance', old: old === now ? now - 0.5 : old, new: now }]];
  },
  (random, { totalFee = 0, paidAmount = 0 }) => [
    accountant,
    paidAmount > 0
      ? [
          {
            field: 'paidAmount',
            old: Math.max(0, paidAmount - totalFee * random.pick([0.25, 0.5, 1])),
            new: paidAmount,
          },
        ]
      : [],
  ],
  (random, { currentCGPA }) => [
    examinations,
    currentCGPA === undefined
      ? []
      : [
          {
            field: 'currentCGPA',
            old: Math.round((currentCGPA + (currentCGPA > 5 ? -1 : 1) * (0.05 + random.next() * 0.3)) * 100) / 100,
            new: currentCGPA,
          },
        ],
  ],
  (random, { phone }) => [
    random.pick(admissionsOffice),
    phone === undefined ? [] : [{ field: 'phone', old: random.chance(0.5) ? null : makePhone(random), new: phone }],
  ],
];

/** An offer is always entered by the registrar, whatever else has changed before. */
const offer = ({ company = '', packageAmount = 0 }: StudentRow): FieldChange[] => [
  { field: 'placementStatus', old: 'Not Placed', new: 'Placed' },
  { field: 'company', old: null, new: company },
  { field: 'packageAmount', old: null, new: packageAmount },
];

/** Courses that have become what they are lately: so many days ago, by whom. */
const courseChanges: readonly (readonly [
  course: string,
  daysAgo: number,
  by: string,
  change: (course: CourseRow) => Pick<ChangeRow, 'kind' | 'fields'>,
])[] = [
  [
    'Diploma in Television Engineering',
    47,
    registrar,
    () => ({ kind: 'deactivated', fields: [{ field: 'isActive', old: true, new: false }] }),
  ],
  [
    'Mechanical Engineering',
    33,
    accountant,
    ({ feeAmount = 0 }) => ({
      kind: 'updated',
      fields: [{ field: 'feeAmount', old: feeAmount - 4000, new: feeAmount }],
    }),
  ],
  [
    'Business Administration',
    19,
    registrar,
    ({ totalSeats = 0 }) => ({
      kind: 'updated',
      fields: [{ field: 'totalSeats', old: totalSeats - 5, new: totalSeats }],
    }),
  ],
];

/** Records that somebody has deleted: a double entry, one who never came, and a course that is no more. */
const deletions: readonly (readonly [
  daysAgo: number,
  by: string,
  record: (admitted: string) => DeletedRow['record'],
])[] = [
  [
    38,
    registrar,
    () => ({
      kind: 'course',
      course: {
        id: 'crs_shorthand',
        courseCode: 'DIP-SH',
        courseName: 'Diploma in Shorthand and Typing',
        department: 'Business Studies',
        programType: 'Diploma',
        description: 'Shorthand at 80 words a minute and typing by touch, for offices and courts.',
        durationYears: 1,
        isActive: false,
        totalSeats: 20,
        availableSeats: 20,
        feeAmount: 18_000,
        feeType: 'for the course',
        eligibilityCriteria: ['10th grade'],
        subjects: ['Shorthand', 'Typing', 'Office English'],
      },
    }),
  ],
  [
    16,
    'Rohan Fernandes',
    (admitted) => ({ kind: 'student', student: deletedStudent('0', 'Sneha Pillai', 'ME', 'Mechanical', admitted) }),
  ],
  [
    1,
    'Farhan Shaikh',
    (admitted) => ({ kind: 'student', student: deletedStudent('1', 'Imran Qureshi', 'CV', 'Civil', admitted) }),
  ],
];

/** A student with a roll number that the seed gives to nobody: it counts from 001. */
function deletedStudent(
  number: string,
  name: string,
  code: string,
  department: string,
  admissionDate: string,
): StudentRow {
  const createdAt = `${admissionDate}T06:30:00.000Z`;
  return {
    id: `stu_deleted${number}`,
    name,
    rollNo: `${code}${admissionDate.slice(2, 4)}000`,
    email: `${name.toLowerCase().replace(' ', '.')}0@students.university.example`,
    department,
    year: 1,
    semester: 1,
    phone: `+91982000447${number}`,
    status: 'Active',
    admissionDate,
    createdAt,
    updatedAt: createdAt,
  };
}

/** How many of the messages that were sent are still in the outbox. */
const keptMails = 40;

/** What applicants were told, by the same messages as any later one; the last of them are kept. */
function mailsTo(applications: readonly ApplicationRow[]): MailRow[] {
  const sentAbout = (application: ApplicationRow) => {
    const told = application.history.flatMap((step, index) => {
      const isLast = index === application.history.length - 1;
      const { rejectionReason: reason = step.comments, ...rest } = application;
      const then = { ...rest, status: step.to, history: application.history.slice(0, index + 1) };
      const rejectionReason = isLast ? reason : step.comments;
      const isRejected = step.to === 'REJECTED' && rejectionReason !== undefined;
      const mail = decisionMail(isRejected ? { ...then, rejectionReason } : then);
      return mail ? [{ to: application.email, ...mail, sentAt: step.at }] : [];
    });
    return [{ to: application.email, ...confirmationOf(application), sentAt: application.submittedAt }, ...told];
  };
  const sent = inLanguage('en', () => applications.flatMap(sentAbout));
  return [...sent]
    .sort((one, other) => (one.sentAt < other.sentAt ? -1 : one.sentAt > other.sentAt ? 1 : 0))
    .slice(-keptMails)
    .map((mail, index) => ({ id: `mail_${String(1_000_001 + index).slice(1)}`, ...mail }));
}

/**
 * What the office has done in the last months, as the log of changes would have noted it. It has random numbers of its own,
 * so that the records are the same with and without it.
 */
export class Past {
  readonly #random = new FieldRandom('changes');
  readonly #changes: Omit<ChangeRow, 'id'>[] = [];
  #students = 0;

  readonly #today: number;

  constructor({ today }: Calendar) {
    this.#today = today;
  }

  #note(at: string, by: string, recordId: string, change: Pick<ChangeRow, 'kind' | 'fields'>): void {
    const { name, role } = administratorNamed(by);
    this.#changes.push({ recordId, at, by: { name, role }, ...change });
  }

  /** Notes the change after which a student was last changed. */
  student(row: SeededStudent): void {
    this.#students += 1;
    if (this.#students > rememberedStudents || row.updatedAt === undefined || row.updatedAt === row.createdAt) return;
    this.#random.turnTo(this.#students);
    const random = this.#random.of('fields');
    const isOffer = row.placementStatus === 'Placed' && random.chance(0.7);
    const start = random.between(0, lastChanges.length - 1);
    let [by, fields]: [string, FieldChange[]] = isOffer ? [registrar, offer(row)] : ['', []];
    // The next one of those there are, where a record has nothing of the first.
    for (let index = start; fields.length === 0; index += 1)
      [by, fields] = lastChanges[index % lastChanges.length]!(random, row);
    this.#note(row.updatedAt, by, row.id, { kind: 'updated', fields });
  }

  /** Everything that is kept of the past, the oldest first. */
  rows(
    applications: readonly ApplicationRow[],
    courses: readonly CourseRow[],
  ): Required<Pick<SeedRows, 'changes' | 'deleted' | 'outbox'>> {
    for (const { generatedStudentId, reviewedBy, reviewedAt } of applications)
      if (generatedStudentId !== undefined && reviewedBy !== undefined && reviewedAt !== undefined)
        this.#note(reviewedAt, reviewedBy, generatedStudentId, { kind: 'created', fields: [] });
    const moment = (daysAgo: number) => {
      this.#random.turnTo(daysAgo);
      return isoMoment(this.#today - daysAgo, this.#random.of('at').between(officeHours.from, officeHours.to));
    };
    for (const [name, daysAgo, by, change] of courseChanges) {
      const course = courses.find(({ courseName }) => courseName === name);
      if (course) this.#note(moment(daysAgo), by, course.id, change(course));
    }
    const deleted = deletions.map(([daysAgo, by, record], index): DeletedRow => {
      const kept = record(isoDate(this.#today - daysAgo - 9));
      const at = moment(daysAgo);
      this.#note(at, by, kept.kind === 'student' ? kept.student.id : kept.course.id, { kind: 'deleted', fields: [] });
      return { id: `del_seeded${index}`, record: kept, by, at };
    });
    const changes = [...this.#changes]
      .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
      .map((change, index) => ({ id: `chg_${String(1_000_001 + index).slice(1)}`, ...change }));
    return { changes, deleted, outbox: mailsTo(applications) };
  }
}
