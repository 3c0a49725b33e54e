import type { OperationId } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { CheckRun, type CheckRunParts } from '#conformance/kit/check-run.ts';
import type { Answer, Call } from '#conformance/kit/client.ts';
import { type Caller, visitor } from '#conformance/kit/exchange.ts';
import { type Accounts, type Credentials, loginBody, type LoginId } from './accounts.ts';
import type { RuleId } from './rules.ts';

/** A student's account that the run has made. */
export interface MadeStudent {
  readonly id: string;
  readonly email: string;
  readonly rollNo: string;
  password: string;
}

/** The accounts of the file, signed in. */
export interface Callers {
  readonly student: Caller;
  readonly admin?: Caller;
  readonly superAdmin?: Caller;
}

/** The record of the student's account, as far as addresses name it. */
export interface OwnRecord {
  readonly id: string;
  readonly email: string;
  readonly rollNo: string;
}

interface Parts extends CheckRunParts<RuleId> {
  readonly accounts: Accounts;
  readonly callers: Callers;
  readonly own: OwnRecord | undefined;
}

const removal = { students: 'deleteStudent', courses: 'deleteCourse' } as const;

const textIn = (value: unknown, name: string) => {
  const text = isRecord(value) ? value[name] : undefined;
  return typeof text === 'string' ? text : typeof text === 'number' ? String(text) : undefined;
};

/** A run of the checks, with the accounts of the file and the records that the run makes. */
export class UniversityRun extends CheckRun<RuleId> {
  /** What the run has made and not removed. */
  readonly made = { students: new Set<string>(), courses: new Set<string>(), applications: 0, administrators: 0 };
  readonly accounts: Accounts;
  readonly callers: Callers;
  readonly own: OwnRecord | undefined;
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
          : operation === 'reviewApplication' && textIn(raw, 'temporaryPassword') !== undefined
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

  /** A student that the run has made, always the same one; undefined where the server lets none be made. */
  madeStudent(): Promise<MadeStudent | undefined> {
    this.student ??= this.newStudent();
    return this.student;
  }

  /** A new student; undefined where the server lets none be made. */
  async newStudent(part: Json = {}): Promise<MadeStudent | undefined> {
    if (!this.uses('createStudent')) return undefined;
    const body = {
      name: 'Kit Student',
      rollNo: this.unique.code(10),
      email: this.unique.email(),
      password: `Kit-${this.unique.runId}-${this.unique.code(8)}`,
      department: 'Computer Science',
      year: 1,
      semester: 1,
      ...part,
    };
    const { ok, data } = await this.call('createStudent', { as: this.admin, body });
    const id = ok ? textIn(data, 'id') : undefined;
    return id === undefined ? undefined : { id, email: body.email, rollNo: body.rollNo, password: body.password };
  }

  /** The id of a new administrator; undefined where the server lets none be made. */
  async newAdministrator(as: Caller): Promise<string | undefined> {
    if (!this.uses('registerAdmin')) return undefined;
    const body = {
      name: 'Kit Administrator',
      username: this.unique.code(10).toLowerCase(),
      email: this.unique.email(),
      password: `Kit-${this.unique.runId}-${this.unique.code(8)}`,
      role: 'STAFF_ADMIN',
    };
    const { ok, data } = await this.call('registerAdmin', { as, body });
    return ok ? textIn(data, 'id') : undefined;
  }

  /** The id of a new course; undefined where the server lets none be made. */
  async newCourse(part: Json = {}): Promise<string | undefined> {
    if (!this.uses('createCourse')) return undefined;
    const code = this.unique.code(10);
    const body = {
      courseCode: code,
      courseName: `Kit Course ${code}`,
      department: 'Computer Science',
      programType: 'Diploma',
      description: 'Made by the conformance run.',
      ...part,
    };
    const { ok, data } = await this.call('createCourse', { as: this.admin, body });
    return ok ? textIn(data, 'id') : undefined;
  }

  /** A new application, as it was sent, with its id; undefined where the server takes none. */
  async newApplication(
    part: Json = {},
  ): Promise<(Json & { id: string; email: string; referenceNumber: string }) | undefined> {
    if (!this.uses('submitApplication')) return undefined;
    const body = {
      fullName: 'Kit Applicant',
      email: this.unique.email(),
      phoneNumber: '+919812345678',
      desiredCourse: 'Civil Engineering',
      previousQualification: '12th Grade',
      previousGrade: '88%',
      ...part,
    };
    const { ok, data } = await this.call('submitApplication', { body });
    const id = ok ? textIn(data, 'id') : undefined;
    return id === undefined ? undefined : { ...body, id, referenceNumber: textIn(data, 'referenceNumber') ?? '' };
  }

  /** Deletes the students and courses that the run has made. @returns what is left on the server, as sentences */
  async cleanUp(): Promise<string[]> {
    const left: string[] = [];
    for (const kind of ['students', 'courses'] as const) {
      const ids = [...this.made[kind]].filter(Boolean);
      if (this.uses(removal[kind]))
        for (const id of ids) await this.call(removal[kind], { as: this.admin, path: { id } });
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
