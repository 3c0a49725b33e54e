import { gradePercent } from '#openapi/grade-percent.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import { applicationListSortValues, studentListSortValues } from '#openapi/schema.gen.ts';
import { finds, readSearch, searchedText } from '#openapi/search-text.ts';
import { compareCodePoints, foldText } from '#openapi/text-order.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';

type Key = string | number | undefined;
type KeyOf = (row: Json) => Key;
export type Query = Readonly<Record<string, string>>;

/** Rows that have to be on the pages of a query, and why they do, in a few words. */
export interface Case {
  readonly query: Query;
  readonly matches: (row: Json) => boolean;
  /** Rows that may be on them too. */
  readonly mayMatch?: (row: Json) => boolean;
}

/** A kind of record as the contract lists it by pages, read from the rows of the whole list. */
export interface ListModel {
  readonly page: Extract<OperationId, 'pageStudents' | 'pageApplications'>;
  readonly summary: Extract<OperationId, 'getStudentSummary' | 'getApplicationSummary'>;
  readonly whole: Extract<OperationId, 'adminListStudents' | 'listApplications'>;
  readonly sorts: readonly string[];
  readonly columns: Readonly<Record<string, KeyOf>>;
  readonly natural: (a: Json, b: Json) => number;
  readonly searched: (row: Json) => readonly string[];
  readonly phone: (row: Json) => string;
  /** Filters by a text: whether its case counts, and what an absent value counts as is in the key. */
  readonly texts: Readonly<Record<string, KeyOf>>;
  readonly exact: readonly string[];
  readonly numbers: Readonly<Record<string, KeyOf>>;
  /** Filters by a range: what it reads, and how it writes it. */
  readonly ranges: Readonly<Record<string, { readonly value: KeyOf; readonly text: (value: number) => string }>>;
  /** Cases that follow from no field alone. */
  readonly more: readonly Case[];
  /** A filter that the other kind has, and this one has not. */
  readonly foreign: string;
}

const textOf =
  (name: string, absent?: string): KeyOf =>
  (row) => {
    const value = row[name];
    return typeof value === 'string' && value.trim() !== '' ? value : absent;
  };
const numberOf =
  (name: string): KeyOf =>
  (row) => {
    const value = row[name];
    return typeof value === 'number' ? value : undefined;
  };
const attendanceOf: KeyOf = ({ attendance }) => (isRecord(attendance) ? numberOf('percentage')(attendance) : undefined);
const momentOf: KeyOf = ({ submittedAt }) => {
  const moment = Date.parse(String(submittedAt));
  return Number.isNaN(moment) ? undefined : moment;
};
const gradeOf: KeyOf = ({ previousGrade }) =>
  typeof previousGrade === 'string' ? gradePercent(previousGrade) : undefined;

const isMissing = (key: Key) => key === undefined || key === '';

/** Compares two keys as the contract does: folded texts by code points, a missing key last in either direction. */
function compareKeys(a: Key, b: Key, sign: number): number {
  if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * compareCodePoints(foldText(String(a)), foldText(String(b)));
}

const hasCompany = (row: Json) => textOf('company')(row) !== undefined;
/** Contract, Outcome. */
const outcomeOf = (row: Json) =>
  hasCompany(row) ? 'Placed' : row['placementStatus'] === 'Higher Studies' ? 'Higher Studies' : 'Not Placed';

/** Contract, StudentStatusFilter: everybody who has not graduated. */
export const isEnrolled = (row: Json) => String(studentStatus(row)).trim().toLowerCase() !== 'graduated';

const placement = textOf('placementStatus', 'Not Placed');
const studentStatus = textOf('status', 'Active');
const asNumber = { text: String };

