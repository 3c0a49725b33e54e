import type { components } from '#openapi/schema.gen.ts';
import type { AccountRow, SeedRows } from '#mocks/university/tables.ts';
import { verifyPassword } from '#mocks/university/rules/credentials.ts';
import type { SeededRandom } from '#mocks/university/seed/random.ts';

type Schemas = components['schemas'];

/** A request of a story. `{id}` in its path is the record that the story's first request has made. */
export interface Write {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

/** The rows of a state, with those that stories are about by what they are known by. */
export type State = ReturnType<typeof stateOf>;

/** Writes about one record, each of which waits for the answer to the one before it. */
export interface Story {
  /** What it is about. No two stories that run at the same time are about the same. */
  readonly subject: string;
  /** Who writes, where it is not an administrator. */
  readonly login?: { readonly email: string; readonly password: string };
  readonly writes: readonly Write[];
  /** What is stored about the subject. */
  readonly read: (state: State) => unknown;
  /** What `read` finds before the first write, after the first, after the second, and so on. */
  readonly stages: readonly unknown[];
}

const byKey = <Row>(rows: readonly Row[], key: (row: Row) => string) => new Map(rows.map((row) => [key(row), row]));

/** Makes the rows of a state file fast to look up. */
export function stateOf({ students, accounts, applications, outbox = [], deleted = [] }: SeedRows) {
  const mails = new Map<string, number>();
  for (const { to } of outbox) mails.set(to, (mails.get(to) ?? 0) + 1);
  return {
    students: byKey(students, ({ id }) => id),
    studentsByRollNo: byKey(students, ({ rollNo }) => rollNo),
    accounts: byKey(accounts, ({ id }) => id),
    accountsByEmail: byKey(accounts, ({ email }) => email),
    applications: byKey(applications, ({ email }) => email),
    deletedStudents: new Set(deleted.map(({ record }) => (record.kind === 'student' ? record.student.rollNo : ''))),
    mails,
  };
}

/** A student is added, renamed, and deleted again in one story of three: the account and the bin follow. */
function studentStory(number: number, random: SeededRandom): Story {
  const [rollNo, email] = [`WR${number}`, `wr${number}@mail.example`];
  const student = { name: `Added ${number}`, rollNo, email, department: 'Civil', year: 1, semester: 1 };
  const renamed = { ...student, name: `Renamed ${number}` };
  const leaves = random.chance(1 / 3);
  return {
    subject: rollNo,
    writes: [
      { method: 'POST', path: '/students', body: { ...student, password: 'first-Day-1' } },
      { method: 'PUT', path: '/students/{id}', body: renamed },
      ...(leaves ? [{ method: 'DELETE', path: '/students/{id}' } as const] : []),
    ],
    read: ({ studentsByRollNo, accountsByEmail, deletedStudents }) => [
      studentsByRollNo.get(rollNo)?.name,
      accountsByEmail.get(email)?.name,
      deletedStudents.has(rollNo),
    ],
    stages: [
      [undefined, undefined, false],
      [student.name, student.name, false],
      [renamed.name, renamed.name, false],
      ...(leaves ? [[undefined, undefined, true]] : []),
    ],
  };
}

/** Somebody applies, and is admitted or rejected after a review: an admission makes a student and an account. */
function applicationStory(number: number, random: SeededRandom): Story {
  const email = `ap${number}@mail.example`;
  const fullName = `Applicant ${number}`;
  const submission: Schemas['ApplicationSubmission'] = {
    fullName,
    email,
    phoneNumber: '+919812345670',
    desiredCourse: 'Civil Engineering',
    previousQualification: '12th Grade',
    previousGrade: '91%',
  };
  const admitted = random.chance(2 / 3);
  const decision: Schemas['ApplicationReview'] = admitted
    ? { status: 'APPROVED' }
    : { status: 'REJECTED', rejectionReason: 'The mark sheet is missing.' };
  const review = (body: Schemas['ApplicationReview']): Write => ({
    method: 'PUT',
    path: '/applications/{id}/review',
    body,
  });
  return {
    subject: email,
    writes: [
      { method: 'POST', path: '/applications/submit', body: submission },
      review({ status: 'UNDER_REVIEW' }),
      review(decision),
    ],
    read({ applications, studentsByRollNo, accountsByEmail, mails }) {
      const application = applications.get(email);
      const student = studentsByRollNo.get(application?.generatedRollNumber ?? '');
      const account = accountsByEmail.get(email)?.name;
      return [application?.status, application?.history.length, mails.get(email), student?.name, account];
    },
    stages: [
      [undefined, undefined, undefined, undefined, undefined],
      ['APPLIED', 0, 1, undefined, undefined],
      ['UNDER_REVIEW', 1, 1, undefined, undefined],
      admitted ? ['APPROVED', 2, 3, fullName, fullName] : ['REJECTED', 2, 2, undefined, undefined],
    ],
  };
}

/** What a student owes is changed three times; what follows from it is derived each time. */
function feeStory(number: number, id: string, state: State): Story {
  const read = ({ students }: State) => {
    const { totalFee, paidAmount, pendingAmount, feeStatus } = students.get(id) ?? {};
    return [totalFee, paidAmount, pendingAmount, feeStatus];
  };
  const fees = [1, 2, 3].map((step) => ({ totalFee: 100_000 + number * 10 + step, paidAmount: 50_000 }));
  return {
    subject: id,
    writes: fees.map((body) => ({ method: 'PUT', path: `/students/${id}/fee`, body })),
    read,
    stages: [
      read(state),
      ...fees.map(({ totalFee, paidAmount }) => [totalFee, paidAmount, totalFee - paidAmount, 'Pending']),
    ],
  };
}

/** A student changes the password twice. */
function passwordStory(number: number, { id, email }: AccountRow, password: string): Story {
  const passwords = [password, `first-Change-${number}`, `second-Change-${number}`] as const;
  const [first, second, third] = passwords;
  const change = (oldPassword: string, newPassword: string): Write => ({
    method: 'POST',
    path: '/auth/change-password',
    body: { oldPassword, newPassword },
  });
  return {
    subject: id,
    login: { email, password },
    writes: [change(first, second), change(second, third)],
    read: ({ accounts }) => passwords.find((candidate) => verifyPassword(candidate, accounts.get(id)?.credential)),
    stages: passwords,
  };
}

/** Takes an item out of a list, by chance. */
const draw = <Item>(items: Item[], random: SeededRandom): Item | undefined =>
  items.splice(random.between(0, items.length - 1), 1)[0];

/** Some of the accounts that the demo begins with, so that a password is changed more than once. */
const withPassword = ({ accounts }: State) =>
  [...accounts.values()].filter(({ id, role }) => role === 'STUDENT' && /^acc_\d+$/.test(id)).slice(0, 10);

/**
 * Tells stories without end, all of which can run at the same time from this state on.
 * @param nextNumber a number that no story has had
 * @param passwordOf what the account signs in with
 */
export function* tellStories(
  state: State,
  random: SeededRandom,
  nextNumber: () => number,
  passwordOf: (account: string) => string,
): Generator<Story, never> {
  const debtors = [...state.students.keys()];
  const accounts = withPassword(state);
  for (;;) {
    const number = nextNumber();
    const kind = random.between(1, 10);
    const debtor = kind <= 3 ? draw(debtors, random) : undefined;
    const account = kind === 4 ? draw(accounts, random) : undefined;
    if (debtor) yield feeStory(number, debtor, state);
    else if (account) yield passwordStory(number, account, passwordOf(account.id));
    else if (kind <= 7) yield applicationStory(number, random);
    else yield studentStory(number, random);
  }
}
