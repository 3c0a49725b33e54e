import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import type { components } from '../../../../../openapi/schema.gen.ts';
import type { CsvRow } from '../../../../domain/csv/read.ts';
import { isStudentField, STUDENT_FIELDS, textsOf, titleOf } from '../../../../domain/csv/student-fields.ts';
import type { CsvField, StudentField, StudentTexts } from '../../../../domain/csv/student-fields.ts';
import { canonical } from '../../../../domain/csv/values.ts';
import type { Change, PlannedRow, Problem } from './plan.ts';
import { folded, type RosterLookup } from './roster-lookup.ts';

type Student = components['schemas']['Student'];
type Given = Partial<Record<CsvField, string>>;

export interface Rules {
  readonly titles: readonly string[];
  readonly fields: readonly (CsvField | undefined)[];
  readonly departments: readonly string[];
  readonly schema: ObjectSchema<AnyObject>;
  readonly roster: RosterLookup;
  /** The line in which an earlier row of the file has claimed a roll number, an e-mail address or a student. */
  readonly claimed: Map<string, number>;
}

/** What the row says, field by field; an empty cell says nothing. */
function givenIn({ cells }: CsvRow, { fields, departments }: Rules): Given {
  const given: Given = {};
  for (const [i, field] of fields.entries()) {
    const cell = cells[i]?.trim();
    if (field && cell) given[field] = isStudentField(field) ? canonical(field, cell, departments) : cell;
  }
  return given;
}

const keys = ['rollNo', 'email'] as const;
const taken = { rollNo: 'This roll number is already in use', email: 'This email address is already in use' } as const;
const repeated = { rollNo: 'The same roll number is in line', email: 'The same email address is in line' } as const;

const problem = (field: CsvField, given: Given, reason: string): Problem => ({
  column: titleOf(field),
  value: given[field] ?? '',
  reason,
});

/**
 * Whom the row is about, and who else has its roll number or its address. With an id it is that student; without one,
 * roll number and address must both be theirs where both are given: one alone is a duplicate, and no reason to
 * overwrite somebody's record.
 */
function identify(given: Given, { byId, byRollNo, byEmail }: RosterLookup) {
  const holders = {
    rollNo: given.rollNo ? byRollNo.get(folded(given.rollNo)) : undefined,
    email: given.email ? byEmail.get(folded(given.email)) : undefined,
  };
  const holder = holders.rollNo ?? holders.email;
  const agreed = keys.every((key) => !given[key] || holders[key] === holder);
  const student = (given.id && byId.get(given.id)) || (agreed ? holder : undefined);
  const problems = keys.flatMap((key) => {
    const other = holders[key];
    if (!other || other === student) return [];
    return problem(key, given, `${taken[key]} (${other.name}, ${other.rollNo})`);
  });
  return { student, problems };
}

/**
 * Claims the row's roll number, its address and the student whom it is about for its line: whoever comes later with the
 * same is a duplicate. Two rows may be about one student by the id alone, or by the id and by the roll number.
 */
function repetitions(line: number, given: Given, student: Student | undefined, { claimed }: Rules): Problem[] {
  const earlierClaim = (what: string): readonly number[] => {
    const earlier = claimed.get(what);
    if (earlier === undefined) claimed.set(what, line);
    return earlier === undefined ? [] : [earlier];
  };
  const ofKeys = keys.flatMap((key) => {
    const earlier = given[key] ? earlierClaim(`${key} ${folded(given[key])}`) : [];
    return earlier.map((before) => problem(key, given, `${repeated[key]} ${before}`));
  });
  const ofStudent = student ? earlierClaim(`student ${student.id}`) : [];
  if (ofKeys.length > 0) return ofKeys;
  const known = (['id', ...keys] as const).find((key) => given[key]) ?? 'id';
  return ofStudent.map((before) => problem(known, given, `The same student is in line ${before}`));
}

const standsFor: Partial<Record<StudentField, string>> = { status: 'Active', placementStatus: 'Not Placed' };

/** What the row would change in the record; an absent status is Active, and an absent placement Not Placed. */
function changesTo(stored: StudentTexts, given: Given): Change[] {
  return STUDENT_FIELDS.flatMap((field) => {
    const to = given[field];
    const from = stored[field];
    if (to === undefined || to === canonical(field, from, []) || (from === '' && to === standsFor[field])) return [];
    return { field, from, to };
  });
}

/** The record as it would be: nobody who is no longer placed keeps a company. */
function merged(stored: StudentTexts, given: Given): StudentTexts {
  const said = Object.fromEntries(STUDENT_FIELDS.flatMap((field) => (given[field] ? [[field, given[field]]] : [])));
  const leaves = given.placementStatus !== undefined && given.placementStatus !== 'Placed';
  return { ...stored, ...(leaves && { company: '', packageAmount: '' }), ...said };
}

/** Reasons by field, as the schema and the placement have them; one a field, the first that is found. */
function reasonsAgainst(values: StudentTexts, { schema }: Rules): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  try {
    schema.validateSync(values, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path, message } of error.inner) if (path && !reasons.has(path)) reasons.set(path, message);
  }
  if (values.placementStatus !== 'Placed') {
    if (values.company) reasons.set('company', 'Company is for placed students only');
    if (values.packageAmount) reasons.set('packageAmount', 'Package is for placed students only');
  }
  return reasons;
}

function broken(values: StudentTexts, { cells }: CsvRow, rules: Rules): Problem[] {
  const reasons = reasonsAgainst(values, rules);
  return STUDENT_FIELDS.flatMap((field) => {
    const reason = reasons.get(field);
    if (reason === undefined) return [];
    return { column: titleOf(field), value: cells[rules.fields.indexOf(field)] ?? values[field], reason };
  });
}

function misfits({ cells }: CsvRow, { titles }: Rules): Problem[] {
  const surplus = cells.slice(titles.length).some((cell) => cell.trim() !== '');
  if (cells.length >= titles.length && !surplus) return [];
  return [{ column: '', value: '', reason: `${cells.length} cells, where the first line has ${titles.length}` }];
}

const stale =
  'Changed in the portal since this file was exported. Export it again, or leave this column out to overwrite.';

function isStale(student: Student, given: Given): boolean {
  return given.updatedAt !== undefined && student.updatedAt !== undefined && given.updatedAt !== student.updatedAt;
}

/** What an import would do with the row: add a student, change one, nothing; or why it does not fit. */
export function checkRow(row: CsvRow, rules: Rules): PlannedRow {
  const given = givenIn(row, rules);
  const ragged = misfits(row, rules);
  const { student, problems: others } = identify(given, rules.roster);
  const about = {
    row,
    name: given.name ?? student?.name ?? '',
    rollNo: given.rollNo ?? student?.rollNo ?? '',
  };
  if (ragged.length > 0) return { kind: 'wrong', ...about, problems: ragged };

  const duplicates = [...others, ...repetitions(row.line, given, student, rules)];
  const stored = textsOf(student);
  const changes = student ? changesTo(stored, given) : [];
  // A record that has been as it is for years may break a rule of today: it is left alone.
  if (student && changes.length === 0 && duplicates.length === 0) return { kind: 'same', ...about, student };

  const values = merged(stored, given);
  const late = student && isStale(student, given) ? [problem('updatedAt', given, stale)] : [];
  const problems = [...duplicates, ...late, ...broken(values, row, rules)];
  if (problems.length > 0) return { kind: 'wrong', ...about, problems };
  return student ? { kind: 'update', ...about, values, student, changes } : { kind: 'new', ...about, values };
}
