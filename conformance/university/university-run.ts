import type { Endpoint } from '#openapi/contract.ts';
import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import type { Accounts, Credentials } from './accounts.ts';
import type { Answer, Call, Client } from '#conformance/kit/client.ts';
import { type Caller, visitor } from '#conformance/kit/exchange.ts';
import type { Fresh } from '#conformance/kit/unique-values.ts';
import type { Ledger } from '#conformance/kit/check-results.ts';
import type { Subject } from '#conformance/kit/rules.ts';

/** A student's account that the kit has made. */
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

interface Parts {
  readonly client: Client;
  readonly ledger: Ledger;
  readonly fresh: Fresh;
  readonly accounts: Accounts;
  readonly callers: Callers;
  readonly own: OwnRecord | undefined;
  readonly endpoints: ReadonlyMap<OperationId, Endpoint>;
  readonly seed: number;
  /** How many valid inputs an operation gets; invalid ones are two and a half times as many. */
  readonly cases: number;
  readonly readOnly: boolean;
  /** The operations of the level: nothing else is sent. */
  readonly level: ReadonlySet<OperationId>;
  /** Those that are asked about. */
  readonly selected: ReadonlySet<OperationId>;
}

const removal = { students: 'deleteStudent', courses: 'deleteCourse' } as const;

const textIn = (value: unknown, name: string) => {
  const text = isRecord(value) ? value[name] : undefined;
  return typeof text === 'string' ? text : typeof text === 'number' ? String(text) : undefined;
};

/** What every check works with: the server, the accounts, the records that the kit makes, and what is asked for. */
export class Kit {
  /** What the kit has made and not removed. */
  readonly made = { students: new Set<string>(), courses: new Set<string>(), applications: 0, administrators: 0 };
  readonly client: Client;
  readonly ledger: Ledger;
  readonly fresh: Fresh;
  readonly callers: Callers;
  readonly own: OwnRecord | undefined;
  readonly accounts: Accounts;
  readonly seed: number;
  readonly cases: number;
  readonly readOnly: boolean;
  private readonly endpoints: Parts['endpoints'];
  readonly level: Parts['level'];
  private readonly chosen: Parts['selected'];
  private student: Promise<MadeStudent | undefined> | undefined;

  constructor(parts: Parts) {
    this.client = parts.client;
    this.ledger = parts.ledger;
    this.fresh = parts.fresh;
    this.callers = parts.callers;
    this.own = parts.own;
    this.accounts = parts.accounts;
    this.seed = parts.seed;
    this.cases = parts.cases;
    this.readOnly = parts.readOnly;
    this.endpoints = parts.endpoints;
    this.level = parts.level;
    this.chosen = parts.selected;
    this.client.onAnswer((operation, call, answer) => this.remember(operation, call, answer));
  }

  /** An administrator, of whichever kind there is. */
  get admin(): Caller {
    return this.callers.admin ?? this.callers.superAdmin ?? visitor;
  }

  get selected(): readonly OperationId[] {
    return [...this.chosen];
  }

  endpoint(operation: OperationId): Endpoint {
    return this.endpoints.get(operation)!;
  }

  /** Whether an operation may be sent: the level has it, and it changes nothing where nothing may be changed. */
  uses(operation: OperationId): boolean {
    return this.level.has(operation) && !(this.readOnly && operations[operation].method !== 'get');
  }

  selects(subject: Subject): boolean {
    return subject === '*' ? this.chosen.size === this.level.size : this.chosen.has(subject);
  }

  selectsAny(subjects: readonly OperationId[]): boolean {
    return subjects.some((subject) => this.selects(subject));
  }

  call(operation: OperationId, call: Call = {}): Promise<Answer> {
    return this.client.call(operation, call);
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
    operation: 'login' | 'studentLogin' | 'adminLogin',
    { email, password }: Credentials,
    caller: Omit<Caller, 'token'>,
  ): Promise<{ answer: Answer; caller: Caller | undefined }> {
    const body = operation === 'adminLogin' ? { usernameOrEmail: email, password } : { email, password };
    const answer = await this.call(operation, { body });
    const token = answer.ok ? textIn(answer.data, 'token') : undefined;
    return { answer, caller: token === undefined ? undefined : { ...caller, token } };
  }

  /** A student that the kit has made, always the same one; undefined where the server lets none be made. */
  madeStudent(): Promise<MadeStudent | undefined> {
    this.student ??= this.newStudent();
    return this.student;
  }

  /** A new student; undefined where the server lets none be made. */
  async newStudent(part: Json = {}): Promise<MadeStudent | undefined> {
    if (!this.uses('createStudent')) return undefined;
    const body = {
      name: 'Kit Student',
      rollNo: this.fresh.code(10),
      email: this.fresh.email(),
      password: `Kit-${this.fresh.run}-${this.fresh.code(8)}`,
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
      username: this.fresh.code(10).toLowerCase(),
      email: this.fresh.email(),
      password: `Kit-${this.fresh.run}-${this.fresh.code(8)}`,
      role: 'STAFF_ADMIN',
    };
    const { ok, data } = await this.call('registerAdmin', { as, body });
    return ok ? textIn(data, 'id') : undefined;
  }

  /** The id of a new course; undefined where the server lets none be made. */
  async newCourse(part: Json = {}): Promise<string | undefined> {
    if (!this.uses('createCourse')) return undefined;
    const code = this.fresh.code(10);
    const body = {
      courseCode: code,
      courseName: `Kit Course ${code}`,
      department: 'Computer Science',
      programType: 'Diploma',
      description: 'Made by the conformance kit.',
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
      email: this.fresh.email(),
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

  /** Deletes the students and courses that the kit has made. @returns what is left on the server, as sentences */
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
