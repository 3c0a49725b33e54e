import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { CheckRun, type CheckRunParts } from '#conformance/kit/check-run.ts';
import type { Answer, Call } from '#conformance/kit/client.ts';
import { type Caller, isServerFailure, seenIn, visitor } from '#conformance/kit/exchange.ts';
import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { type Accounts, type Credentials, loginBody, type LoginId } from './accounts.ts';
import type { RuleId } from './rules.ts';

/** A student, as far as addresses name one. */
export interface NamedStudent {
  readonly id: string;
  readonly email: string;
  readonly rollNo: string;
}

/** A student's account that the run has made. */
export interface MadeStudent extends NamedStudent {
  password: string;
}

/** An administrator's account that the run has made. */
export interface MadeAdministrator extends Credentials {
  readonly id: string;
}

/** The accounts of the file, signed in. */
export interface Callers {
  readonly student: Caller;
  readonly admin?: Caller;
  readonly superAdmin?: Caller;
}

interface Parts extends CheckRunParts<RuleId> {
  readonly accounts: Accounts;
  readonly callers: Callers;
  /** The record of the student's account. */
  readonly own: NamedStudent | undefined;
}

/** What a server may ask of a new record beside the least that the contract does. */
const more = {
  createStudent: {
    phone: '+919812345670',
    address: '12 College Road, Pune',
    dateOfBirth: '2005-06-15',
    bloodGroup: 'O+',
    gender: 'Other',
  },
  createCourse: {
    durationYears: 3,
    isActive: true,
    totalSeats: 60,
    availableSeats: 60,
    feeAmount: 45_000,
    feeType: 'per year',
    eligibilityCriteria: ['12th Grade'],
    subjects: ['Mathematics'],
  },
  submitApplication: {},
} as const;

type Creation = keyof typeof more;

const isRefusedCaller = (status: number) => status === 401 || status === 403;
/** The server does not have the operation, or fails: another body changes nothing. */
const isHopeless = (status: number) => status === 404 || status === 405 || isServerFailure(status);

const removal = { students: 'deleteStudent', courses: 'deleteCourse' } as const;

const textIn = (value: unknown, name: string) => {
  const text = isRecord(value) ? value[name] : undefined;
  return typeof text === 'string' ? text : typeof text === 'number' ? String(text) : undefined;
};

/** `PUT /students/{id}`. */
const callOf = (operation: OperationId) =>
  `${operations[operation].method.toUpperCase()} ${operations[operation].path}`;

/** The student that an answer names, with what was sent for it. */
function madeStudentOf({ email, rollNo, password }: Json, record: unknown): MadeStudent | undefined {
  const id = textIn(record, 'id');
  if (id === undefined) return undefined;
  return { id, email: String(email), rollNo: String(rollNo), password: String(password) };
}

/** A run of the checks, with the accounts of the file and the records that the run makes. */
export class UniversityRun extends CheckRun<RuleId> {
  /** Records of the server that the run changes (borrowed-records.ts), as they were. */
  readonly borrowed = new Map<'students' | 'courses', Json>();
  /** What the run has made and not removed. */
  readonly made = { students: new Set<string>(), courses: new Set<string>(), applications: 0, administrators: 0 };
  readonly accounts: Accounts;
  readonly callers: Callers;
  readonly own: NamedStudent | undefined;
  /** Why the last record of each kind could not be made; the latest is the last. */
  private readonly refusals = new Map<OperationId, string>();
  private student: Promise<MadeStudent | undefined> | undefined;

  constructor(parts: Parts) {
    super(parts);
    this.accounts = parts.accounts;
    this.callers = parts.callers;
    this.own = parts.own;
    this.client.onAnswer((operation, call, answer) => this.remember(operation, call, answer));
  }

  /** An administrator, of whichever kind there is. */
  get admin(): Caller {
    return this.callers.admin ?? this.callers.superAdmin ?? visitor;
  }

  /** Keeps what an answer says was made, also where an input was accepted that should not have been. */
  private remember(operation: OperationId, { path }: Call, { ok, body, data }: Answer): void {
    if (!ok) return;
    const raw = data ?? body['data'];
    const student =
      operation === 'createStudent'
        ? textIn(raw, 'id')
        : operation === 'register'
          ? textIn(isRecord(raw) ? raw['user'] : undefined, 'id')
          : (operation === 'reviewApplication' || operation === 'admitApplicant') &&
              textIn(raw, 'temporaryPassword') !== undefined
            ? textIn(raw, 'generatedStudentId')
            : undefined;
    if (student !== undefined) this.made.students.add(student);
    if (operation === 'createCourse') this.made.courses.add(textIn(raw, 'id') ?? '');
    if (operation === 'submitApplication') this.made.applications += 1;
    if (operation === 'registerAdmin') this.made.administrators += 1;
    if (operation === 'deleteStudent') this.made.students.delete(path?.['id'] ?? '');
    if (operation === 'deleteCourse') this.made.courses.delete(path?.['id'] ?? '');
  }

  /** Signs in, which is never tried twice with one password. */
  async signIn(
    operation: LoginId,
    account: Credentials,
    caller: Omit<Caller, 'token'>,
  ): Promise<{ answer: Answer; caller: Caller | undefined }> {
    const answer = await this.call(operation, { body: loginBody(operation, account) });
    const token = answer.ok ? textIn(answer.data, 'token') : undefined;
    return { answer, caller: token === undefined ? undefined : { ...caller, token } };
  }

