import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#openapi/schema.gen.ts';
import type { NodeBackendOptions } from '#mocks/node.ts';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';
import { registration } from '#mocks/testing-requests.ts';

type Student = components['schemas']['Student'];

const optional = {
  phone: '+919812345678',
  address: '3 Temple Street, Pune',
  dateOfBirth: '2007-02-28',
  bloodGroup: 'AB-',
  gender: 'Other',
};

/** The two ways to a new student: by oneself, and by an administrator. */
const ways = [
  ['register', '/auth/register', (data: unknown) => (data as { user: Student }).user],
  ['createStudent', '/students', (data: unknown) => data as Student],
] as const;

let backend: TestBackend;
let token: string;
let student: Student;
beforeEach(async () => {
  backend = await testBackend();
  token = await backend.tokenOf(accounts.superAdmin);
  student = await backend.database.transact('read', ({ students }) => students.all()[5]!);
});
const post = (path: string, body: object) => backend.send(path, { method: 'POST', token, body });
const sizes = () =>
  backend.database.transact('read', ({ students, accounts: all }) => [students.size, all.size] as const);

describe.each(ways)('%s', (way, path, studentIn) => {
  it.each([
    ['with nothing that is optional', registration],
    ['with everything that is optional', { ...registration, ...optional }],
  ])('a registration %s stores the sent fields, and no grade, fee or placement', async (_, body) => {
    const { status, body: answer } = await post(path, body);
    expect(status).toBe(201);
    const { password: _password, ...sent } = body;
    const expected = {
      ...sent,
      id: expect.stringMatching(/^stu_[0-9a-f]{32}$/),
      status: 'Active',
      admissionDate: '2026-07-20',
      createdAt: '2026-07-20T09:00:00.000Z',
      updatedAt: '2026-07-20T09:00:00.000Z',
    };
    const made = studentIn(answer.data);
    expect(made).toEqual(way === 'register' ? { ...expected, role: 'STUDENT' } : expected);
    expect((await backend.send(`/students/${made.id}`, { token })).body.data).toEqual(expected);
  });

  it('a new student can sign in, and read the own record', async () => {
    const made = studentIn((await post(path, registration)).body.data);
    const own = await backend.login(registration.email, registration.password);
    expect((await backend.send(`/students/${made.id}`, { token: own })).status).toBe(200);
    expect((await backend.send('/auth/me', { token: own })).body.data).toEqual({
      ...made,
      role: 'STUDENT',
      // A password that the office has chosen is to be changed, and one's own is not.
      hasTemporaryLogin: path === '/students',
    });
  });

  it('a registration is not answered with a token', async () => {
    expect((await post(path, registration)).body.data).not.toHaveProperty('token');
  });

  it.each<[what: string, part: (student: Student) => object, field: string]>([
    ['a student’s address', ({ email }) => ({ email }), 'email'],
    ['a student’s address in other case', ({ email }) => ({ email: email.toUpperCase() }), 'email'],
    ['a student’s address between spaces', ({ email }) => ({ email: `  ${email} ` }), 'email'],
    ['an administrator’s address', () => ({ email: accounts.staffAdmin }), 'email'],
    ['an administrator’s address in other case', () => ({ email: 'Staff@University.Example' }), 'email'],
    ['a student’s roll number', ({ rollNo }) => ({ rollNo }), 'rollNo'],
    ['a student’s roll number in other case', ({ rollNo }) => ({ rollNo: rollNo.toLowerCase() }), 'rollNo'],
    ['a student’s roll number between spaces', ({ rollNo }) => ({ rollNo: ` ${rollNo}  ` }), 'rollNo'],
  ])('a registration with %s is answered with 409, and nothing is stored', async (_, part, field) => {
    const before = await sizes();
    const { status, body } = await post(path, { ...registration, ...part(student) });
    expect([status, body.errors]).toEqual([409, { [field]: body.message }]);
    expect(body.message).toMatch(/already in use/);
    expect(await sizes()).toEqual(before);
  });

  it('a registration with the address of a record without an account is answered with 409', async () => {
    const { email } = student;
    const arrange: NodeBackendOptions['arrange'] = (rows) => ({
      ...rows,
      accounts: rows.accounts.filter((account) => account.email !== email),
    });
    backend = await testBackend({ arrange });
    token = await backend.tokenOf(accounts.superAdmin);
    expect((await post(path, { ...registration, email })).status).toBe(409);
  });

  it('fifty registrations at once with one address make one student', async () => {
    const before = await sizes();
    const attempts = Array.from({ length: 50 }, (_, at) =>
      post(path, {
        ...registration,
        rollNo: `CS2026${1000 + at}`,
        email: at % 2 ? registration.email : registration.email.toUpperCase(),
      }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, ...Array<number>(49).fill(409)]);
    expect(await sizes()).toEqual([before[0] + 1, before[1] + 1]);
  });

  it.each([
    ['today', '2026-07-20', 400],
    ['yesterday', '2026-07-19', 201],
  ])('a date of birth of %s, %s, is answered with %i', async (_, dateOfBirth, status) => {
    expect((await post(path, { ...registration, dateOfBirth })).status).toBe(status);
  });

  it.each([
    ['role', 'SUPER_ADMIN'],
    ['id', 'stu_chosen'],
    ['status', 'Graduated'],
    ['admissionDate', '2001-01-01'],
    ['currentCGPA', 10],
    ['attendance', { percentage: 100 }],
    ['totalCredits', 400],
    ['totalFee', 0],
    ['paidAmount', 1],
    ['feeStatus', 'Paid'],
    ['placementStatus', 'Placed'],
    ['company', 'Tarang Labs'],
    ['packageAmount', 40],
    ['updatedAt', '2001-01-01T00:00:00.000Z'],
    ['credential', { salt: '', hash: '' }],
  ])('%s in a registration is ignored', async (field, value) => {
    const plain = studentIn((await post(path, registration)).body.data);
    const other = { ...registration, email: 'other@mail.example', rollNo: 'CS20269002' };
    const made = studentIn((await post(path, { ...other, [field]: value })).body.data);
    const { id: _id, email: _email, rollNo: _rollNo, ...rest } = plain;
    expect(made).toMatchObject(rest);
    expect(Object.keys(made)).toEqual(Object.keys(plain));
    expect(made.id).not.toBe('stu_chosen');
  });
});