export const studentModel: ListModel = {
  page: 'pageStudents',
  summary: 'getStudentSummary',
  whole: 'adminListStudents',
  sorts: studentListSortValues,
  columns: {
    name: textOf('name'),
    email: textOf('email'),
    rollNo: textOf('rollNo'),
    department: textOf('department'),
    year: numberOf('year'),
    semester: numberOf('semester'),
    phone: textOf('phone'),
    cgpa: numberOf('currentCGPA'),
    attendance: attendanceOf,
    credits: numberOf('totalCredits'),
    status: studentStatus,
    admitted: (row) => textOf('admissionDate')(row) ?? textOf('createdAt')(row)?.toString().slice(0, 10),
    placement,
    company: textOf('company'),
    package: numberOf('packageAmount'),
    pending: numberOf('pendingAmount'),
    fee: numberOf('pendingAmount'),
  },
  natural: (a, b) =>
    compareKeys(textOf('name')(a), textOf('name')(b), 1) || compareKeys(textOf('rollNo')(a), textOf('rollNo')(b), 1),
  searched: (row) => ['name', 'email', 'rollNo'].map((name) => String(row[name] ?? '')),
  phone: ({ phone }) => String(phone ?? ''),
  texts: {
    department: textOf('department'),
    placement,
    fee: textOf('feeStatus', 'N/A'),
    status: studentStatus,
    outcome: outcomeOf,
  },
  exact: ['outcome'],
  numbers: { year: numberOf('year'), semester: numberOf('semester') },
  ranges: {
    cgpa: { value: numberOf('currentCGPA'), ...asNumber },
    attendance: { value: attendanceOf, ...asNumber },
    pending: { value: numberOf('pendingAmount'), ...asNumber },
    paid: { value: numberOf('paidAmount'), ...asNumber },
  },
  more: [],
  foreign: 'course',
};

export const enrolledCase: Case = { query: { status: 'enrolled' }, matches: isEnrolled };

const undecided = new Set<unknown>(['APPLIED', 'UNDER_REVIEW', 'WAITLISTED']);

export const applicationModel: ListModel = {
  page: 'pageApplications',
  summary: 'getApplicationSummary',
  whole: 'listApplications',
  sorts: applicationListSortValues,
  columns: {
    fullName: textOf('fullName'),
    desiredCourse: textOf('desiredCourse'),
    previousQualification: gradeOf,
    submittedAt: momentOf,
    referenceNumber: textOf('referenceNumber'),
    status: textOf('status'),
  },
  natural: (a, b) =>
    compareKeys(momentOf(a), momentOf(b), -1) ||
    compareCodePoints(String(b['referenceNumber']), String(a['referenceNumber'])),
  searched: (row) => ['fullName', 'email', 'desiredCourse', 'referenceNumber'].map((name) => String(row[name] ?? '')),
  phone: ({ phoneNumber }) => String(phoneNumber ?? ''),
  texts: { status: textOf('status'), course: textOf('desiredCourse') },
  exact: ['status'],
  numbers: {},
  ranges: {
    grade: { value: gradeOf, ...asNumber },
    submitted: { value: momentOf, text: (value) => new Date(value).toISOString() },
  },
  more: [
    { query: { status: 'undecided' }, matches: ({ status }) => undecided.has(status) },
    { query: { status: 'applied' }, matches: () => false },
  ],
  foreign: 'department',
};

/** How two rows stand in an order of the list; undefined for `id`, whose order is the server's own. */
export function orderOf(model: ListModel, sort: string | undefined): ((a: Json, b: Json) => number) | undefined {
  if (sort === undefined) return model.natural;
  if (sort === 'id') return undefined;
  const isDescending = sort.startsWith('-');
  const key = model.columns[isDescending ? sort.slice(1) : sort];
  return key && ((a, b) => compareKeys(key(a), key(b), isDescending ? -1 : 1) || model.natural(a, b));
}

/** The other case of those letters that come back from it: ß becomes two, which are another text without regard to case too. */
const capital = (letter: string) => (letter.toUpperCase().toLowerCase() === letter ? letter.toUpperCase() : letter);
const inOtherCase = (text: string) => {
  const capitals = [...text].map(capital).join('');
  return capitals === text ? text.toLowerCase() : capitals;
};
const sameText = (a: Key, b: Key) =>
  String(a ?? '')
    .trim()
    .toLowerCase() === String(b).trim().toLowerCase();

