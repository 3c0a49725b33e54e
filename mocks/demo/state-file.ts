import { roleValues } from '#openapi/schema.gen.ts';
import { t } from '#src/languages/texts.ts';
import type { DataSet } from '../university/database.ts';
import { extensionRowChecks } from '../university/extensions/tables.ts';
import { schema, type SeedRows, type Tables } from '../university/tables.ts';
import { areRowsOf } from '../engine/db/row-shape.ts';
import { tableNames } from '../engine/db/tables.ts';
import { yieldToMain } from '../engine/request/answer.ts';
import { DemoError } from './demo-error.ts';

/** Marks a file as a state file of this demo. */
const format = 'university-portal-demo';
/** A file of a higher version is refused: it may hold what this code cannot read. */
const version = 1;

type TableInFile = keyof SeedRows;

const tablesInFile = tableNames(schema).filter((name): name is TableInFile => !schema[name].ephemeral);

const inEveryFile: ReadonlySet<TableInFile> = new Set([
  'students',
  'accounts',
  'applications',
  'courses',
  'outbox',
  'deleted',
]);

export function rowsOfState(tables: Tables): Record<TableInFile, readonly object[]> {
  return Object.fromEntries(tablesInFile.map((name) => [name, tables[name].all()])) as Record<
    TableInFile,
    readonly object[]
  >;
}

/** How many rows are written or checked at once: some 20 ms of work. */
const sliceSize = 2000;

/**
 * The whole state as JSON, in pieces: the same state makes the same bytes, in whichever browser.
 * @param rowsOf the rows of a table, in their order
 */
export function* stateFile(rowsOf: (table: TableInFile) => readonly object[], dataSet: DataSet): Generator<string> {
  yield JSON.stringify({ format, version, dataSet }).slice(0, -1) + ',"tables":{';
  // A table that was added later is left out while it is empty: earlier portals read the file then.
  const tables = tablesInFile.filter((name) => inEveryFile.has(name) || rowsOf(name).length > 0);
  for (const [at, name] of tables.entries()) {
    const rows = rowsOf(name);
    yield `${at === 0 ? '' : ','}\n"${name}":[`;
    for (let start = 0; start < rows.length; start += sliceSize) {
      const lines = rows.slice(start, start + sliceSize).map((row) => `\n${JSON.stringify(row)}`);
      yield (start === 0 ? '' : ',') + lines.join(',');
    }
    yield ']';
  }
  yield '}}\n';
}

type Row = Record<string, unknown>;
const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const hasTexts = (row: Row, ...names: string[]) => names.every((name) => typeof row[name] === 'string');

const place = (row: number, path: string, fault: string) =>
  path === '' ? t`row ${row}: ${fault}` : t`row ${row}, ${path}: ${fault}`;

/** Says what is wrong with a list of records, if anything is. The contract's own checks are loaded when they are needed. */
async function recordProblem(schema: string, rows: readonly unknown[]): Promise<string | undefined> {
  const { validators } = await import('#openapi/records.gen.js');
  const check = validators[schema];
  if (!check) return undefined;
  for (let start = 0; start < rows.length; start += sliceSize) {
    if (!check(rows.slice(start, start + sliceSize))) {
      const [first] = check.errors ?? [];
      const [, at = '', ...path] = (first?.instancePath ?? '').split('/');
      return place(start + Number(at) + 1, path.join('.'), first?.message ?? t`does not fit the contract`);
    }
    await yieldToMain();
  }
  return undefined;
}

const isAccount = (row: Row) =>
  hasTexts(row, 'id', 'email', 'username', 'name', 'createdAt', 'updatedAt') &&
  roleValues.some((role) => role === row['role']) &&
  isObject(row['credential']) &&
  hasTexts(row['credential'], 'salt', 'hash');
const isMail = (row: Row) => hasTexts(row, 'id', 'to', 'subject', 'text', 'sentAt');

function rowProblem(rows: readonly unknown[], check: (row: Row) => boolean): string | undefined {
  const at = rows.findIndex((row) => !isObject(row) || !check(row));
  return at === -1 ? undefined : t`row ${at + 1} is not as this portal writes it`;
}