describe('registerAdmin', () => {
  const colleague = {
    name: 'Dev Menon',
    username: 'dev.menon',
    email: 'dev.menon@university.example',
    password: 'first-Day-1',
    role: 'STAFF_ADMIN',
  };

  it.each(['STAFF_ADMIN', 'ADMIN', 'SUPER_ADMIN'])(
    'registerAdmin adds an administrator with the role %s, who can sign in',
    async (role) => {
      const body = { ...colleague, role, department: 'Mechanical', phoneNumber: '+912066004400' };
      const answered = await post('/admin/auth/register', body);
      const { password: _password, ...shown } = body;
      expect(answered.status).toBe(201);
      expect(answered.body.data).toEqual({ id: expect.stringMatching(/^acc_/), ...shown });
      const own = await backend.login(colleague.email, colleague.password);
      expect((await backend.send('/admin/auth/me', { token: own })).body.data).toEqual(answered.body.data);
      const again = await backend.send('/admin/auth/register', { method: 'POST', token: own, body });
      expect(again.status).toBe(role === 'SUPER_ADMIN' ? 409 : 403);
    },
  );

  it.each([
    ['a taken user name', { username: 'staff' }, 'username'],
    ['a taken user name in other case', { username: 'STAFF' }, 'username'],
    ['an administrator’s address', { email: accounts.superAdmin.toUpperCase() }, 'email'],
    ['a student’s address', { email: accounts.student }, 'email'],
  ])('registerAdmin answers 409 to %s', async (_, part, field) => {
    const before = await sizes();
    const { status, body } = await post('/admin/auth/register', { ...colleague, ...part });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([409, [field]]);
    expect(await sizes()).toEqual(before);
  });

  it.each([
    ['STUDENT is no administrator', { role: 'STUDENT' }, 'role'],
    ['an at sign would look like an address', { username: 'dev@menon' }, 'username'],
  ])('registerAdmin answers 400, as %s', async (_, part, field) => {
    const { status, body } = await post('/admin/auth/register', { ...colleague, ...part });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });
});