/** The values of a field, each once, the rarest and the most frequent among the first. */
function valuesOf(rows: readonly Json[], key: KeyOf): Exclude<Key, undefined>[] {
  const counts = new Map<Exclude<Key, undefined>, number>();
  for (const row of rows) {
    const value = key(row);
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const byCount = [...counts].toSorted(([, a], [, b]) => a - b).map(([value]) => value);
  return byCount.length <= 4 ? byCount : [...byCount.slice(0, 2), ...byCount.slice(-2)];
}

/** Ranges with both ends, with one, and of a single value; their ends are values of rows. */
function rangeCases(rows: readonly Json[], name: string, { value, text }: ListModel['ranges'][string]): Case[] {
  const known = rows.map(value).filter((one) => typeof one === 'number');
  // An end in milliseconds cannot name a moment between two of them.
  const values = [...new Set(known)].toSorted((a, b) => a - b);
  const [from, to] = [values[Math.floor(values.length / 4)], values[Math.floor((values.length * 3) / 4)]];
  if (from === undefined || to === undefined) return [];
  const ranges: readonly (readonly [string, number, number])[] = [
    [`${text(from)}..${text(to)}`, from, to],
    [`${text(to)}..`, to, Infinity],
    [`..${text(from)}`, -Infinity, from],
    [`${text(to)}..${text(to)}`, to, to],
  ];
  return ranges.map(([range, least, most]) => ({
    query: { [name]: range },
    matches: (row) => {
      const own = value(row);
      return typeof own === 'number' && own >= least && own <= most;
    },
  }));
}

/** Every filter with values that occur, and what has to be found by it. */
export function filterCases(model: ListModel, rows: readonly Json[]): Case[] {
  const texts = Object.entries(model.texts).flatMap(([name, key]) =>
    valuesOf(rows, key).map((value): Case => {
      const isExact = model.exact.includes(name);
      const asked = isExact ? String(value) : inOtherCase(String(value));
      return { query: { [name]: asked }, matches: (row) => (isExact ? key(row) === asked : sameText(key(row), asked)) };
    }),
  );
  const numbers = Object.entries(model.numbers).flatMap(([name, key]) =>
    valuesOf(rows, key).map((value): Case => ({
      query: { [name]: String(value) },
      matches: (row) => key(row) === value,
    })),
  );
  const ranges = Object.entries(model.ranges).flatMap(([name, range]) => rangeCases(rows, name, range));
  const both = texts[0] &&
    ranges[1] && {
      query: { ...texts[0].query, ...ranges[1].query },
      matches: (row: Json) => texts[0]!.matches(row) && ranges[1]!.matches(row),
    };
  return [...texts, ...numbers, ...ranges, ...model.more, ...(both ? [both] : [])];
}

/** What every search finds: the text without spaces around it, folded, in one of the fields. */
export const found =
  (model: ListModel, q: string) =>
  (row: Json): boolean =>
    model.searched(row).some((text) => foldText(text).includes(foldText(q).trim()));

/** What a search may find beside it: all words that are typed, in any order. */
function mayBeFound(model: ListModel, q: string): (row: Json) => boolean {
  const search = readSearch(q);
  return (row) => finds(search, searchedText(model.searched(row), model.phone(row)));
}

const withoutAccents = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/[’ʼ]/g, "'");

/** Searches for some rows: in another case, without accents, by each field, with spaces around it, and across two fields. */
export function searchCases(model: ListModel, rows: readonly Json[]): Case[] {
  const texts = rows.flatMap((row) => {
    const [name = '', email = '', ...rest] = model.searched(row);
    const across = [`${name.slice(-4)} ${email.slice(0, 5)}`, `${name.slice(-4)}${email.slice(0, 5)}`];
    return [inOtherCase(name), ` ${withoutAccents(name)} `, inOtherCase(email), ...rest.map(inOtherCase), ...across];
  });
  const asked = new Set(texts.filter((text) => text.trim() !== '' && [...text].length <= 200));
  return [...asked].map((q) => ({ query: { q }, matches: found(model, q), mayMatch: mayBeFound(model, q) }));
}