  /**
   * Makes a record: of the least that the contract asks for, and where the server refuses that, of all that it has; as an
   * administrator, and where the server lets none, as the super administrator. Undefined where it takes neither.
   */
  private async make(operation: Creation, callers: readonly (Caller | undefined)[], least: () => Json) {
    if (!this.uses(operation)) {
      this.refuse(operation, `${operation} may not be sent`);
      return undefined;
    }
    for (const as of new Set(callers)) {
      if (!as) continue;
      for (const rest of Object.keys(more[operation]).length > 0 ? [{}, more[operation]] : [{}]) {
        const body: Json = { ...rest, ...least() };
        const answer = await this.call(operation, { as, body });
        if (answer.ok) return { body, data: answer.data };
        this.refuse(operation, `${callOf(operation)} answers ${seenIn(answer.exchange)}`);
        if (isHopeless(answer.status)) return undefined;
        if (isRefusedCaller(answer.status)) break;
      }
    }
    return undefined;
  }

  private refuse(operation: OperationId, reason: string): void {
    this.refusals.delete(operation);
    this.refusals.set(operation, reason);
  }

  /** Why what a request is about could not be made, in the words of the latest refusal. */
  get whyNothing(): string {
    const [refusal] = [...this.refusals.values()].toReversed();
    return `the record or account that it takes could not be made${refusal === undefined ? '' : `: ${refusal}`}`;
  }

  /** Why something that needs a record was not tried: `no student could be made: POST /students answers 404 …`. */
  reason(kind: 'student' | 'course' | 'application'): string {
    const by = ({ student: 'createStudent', course: 'createCourse', application: 'submitApplication' } as const)[kind];
    return `no ${kind} could be made: ${this.refusals.get(by) ?? `${callOf(by)} answers without an id`}`;
  }

  /** A student that the run has made, always the same one; undefined where the server lets none be made. */
  madeStudent(): Promise<MadeStudent | undefined> {
    this.student ??= this.newStudent();
    return this.student;
  }

  /** A new student, by registration where administrators cannot make one; undefined where the server lets none be made. */
  async newStudent(part: Json = {}): Promise<MadeStudent | undefined> {
    const least = () => ({
      name: 'Kit Student',
      rollNo: this.unique.code(10),
      email: this.unique.email(),
      password: `Kit-${this.unique.runId}-${this.unique.code(8)}`,
      department: 'Computer Science',
      year: 1,
      semester: 1,
      ...part,
    });
    const made = await this.make('createStudent', [this.admin, this.callers.superAdmin], least);
    if (made) return madeStudentOf(made.body, made.data);
    if (!this.uses('register')) return undefined;
    const body = { ...more.createStudent, ...least() };
    const { ok, data } = await this.call('register', { body });
    return ok && isRecord(data) ? madeStudentOf(body, data['user']) : undefined;
  }

  /** A new administrator; undefined where the server lets none be made. */
  async newAdministrator(as: Caller): Promise<MadeAdministrator | undefined> {
    if (!this.uses('registerAdmin')) return undefined;
    const body = {
      name: 'Kit Administrator',
      username: this.unique.code(10).toLowerCase(),
      email: this.unique.email(),
      password: `Kit-${this.unique.runId}-${this.unique.code(8)}`,
      role: 'STAFF_ADMIN',
    };
    const answer = await this.call('registerAdmin', { as, body });
    const id = answer.ok ? textIn(answer.data, 'id') : undefined;
    if (id === undefined) this.refuse('registerAdmin', `${callOf('registerAdmin')} answers ${seenIn(answer.exchange)}`);
    return id === undefined ? undefined : { id, email: body.email, password: body.password };
  }

  /** The id of a new course; undefined where the server lets none be made. */
  async newCourse(part: Json = {}): Promise<string | undefined> {
    const made = await this.make('createCourse', [this.admin, this.callers.superAdmin], () => {
      const code = this.unique.code(10);
      return {
        courseCode: code,
        courseName: `Kit Course ${code}`,
        department: 'Computer Science',
        programType: 'Diploma',
        description: 'Made by the conformance run.',
        ...part,
      };
    });
    return textIn(made?.data, 'id');
  }

  /** A new application, as it was sent, with its id; undefined where the server takes none. */
  async newApplication(
    part: Json = {},
  ): Promise<(Json & { id: string; email: string; referenceNumber: string }) | undefined> {
    const made = await this.make('submitApplication', [visitor], () => ({
      fullName: 'Kit Applicant',
      email: this.unique.email(),
      phoneNumber: '+919812345678',
      desiredCourse: 'Civil Engineering',
      previousQualification: '12th Grade',
      previousGrade: '88%',
      ...part,
    }));
    const id = textIn(made?.data, 'id');
    if (!made || id === undefined) return undefined;
    const { email } = made.body;
    return { ...made.body, id, email: String(email), referenceNumber: textIn(made.data, 'referenceNumber') ?? '' };
  }

  /** Deletes the students and courses that the run has made. @returns what is left on the server, as sentences */
  async cleanUp(): Promise<string[]> {
    const left: string[] = [];
    for (const kind of ['students', 'courses'] as const) {
      const ids = [...this.made[kind]].filter(Boolean);
      for (const as of new Set([this.admin, this.callers.superAdmin])) {
        if (!as || !this.uses(removal[kind])) continue;
        for (const id of ids) if (this.made[kind].has(id)) await this.call(removal[kind], { as, path: { id } });
      }
      const rest = [...this.made[kind]].filter(Boolean);
      if (rest.length > 0)
        left.push(`${rest.length} ${kind} that could not be deleted: ${rest.slice(0, 5).join(', ')}`);
    }
    const { applications, administrators } = this.made;
    if (applications > 0)
      left.push(`${applications} applications from addresses at kit.example: no operation removes an application`);
    if (administrators > 0)
      left.push(
        `${administrators} administrators with addresses at kit.example: no operation removes an administrator`,
      );
    return left;
  }
}
