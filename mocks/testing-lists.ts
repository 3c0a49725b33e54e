import type { components } from '#openapi/schema.gen.ts';
import type { ApplicationRow, SeedRows, StudentRow } from './university/tables.ts';
import { accounts, testBackend } from './testing.ts';
import { submission } from './testing-requests.ts';

type Schemas = components['schemas'];
export interface Row {
  readonly id: string;
}
export interface Page<Item extends Row = Row> {
  readonly rows: readonly Item[];
  readonly next: string | null;
  readonly count?: Schemas['ListCount'];
}

/** A student with the least that a record has, and what is said. */
export const student = (at: number, part: Partial<StudentRow> = {}): StudentRow => ({
  id: `stu_${String(at).padStart(3, '0')}`,
  name: `Student ${at}`,
  rollNo: `ROLL-${1000 + at}`,
  email: `student${at}@university.example`,
  department: 'Civil',
  year: 1,
  semester: 1,
  createdAt: '2026-01-05T08:00:00.000Z',
  ...part,
});

/** Texts that are told apart, or not, by case, accents, apostrophes, width, ligatures, and signs beyond U+FFFF. */
const names = [
  'Zoë O’Brien',
  "zoe o'brien",
  'ZOE OʼBRIEN',
  'Ａｓｈａ Rao',
  'asha rao',
  'Straße',
  'strasse 2',
  'Øystein',
  'oystein 3',
  '𝒜lan',
  'Alan',
  '🎓 Graduate',
  '﷐ Rare',
  'अनुजा',
  'Ёлка',
  'Елка',
  'ﬁona',
  'Fiona B',
  'Łukasz',
  'École',
  'ecole b',
  '~ Last',
];
const departments = ['Civil', 'CIVIL', 'Computer Science', 'Electronics', 'Électronique'];

/** Two of each name, with gaps in every optional field. */
const roster: readonly StudentRow[] = [...names, ...names].map((name, at) =>
  student(at, {
    name,
    department: departments[at % departments.length]!,
    year: ((at % 4) + 1) as StudentRow['year'],
    semester: ((at % 8) + 1) as StudentRow['semester'],
    ...(at % 3 && { phone: `+9198123456${10 + (at % 7)}` }),
    ...(at % 4 && { currentCGPA: (at % 6) + 4.25 }),
    ...(at % 5 && { attendance: { percentage: 60 + (at % 9) * 4.5 } }),
    ...(at % 3 === 0 && { totalCredits: at % 10 }),
    ...(at % 6 === 0 ? { status: 'Suspended' as const } : at % 6 === 1 ? { status: 'Active' as const } : {}),
    ...(at % 6 === 3 && { status: 'Graduated' as const }),
    ...(at % 7 && { admissionDate: `2025-0${1 + (at % 7)}-15` }),
    ...(at % 8 === 0 && { placementStatus: 'Placed' as const, company: names[at % 5]! }),
    ...(at % 16 === 0 && { packageAmount: 4 + (at % 11) }),
    ...(at % 8 === 1 && { placementStatus: 'Higher Studies' as const }),
    ...(at % 5 === 2 && { totalFee: 1000, paidAmount: 1000, pendingAmount: 0, feeStatus: 'Paid' as const }),
    ...(at % 5 === 3 && { totalFee: 900.5, paidAmount: 100, pendingAmount: 800.5, feeStatus: 'Pending' as const }),
  }),
);

const grades = ['88%', '8.3 CGPA', 'First class', '82/100', '9', '95', '450 out of 500', '3.5'];
export const statuses = ['APPLIED', 'UNDER_REVIEW', 'WAITLISTED', 'REJECTED'] as const;
/** One application of each name. */
export const inbox: readonly ApplicationRow[] = names.map((fullName, at) => ({
  ...submission,
  id: `app_${String(at).padStart(3, '0')}`,
  fullName,
  email: `applicant${at}@mail.example`,
  // The later reference numbers came in first, several of them in one moment.
  referenceNumber: `APP-2026-${String(900 - at).padStart(6, '0')}`,
  desiredCourse: ['Civil Engineering', 'CIVIL ENGINEERING', 'Ökonomie'][at % 3]!,
  previousQualification: '12th Grade',
  previousGrade: grades[at % grades.length]!,
  status: statuses[at % statuses.length]!,
  submittedAt: `2026-06-${String(10 + (at % 5)).padStart(2, '0')}T08:00:00.000Z`,
  updatedAt: '2026-06-20T08:00:00.000Z',
  history: [],
  ...(at % statuses.length === 3 && { rejectionReason: 'Late.' }),
}));

