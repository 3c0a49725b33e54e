import { msg, t } from '#src/languages/texts.ts';
import type { ApplicationRow, Tables } from '../university/tables.ts';
import { endSessions } from '../university/rules/sessions.ts';

/** How far somebody has come in the tour. It is kept in the tab, so that a reload goes on with it. */
export interface TourProgress {
  readonly step: number;
  /** When the tour began: the application that comes in after it is the tour's. */
  readonly startedAt: string;
  readonly applicationId?: string;
}

export function isTourProgress(value: unknown): value is TourProgress {
  if (typeof value !== 'object' || value === null || !('step' in value) || !('startedAt' in value)) return false;
  const isStep = typeof value.step === 'number' && tourSteps[value.step] !== undefined;
  return isStep && typeof value.startedAt === 'string';
}

/** A control on the page, as a selector. It names no words: a browser may have translated them. */
export type Target = string;

interface Fill {
  readonly target: Target;
  readonly value: string;
}

const field = (name: string): Target => `form [name="${name}"]`;
const submitOf = (name: string): Target => `form:has([name="${name}"]) [type="submit"]`;
const decide = (decision: string, application: ApplicationRow | undefined): readonly Target[] => [
  submitOf('reviewComments'),
  `button[aria-pressed][value="${decision}"]`,
  `a[data-application="${application?.id ?? ''}"]`,
];

export interface TourStep {
  readonly title: string;
  text(application: ApplicationRow | undefined): string;
  readonly persona: 'visitor' | 'staff';
  path(application: ApplicationRow | undefined): string;
  targets(application: ApplicationRow | undefined): readonly Target[];
  /** What sends the form that the step fills in. */
  readonly submit?: Target;
  fill?(application: ApplicationRow | undefined, password: string | undefined): readonly Fill[];
  isDone(situation: TourSituation): boolean;
}

export interface TourSituation {
  readonly application: ApplicationRow | undefined;
  readonly password: string | undefined;
  readonly email: string | undefined;
}

const applicant = {
  fullName: 'Noor Pathan',
  email: 'noor.pathan@mail.example',
  phoneNumber: '+919812340001',
  desiredCourse: 'Civil Engineering',
  previousQualification: '12th Grade',
  previousGrade: '93%',
} as const;

const name = (application: ApplicationRow | undefined) => application?.fullName ?? t`the applicant`;

export const tourSteps: readonly TourStep[] = [
  {
    title: msg`Apply`,
    text: () =>
      t`You are a visitor. Fill in the admission form and send it. The applicant gets a message with a reference number: you can read it in the outbox.`,
    persona: 'visitor',
    path: () => '/admissions',
    targets: () => [field('fullName')],
    submit: submitOf('fullName'),
    fill: () => Object.entries(applicant).map(([name, value]) => ({ target: field(name), value })),
    isDone: ({ application }) => application !== undefined,
  },
  {
    title: msg`Review`,
    text: (application) =>
      t`You are now Rohan Fernandes of the admissions office. Open the application of ${name(application)} and start the review.`,
    persona: 'staff',
    path: (application) => `/admin/applications?q=${application?.referenceNumber ?? ''}`,
    targets: (application) => decide('UNDER_REVIEW', application),
    isDone: ({ application }) => application !== undefined && application.status !== 'APPLIED',
  },
  {
    title: msg`Approve`,
    text: (application) =>
      t`Approve the application. ${name(application)} becomes a student at that moment, with a roll number and a temporary password.`,
    persona: 'staff',
    path: (application) => `/admin/applications?q=${application?.referenceNumber ?? ''}`,
    targets: (application) => decide('APPROVED', application),
    isDone: ({ application }) => application?.status === 'APPROVED',
  },
  {
    title: msg`Sign in for the first time`,
    text: (application) =>
      t`You are ${name(application)} now. Sign in with the e-mail address ${application?.email ?? ''} and the temporary password from the message in the outbox.`,
    persona: 'visitor',
    path: () => '/login',
    targets: () => [submitOf('password')],
    submit: submitOf('password'),
    fill: (application, password) => [
      { target: field('email'), value: application?.email ?? '' },
      { target: field('password'), value: password ?? '' },
    ],
    isDone: ({ application, email }) => application !== undefined && email === application.email,
  },
];

export function tourApplication(tables: Tables, progress: TourProgress): ApplicationRow | undefined {
  const { applicationId, startedAt } = progress;
  if (applicationId !== undefined) return tables.applications.get(applicationId);
  return tables.applications.all().find(({ submittedAt }) => submittedAt >= startedAt);
}

/** The password in the mail that welcomes the applicant, whichever language it is in. */
export function temporaryPasswordOf(tables: Tables, application: ApplicationRow | undefined): string | undefined {
  const welcomes = tables.outbox
    .all()
    .filter(({ to, link }) => to === application?.email && link?.path === '/student/dashboard');
  return welcomes.flatMap(({ text }) => /: (\w{12})$/m.exec(text)?.[1] ?? []).at(-1);
}

/** Removes what the tour has made: the application, its messages, and the student with the account. */
export function removeTour(tables: Tables, progress: TourProgress): void {
  const application = tourApplication(tables, progress);
  if (!application) return;
  const { email, generatedStudentId } = application;
  for (const { id, to, sentAt } of tables.outbox.all())
    if (to === email && sentAt >= progress.startedAt) tables.outbox.remove(id);
  if (tables.languages.get(email.toLowerCase())) tables.languages.remove(email.toLowerCase());
  const student = generatedStudentId === undefined ? undefined : tables.students.get(generatedStudentId);
  // A student who was there before the tour was only linked to the application.
  if (student && (student.createdAt ?? '') >= progress.startedAt) {
    tables.students.remove(student.id);
    for (const change of tables.changes.all()) if (change.recordId === student.id) tables.changes.remove(change.id);
    const account = tables.accounts.by('email', email);
    if (account) {
      endSessions(tables, account.id);
      tables.accounts.remove(account.id);
    }
  }
  giveSeatBack(tables, application);
  tables.applications.remove(application.id);
}

function giveSeatBack(tables: Tables, { desiredCourse, reviewedAt }: ApplicationRow): void {
  const course = tables.courses.by('courseName', desiredCourse);
  const change = tables.changes.all().find(({ recordId, at }) => recordId === course?.id && at === reviewedAt);
  if (!course || !change) return;
  tables.courses.replace({ ...course, availableSeats: (course.availableSeats ?? 0) + 1 });
  tables.changes.remove(change.id);
}