async function deletedProblem(rows: readonly unknown[]): Promise<string | undefined> {
  const records = rows.map((row) => (isObject(row) && isObject(row['record']) ? row['record'] : {}));
  return (
    rowProblem(rows, (row) => {
      const record = isObject(row['record']) ? row['record'] : {};
      const account = record['account'];
      return (
        hasTexts(row, 'id', 'by', 'at') &&
        (isObject(record['student']) || isObject(record['course'])) &&
        (account === undefined || (isObject(account) && isAccount(account)))
      );
    }) ??
    (await recordProblem(
      'Student',
      records.flatMap(({ student }) => (student === undefined ? [] : [student])),
    )) ??
    recordProblem(
      'Course',
      records.flatMap(({ course }) => (course === undefined ? [] : [course])),
    )
  );
}

const problemOf: Partial<Record<TableInFile, (rows: readonly unknown[]) => Promise<string | undefined>>> = {
  ...Object.fromEntries(
    Object.entries(extensionRowChecks).map(([name, check]) => [
      name,
      async (rows: readonly unknown[]) => rowProblem(rows, check),
    ]),
  ),
  students: (rows) => recordProblem('Student', rows),
  accounts: async (rows) => rowProblem(rows, isAccount),
  applications: (rows) => recordProblem('Application', rows),
  courses: (rows) => recordProblem('Course', rows),
  outbox: async (rows) => rowProblem(rows, isMail),
  deleted: deletedProblem,
  changes: async (rows) => rowProblem(rows, (row) => hasTexts(row, 'recordId')) ?? recordProblem('RecordChange', rows),
};

const shapeProblem = (name: TableInFile, rows: readonly unknown[]) =>
  rowProblem(rows, (row) => areRowsOf(schema[name].shape, [row]));

function duplicateProblem(name: TableInFile, rows: readonly Row[]): string | undefined {
  for (const column of ['id', ...schema[name].unique]) {
    const seen = new Map<string, number>();
    for (const [at, row] of rows.entries()) {
      const value = String(row[column]).trim().toLowerCase();
      const other = seen.get(value);
      if (other !== undefined) return t`rows ${other + 1} and ${at + 1} have the same ${column}`;
      seen.set(value, at);
    }
  }
  return undefined;
}

const problem = (sentence: string) => new DemoError(t`${sentence} Nothing was changed.`);

function dataSetOf(value: unknown): DataSet {
  if (!isObject(value) || !hasTexts(value, 'scenario', 'today') || !Number.isInteger(value['students']))
    throw problem(t`The file does not say which data it holds (dataSet).`);
  const { scenario, students, today } = value;
  if (!/^\d{4}-\d\d-\d\d$/.test(String(today))) throw problem(t`The day in the file (dataSet.today) is no date.`);
  return { scenario: String(scenario).slice(0, 60), students: Number(students), today: String(today) };
}

/**
 * Reads a state file, every row of it checked.
 * @throws DemoError with a sentence that says what is wrong, and where
 */
export async function readStateFile(text: string): Promise<{ readonly rows: SeedRows; readonly dataSet: DataSet }> {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw problem(t`This is no state file of the demo: it is not well-formed JSON.`);
  }
  if (!isObject(content) || content['format'] !== format) throw problem(t`This is no state file of the demo.`);
  if (content['version'] !== version)
    throw problem(
      t`The state file is of version ${JSON.stringify(content['version'])}, and this portal reads version ${version}.`,
    );
  const dataSet = dataSetOf(content['dataSet']);
  const tables = isObject(content['tables']) ? content['tables'] : {};
  const unknown = Object.keys(tables).find((name) => !tablesInFile.some((known) => known === name));
  if (unknown !== undefined)
    throw problem(t`The state file has a table “${unknown.slice(0, 60)}”, which this portal does not know.`);
  for (const name of tablesInFile) {
    const rows = tables[name] ?? (inEveryFile.has(name) ? undefined : []);
    if (!Array.isArray(rows)) throw problem(t`The state file has no list of ${name}.`);
    const found = (await problemOf[name]?.(rows)) ?? shapeProblem(name, rows) ?? duplicateProblem(name, rows);
    if (found !== undefined) throw problem(t`The state file’s ${name} cannot be read: ${found}.`);
  }
  // Each table has been checked above, row by row.
  return { rows: tables as unknown as SeedRows, dataSet };
}