const arrange = (rows: SeedRows): SeedRows => ({
  ...rows,
  students: [...rows.students.filter(({ email }) => email === accounts.student), ...roster],
  applications: inbox,
});

export type Query = Readonly<Record<string, string | number>>;

/** The address of a list with its parameters. */
export const addressOf = (path: string, query: Query = {}) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`;

export const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** A backend with lists whose order and filters are known, and an administrator who reads them. */
export async function listsBackend() {
  const backend = await testBackend({ arrange });
  const token = await backend.tokenOf(accounts.staffAdmin);
  const everybody = await backend.database.transact('read', ({ students }) => students.all());
  const ask = (path: string, query: Query = {}) => backend.send(addressOf(path, query), { token });
  async function page<Item extends Row = StudentRow>(query: Query = {}, path = '/students/page'): Promise<Page<Item>> {
    const { status, body } = await ask(path, query);
    if (status !== 200) throw new Error(`${path} answers ${status} ${JSON.stringify(body.errors)}`);
    return body.data as Page<Item>;
  }
  /** All pages, one after the other. */
  async function walk<Item extends Row = StudentRow>(query: Query, path = '/students/page'): Promise<Item[]> {
    const rows: Item[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const one: Page<Item> = await page<Item>({ ...query, ...(cursor && { cursor }) }, path);
      rows.push(...one.rows);
      cursor = one.next;
    }
    return rows;
  }
  const errorsOf = async (path: string, query: Query) => {
    const { status, body } = await ask(path, query);
    return [status, Object.keys(body.errors ?? {})] as const;
  };
  return { ...backend, token, everybody, ask, page, walk, errorsOf };
}

export type ListsBackend = Awaited<ReturnType<typeof listsBackend>>;

// The expected order, written as plainly as possible and without what the server does it with.
export const plain = (text: string) =>
  [...text.replaceAll(/[’ʼ]/g, "'").normalize('NFKD').toLowerCase()]
    .filter((sign) => !/[\u0300-\u036f]/.test(sign))
    .join('')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l');
const points = (text: string) => [...text].map((sign) => sign.codePointAt(0)!);
export function byPoints(a: string, b: string): number {
  const [x, y] = [points(a), points(b)];
  const at = x.findIndex((point, index) => point !== y[index]);
  return at === -1 ? x.length - y.length : y[at] === undefined ? 1 : x[at]! - y[at];
}
export type Key = string | number | undefined;
export const byKey = (a: Key, b: Key, sign: number) => {
  const isMissing = (key: Key) => key === undefined || key === '';
  if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
  return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : byPoints(plain(String(a)), plain(String(b))));
};
export const naturally = {
  students: (a: StudentRow, b: StudentRow) => byKey(a.name, b.name, 1) || byKey(a.rollNo, b.rollNo, 1),
  applications: (a: ApplicationRow, b: ApplicationRow) =>
    byPoints(b.submittedAt, a.submittedAt) || byPoints(b.referenceNumber, a.referenceNumber),
};

/** What the grades are, by hand. */
export const percentages: Readonly<Record<string, number>> = {
  '88%': 88,
  '8.3 CGPA': 83,
  '82/100': 82,
  '9': 90,
  '95': 95,
  '450 out of 500': 90,
  '3.5': 35,
};
export const range =
  (from: number, to: number, value: (row: StudentRow) => number | undefined) => (row: StudentRow) => {
    const own = value(row);
    return own !== undefined && own >= from && own <= to;
  };
export const cgpa = (row: StudentRow) => row.currentCGPA;
export const attendance = (row: StudentRow) => row.attendance?.percentage;
export const pending = (row: StudentRow) => row.pendingAmount;
export const paid = (row: StudentRow) => row.paidAmount;
export const isPlaced = ({ company }: StudentRow) => Boolean(company);

export const graded = (from: number, to: number) => (row: ApplicationRow) => {
  const grade = percentages[row.previousGrade];
  return grade !== undefined && grade >= from && grade <= to;
};
