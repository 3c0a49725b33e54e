import { type OperationId, operations } from '#openapi/operations.gen.ts';
import type { Json } from '#src/platform/api/shapes.ts';
import type { Call } from '#conformance/kit/client.ts';
import { visitor } from '#conformance/kit/exchange.ts';
import { courseToChange, studentToChange } from './borrowed-records.ts';
import { extensionRecipes } from './extensions/recipes.ts';
import type { Recipe, Target } from './recipe.ts';
import type { UniversityRun } from './university-run.ts';

const byAnybody = async (): Promise<Target> => ({ as: visitor });
const bySuperAdmin = async ({ callers }: UniversityRun): Promise<Target | undefined> =>
  callers.superAdmin && { as: callers.superAdmin };
const byAdmin = async (run: UniversityRun): Promise<Target> => ({ as: run.admin });
const onStudent = async (run: UniversityRun): Promise<Target | undefined> => {
  const student = await studentToChange(run);
  return student && { as: run.admin, path: { id: student.id } };
};
const onCourse = async (run: UniversityRun): Promise<Target | undefined> => {
  const id = await courseToChange(run);
  return id === undefined ? undefined : { as: run.admin, path: { id } };
};

/** As a student of the kit, with the own password. */
const byOwnStudent = async (run: UniversityRun): Promise<Target | undefined> => {
  const student = run.uses('studentLogin') ? await run.newStudent() : undefined;
  if (!student) return undefined;
  const { caller } = await run.signIn('studentLogin', student, { name: 'a student of the kit' });
  return caller && { as: { ...caller, variable: '$KIT_STUDENT_TOKEN' }, student };
};
const byApplicant = async (run: UniversityRun): Promise<Target | undefined> => {
  const application = await run.newApplication();
  if (!application) return undefined;
  const { referenceNumber, email } = application;
  return { as: visitor, proof: { referenceNumber, email } };
};
/** On an application that is decided, and for a course that is not there: no seat is taken, nobody else admitted. */
const onAdmitted = async (run: UniversityRun): Promise<Target | undefined> => {
  const application = await run.newApplication({ desiredCourse: `No Course ${run.unique.code(8)}` });
  if (!application) return undefined;
  const target = { as: run.admin, path: { id: application.id } };
  const { ok } = await run.call('admitApplicant', { ...target, body: {} });
  return ok ? target : undefined;
};
const day = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
const lengthOf = (value: unknown) => [...String(value)].length;

const without = (body: Json, ...names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));

/** Fields that no two records may share. */
const withIdentity = (body: Json, { unique }: UniversityRun): Json => ({
  ...body,
  ...('email' in body && { email: unique.email(lengthOf(body['email']) > 100) }),
  ...('rollNo' in body && { rollNo: unique.code(lengthOf(body['rollNo'])) }),
  ...('username' in body && { username: unique.code(lengthOf(body['username'])).toLowerCase() }),
});

/** No more is paid than is due, and neither is sent without the other. */
function withFees(body: Json): Json {
  const { totalFee, paidAmount } = body;
  if (typeof totalFee !== 'number' || typeof paidAmount !== 'number') {
    const amounts = 'totalFee' in body || 'paidAmount' in body ? { totalFee: null, paidAmount: null } : {};
    return { ...body, ...amounts };
  }
  return { ...body, totalFee: Math.max(totalFee, paidAmount), paidAmount: Math.min(totalFee, paidAmount) };
}

/** Placed comes with a company, and without a status neither company nor package is sent. */
function withPlacement(body: Json): Json {
  const { placementStatus, company } = body;
  if (placementStatus === 'Placed') return { ...body, company: company || 'Northwind Systems' };
  return placementStatus === undefined ? without(body, 'company', 'packageAmount') : body;
}

const fitStudent = (body: Json, run: UniversityRun): Json => withIdentity(body, run);
const fitUpdate = (body: Json, run: UniversityRun): Json =>
  withPlacement(withFees(without(withIdentity(body, run), 'updatedAt')));