const count = (rows: readonly Json[], key: KeyOf) => rows.filter((row) => key(row) === undefined).length;
const sum = (rows: readonly Json[], key: KeyOf) => rows.reduce((total, row) => total + Number(key(row) ?? 0), 0);

/** What occurs in a field, in small letters, each once. */
const choices = (rows: readonly Json[], key: KeyOf) =>
  [...new Set(rows.flatMap((row) => key(row) ?? []).map((value) => String(value).trim().toLowerCase()))].toSorted();

const paid = numberOf('paidAmount');
const pending = numberOf('pendingAmount');

const groupOf = (rows: readonly Json[]) => ({
  students: rows.length,
  placed: rows.filter(hasCompany).length,
  fees: {
    total: sum(rows, numberOf('totalFee')),
    paid: sum(rows, paid),
    pending: sum(rows, pending),
    payers: rows.filter((row) => Number(paid(row) ?? 0) > 0).length,
    owers: rows.filter((row) => Number(pending(row) ?? 0) > 0).length,
  },
});

/** The rows by what they have in a field, in small letters. */
function grouped(rows: readonly Json[], name: string): Record<string, ReturnType<typeof groupOf>> {
  const groups = new Map<string, Json[]>();
  for (const row of rows) {
    const key = String(row[name]).trim().toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return Object.fromEntries([...groups].map(([key, some]) => [key, groupOf(some)]));
}

/**
 * The summary of students (contract, StudentSummary): groups by their name, and choices in small letters.
 * @param isApart whether the server counts those who have graduated apart from the years
 */
export function studentSummary(rows: readonly Json[], isApart: boolean): Json {
  const { department, placement: placements, fee, status } = studentModel.texts;
  const packages = rows
    .filter(hasCompany)
    .flatMap((row) => numberOf('packageAmount')(row) ?? [])
    .map(Number);
  return {
    total: rows.length,
    choices: {
      department: choices(rows, department!),
      placement: choices(rows, placements!),
      fee: choices(rows, fee!),
      status: choices(rows, status!),
    },
    without: Object.fromEntries(
      Object.entries(studentModel.ranges).map(([name, { value }]) => [name, count(rows, value)]),
    ),
    figures: {
      all: groupOf(rows),
      byDepartment: grouped(rows, 'department'),
      byYear: grouped(isApart ? rows.filter(isEnrolled) : rows, 'year'),
      ...(isApart && { graduated: groupOf(rows.filter((row) => !isEnrolled(row))) }),
      higherStudies: rows.filter((row) => outcomeOf(row) === 'Higher Studies').length,
      packages: {
        count: packages.length,
        sum: packages.reduce((total, amount) => total + amount, 0),
        highest: Math.max(0, ...packages),
      },
    },
  };
}

function countStatuses(rows: readonly Json[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const row of rows) {
    const own = String(row['status']).toLowerCase();
    counts[own] = (counts[own] ?? 0) + 1;
  }
  return counts;
}

/** The summary of applications (contract, ApplicationSummary), of which those match that a case says: each status at least, and at most. */
export function applicationSummary(rows: readonly Json[], { matches, mayMatch = matches }: Case): Json {
  const { status, course } = applicationModel.texts;
  return {
    total: rows.length,
    choices: { status: choices(rows, status!), course: choices(rows, course!) },
    without: Object.fromEntries(
      Object.entries(applicationModel.ranges).map(([name, { value }]) => [name, count(rows, value)]),
    ),
    byStatus: { least: countStatuses(rows.filter(matches)), most: countStatuses(rows.filter(mayMatch)) },
  };
}