const fitPart = (body: Json): Json => withPlacement(without(body, 'updatedAt'));

function fitCourse(body: Json, { unique }: UniversityRun): Json {
  const { totalSeats, availableSeats, courseCode, courseName } = body;
  const seats =
    typeof totalSeats === 'number' && typeof availableSeats === 'number'
      ? { totalSeats: Math.max(totalSeats, availableSeats), availableSeats: Math.min(totalSeats, availableSeats) }
      : 'totalSeats' in body || 'availableSeats' in body
        ? { totalSeats: null, availableSeats: null }
        : {};
  return {
    ...body,
    ...seats,
    courseCode: unique.code(lengthOf(courseCode)),
    courseName: unique.text(String(courseName)),
  };
}

const fitProof = (body: Json, _run: UniversityRun, { proof }: Target): Json => ({ ...body, ...proof });

const born = [
  'dateOfBirth: in the future',
  'dateOfBirth',
  (body: Json) => ({ ...body, dateOfBirth: daysFromNow(3) }),
] as const;
const overpaid = [
  'paidAmount: more than is due',
  'paidAmount',
  (body: Json) => ({ ...body, totalFee: 100, paidAmount: 100.01 }),
] as const;
const unnamed = [
  'company: missing for Placed',
  'company',
  (body: Json) => ({ ...body, placementStatus: 'Placed', company: null }),
] as const;
const blank = [
  'company: blank for Placed',
  'company',
  (body: Json) => ({ ...body, placementStatus: 'Placed', company: '  ' }),
] as const;
const oversold = [
  'availableSeats: more than there are',
  'availableSeats',
  (body: Json) => ({ ...body, totalSeats: 10, availableSeats: 11 }),
] as const;

const login: Recipe = {
  target: byAnybody,
  // Nobody has such an account: a correct server says so, and no account is locked.
  fit: (body, { unique }) =>
    'email' in body ? { ...body, email: unique.email() } : { ...body, usernameOrEmail: unique.code(10).toLowerCase() },
  status: 401,
};
const registration = { fit: fitStudent, breaks: [born] };
const update: Recipe = { target: onStudent, fit: fitUpdate, breaks: [born, overpaid, unnamed, blank] };
const part: Recipe = { target: onStudent, fit: fitPart };

/** What the contract does not say of an operation: the records that it is about, and the rules between its fields. */
const recipes: Partial<Record<OperationId, Recipe>> = {
  login,
  studentLogin: login,
  adminLogin: login,
  register: { target: byAnybody, ...registration },
  createStudent: { target: byAdmin, ...registration },
  changePassword: {
    target: byOwnStudent,
    fit: (body, { unique }, { student }) => ({
      ...body,
      oldPassword: student?.password,
      newPassword: unique.text(String(body['newPassword'])),
    }),
    breaks: [
      ['oldPassword: not the one in force', 'oldPassword', (body) => ({ ...body, oldPassword: 'not-the-password-1' })],
      [
        'newPassword: the one in force',
        'newPassword',
        (body, { student }) => ({ ...body, newPassword: student?.password }),
      ],
    ],
  },
  updateStudent: update,
  updateStudentFull: update,
  adminUpdateStudent: update,
  updateStudentAcademic: part,
  adminUpdateStudentAcademic: part,
  updateStudentCgpa: part,
  updateStudentAttendance: part,
  updateStudentFee: { target: onStudent, fit: (body) => withFees(fitPart(body)), breaks: [overpaid] },
  updateStudentPlacement: { ...part, breaks: [unnamed, blank] },
  createCourse: { target: byAdmin, fit: fitCourse, breaks: [oversold] },
  updateCourse: { target: onCourse, fit: fitCourse, breaks: [oversold] },
  lookUpApplication: { target: byApplicant, fit: fitProof },
  correctApplicationContact: { target: byApplicant, fit: fitProof },
  // An application can be withdrawn once.
  withdrawApplication: {
    target: byAnybody,
    fit: (body, { unique }) => ({ ...body, referenceNumber: unique.code(20), email: unique.email() }),
    status: 404,
  },
  removeDocument: { target: byApplicant, fit: fitProof },
  renameCourse: { target: onCourse, fit: fitCourse, breaks: [oversold] },
  // An application can be approved once.
  admitApplicant: { target: onAdmitted, fit: (body) => body, status: 422 },
  ...extensionRecipes,
  updateOwnContact: { target: byOwnStudent, fit: (body) => without(body, 'updatedAt') },
  setLanguage: { target: byOwnStudent, fit: (body) => body },
};

/** Who may send an operation, by the roles of the contract. */
function senderOf(roles: readonly string[]): Recipe['target'] {
  if (roles.includes('public')) return byAnybody;
  if (roles.includes('ADMIN')) return byAdmin;
  return roles.includes('SUPER_ADMIN') ? bySuperAdmin : byOwnStudent;
}

/** What the contract says of any operation. A record of the address is none: what is sent is examined before it is looked for. */
function recipeByContract(operation: OperationId): Recipe {
  const { path, roles } = operations[operation];
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'no-such-record'] as const);
  const fit: Recipe['fit'] = (body, run) => without(withIdentity(body, run), 'updatedAt');
  if (named.length === 0) return { target: senderOf(roles), fit };
  const target: Recipe['target'] = async (run) => {
    const sender = await senderOf(roles)(run);
    return sender && { ...sender, path: Object.fromEntries(named) };
  };
  return { target, fit, status: 404 };
}

/**
 * The recipe of an operation with JSON. The review has none: its input depends on what has been decided before. Nor has a form
 * with a file.
 */
export const recipeOf = (operation: OperationId): Recipe | undefined =>
  operations[operation].hasBody && !('takesFile' in operations[operation]) && operation !== 'reviewApplication'
    ? (recipes[operation] ?? recipeByContract(operation))
    : undefined;

/** The number of a pattern's digits, between two others. */
const numberIn = (digits: string, from: number, to: number) => from + (Number(digits) % (to - from + 1));
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A moment with the digits of a text, as far as there is such a day and hour. */
function momentOf(text: string): string {
  const [year = '', month = '', date = '', hour = '', minute = '', second = ''] = text.match(/\d+/g) ?? [];
  const days = [numberIn(year, 2000, 2030), numberIn(month, 1, 12), numberIn(date, 1, 28)].map(twoDigits);
  const time = [numberIn(hour, 0, 23), numberIn(minute, 0, 59), numberIn(second, 0, 59)].map(twoDigits);
  return `${days.join('-')}T${time.join(':')}Z`;
}

/** A range whose first end is not after the other. */
function rangeOf(range: string): string {
  const ends = range.split('..').map((end) => (end.includes('T') ? momentOf(end) : end));
  const isInOrder =
    ends.includes('') || (range.includes('T') ? ends[0]! <= ends[1]! : Number(ends[0]) <= Number(ends[1]));
  return (isInOrder ? ends : ends.toReversed()).join('..');
}

/** Parameters of a list by pages that a server accepts: a cursor is its own text, and ranges have an order. */
const fitList = ({ cursor: _, ...values }: Json): Json =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'q' && value.includes('..') ? rangeOf(value) : value,
    ]),
  );

/** How values of parameters that fit the contract become those that a conforming server accepts. */
export const fitParameters: Partial<Record<OperationId, (values: Json) => Json>> = {
  pageStudents: fitList,
  pageApplications: fitList,
  getApplicationSummary: fitList,
};

/** The request of a body for a target. */
export const callFor = ({ as, path }: Target, body: unknown): Call => ({ as, body, ...(path && { path }) });
