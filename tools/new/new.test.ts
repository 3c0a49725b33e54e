import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Contract, endpoints } from '#openapi/contract.ts';
import { runNew } from './run.ts';

/** The files that stubs are inserted into. */
const edited = [
  'openapi/core.yaml',
  'openapi/extensions/seats.yaml',
  'mocks/demo/states.ts',
  'mocks/university/extensions/operations.ts',
  'mocks/university/extensions/seats/operations.ts',
  'mocks/university/seed/seed.ts',
  'mocks/university/tables.ts',
];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-'));
  for (const path of ['.prettierrc.json', 'openapi/university.yaml', ...edited]) cpSync(path, join(root, path));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const parseContract = (text: string) => parse(text) as Contract;
/** The core of the contract, which stubs of an extension leave as it is. */
const core = parseContract(readFileSync('openapi/core.yaml', 'utf8'));
/** The parts that an extension adds to it. */
function added(extension: string): Contract {
  const { actions } = parse(read(`openapi/extensions/${extension}.yaml`)) as {
    actions: { target: string; update: object }[];
  };
  const parts = Object.fromEntries(actions.map(({ target, update }) => [target, update]));
  const components = { ...core.components, ...parts['$.components'] };
  return { ...core, paths: parts['$.paths'], components } as Contract;
}
const unchanged = () => edited.filter((path) => read(path) === readFileSync(path, 'utf8'));

async function run(...args: string[]) {
  const lines: string[] = [];
  const say = (text: string) => void lines.push(text);
  const code = await runNew(args, root, { log: say, error: say });
  return { code, said: lines.join('\n') };
}

describe('npm run new', () => {
  it.each([
    ['field students guardianName', 'mocks/university/handlers/students-guardian-name.test.ts', ['openapi/core.yaml']],
    [
      'operation listWaiting GET /courses/{id}/waiting waiting',
      'mocks/university/extensions/waiting/list-waiting.test.ts',
      ['mocks/university/extensions/operations.ts'],
    ],
    [
      'operation listOpenSeats GET /courses/{id}/open-seats seats',
      'mocks/university/extensions/seats/list-open-seats.test.ts',
      ['openapi/extensions/seats.yaml', 'mocks/university/extensions/seats/operations.ts'],
    ],
    ['screen /admin/reports', 'src/features/reports/ReportsScreen.test.tsx', ['mocks/demo/states.ts']],
    ['screen /open-days', 'src/features/open-days/OpenDaysScreen.test.tsx', ['mocks/demo/states.ts']],
    [
      'screen /admin/catalogue listCourses',
      'src/features/catalogue/CatalogueScreen.test.tsx',
      ['mocks/demo/states.ts'],
    ],
    [
      'list guestLecturers guestLecturer',
      'src/features/guest-lecturers/GuestLecturersScreen.test.tsx',
      edited.filter((path) => !path.includes('/seats') && !path.startsWith('openapi')),
    ],
  ])('npm run new -- %s writes the test %s, and edits only %j', async (command, test, files) => {
    const { code, said } = await run(...command.split(' '));
    expect([code, said]).toEqual([0, expect.stringContaining(`npx vitest run ${test}`)]);
    expect(read(test)).toContain('it(');
    expect(unchanged()).toEqual(edited.filter((path) => !files.includes(path)));
  });

  it('npm run new -- field adds a text to a record, and one that null clears to what is sent', async () => {
    await run('field', 'students', 'guardianName');
    const { Student, StudentUpdate } = parseContract(read('openapi/core.yaml')).components.schemas;
    expect(Student?.properties?.['guardianName']?.type).toBe('string');
    expect(StudentUpdate?.properties?.['guardianName']?.type).toEqual(['string', 'null']);
  });

  it.each([
    ['GET', '/courses/{id}/waiting', ['200', '400', '401', '403', '404', '500']],
    ['POST', '/waiting', ['200', '401', '403', '500', '503', '507']],
  ])('npm run new -- operation writes %s %s with the answers %j', async (method, path, statuses) => {
    await run('operation', 'sortWaiting', method, path, 'waiting');
    const written = endpoints(added('waiting')).find(({ id }) => id === 'sortWaiting');
    expect(written).toMatchObject({ path, method: method.toLowerCase(), operation: { 'x-extension': 'waiting' } });
    expect(Object.keys(written!.operation.responses)).toEqual(statuses);
    expect(read('mocks/university/extensions/waiting/operations.ts')).toContain('sortWaiting: () => {');
  });

  it('npm run new -- operation keeps the operations that its extension has', async () => {
    const before = endpoints(added('seats')).map(({ id }) => id);
    await run('operation', 'listOpenSeats', 'GET', '/courses/{id}/open-seats', 'seats');
    expect(endpoints(added('seats')).map(({ id }) => id)).toEqual(['listOpenSeats', ...before]);
  });

  it('npm run new -- screen writes the query of an operation, what is shown until it has come, and its states', async () => {
    await run('screen', '/admin/catalogue', 'listCourses');
    const written = read('src/features/catalogue/CatalogueScreen.tsx');
    for (const part of [
      "api.GET('/courses', { signal })",
      '<AdminHeading>{t`Catalogue`}<',
      '<LoadError ',
      '<LoadingState />',
    ])
      expect(written).toContain(part);
    expect(read('mocks/demo/states.ts')).toMatch(/'\/admin\/catalogue'.* lists: 'listCourses' },/);
  });

  it('npm run new -- list adds a schema, its list, a table, and files that are named after it', async () => {
    await run('list', 'guestLecturers', 'guestLecturer');
    expect(Object.keys(added('guest-lecturers').components.schemas)).toEqual(
      expect.arrayContaining(['GuestLecturer', 'GuestLecturersListResponse']),
    );
    expect(read('mocks/university/tables.ts')).toContain('guestLecturers: defineTable<GuestLecturerRow>');
    expect(existsSync(join(root, 'src/features/guest-lecturers/guest-lecturer-list.tsx'))).toBe(true);
    expect(read('src/routes/admin/guest-lecturers.tsx')).toContain('GuestLecturersScreen');
  });

  it.each([
    ['', 'Say what is new: field, operation, screen, list. --help shows examples.'],
    ['page', 'There are stubs of field, operation, screen, list, and none of “page”.'],
    ['constructor', 'There are stubs of field, operation, screen, list, and none of “constructor”.'],
    ['field students', 'It is called like this: npm run new -- field students|courses NAME'],
    ['field teachers age', 'A field belongs to students or courses, and not to “teachers”.'],
    ['field students name', 'Student has a field name already.'],
    ['field students 2nd', 'A field is called like guardianName, of letters alone, and not “2nd”.'],
    ['operation getCourse GET /seats seats', 'The contract has an operation getCourse already.'],
    [
      'operation listSeats GET /courses/{id} seats',
      'The contract has /courses/{id} already: add the method to it by hand.',
    ],
    ['operation listSeats FETCH /seats seats', 'A method is GET, POST, PUT, DELETE, and not “FETCH”.'],
    ['operation listSeats GET seats seats', 'An address is like /courses/{id}/open-seats, and not “seats”.'],
    ['operation listSeats GET /seats ../seats', 'An extension is called like open-seats, and not “../seats”.'],
    ['screen /admin/catalogue listEverything', 'The contract has no operation “listEverything”.'],
    [
      'screen /admin/catalogue createCourse',
      'A screen begins with a GET without an id, and createCourse is POST /courses.',
    ],
    ['screen /../reports', 'A screen is called by its route, like /admin/reports, and not “/../reports”.'],
    ['list courses course', 'The contract has an operation listCourses already.'],
    ['list seats seat', 'There is an extension seats already.'],
    ['list news news', 'A list needs two names: that of all, and that of one.'],
  ])('npm run new -- %s writes nothing, and says “%s”', async (command, sentence) => {
    expect(await run(...command.split(' ').filter(Boolean))).toEqual({ code: 1, said: sentence });
    expect(unchanged()).toEqual(edited);
  });

  it('npm run new -- screen writes nothing where one of its files is there already', async () => {
    const file = 'src/features/reports/ReportsScreen.tsx';
    cpSync('src/ui/Page.tsx', join(root, file));
    expect(await run('screen', '/admin/reports')).toEqual({ code: 1, said: `${file} is there already.` });
    expect(unchanged()).toEqual(edited);
    expect(existsSync(join(root, dirname(file), 'ReportsScreen.test.tsx'))).toBe(false);
  });

  it('npm run new -- screen writes nothing where an old file has no place for it', async () => {
    cpSync('src/ui/Page.tsx', join(root, 'mocks/demo/states.ts'));
    const { code, said } = await run('screen', '/admin/reports');
    expect([code, said]).toEqual([1, expect.stringMatching(/^mocks\/demo\/states\.ts has .* 0 times/)]);
    expect(existsSync(join(root, 'src/routes'))).toBe(false);
  });

  it('npm run new -- --help shows an example of each kind', async () => {
    const { code, said } = await run('--help');
    expect([code, said.split('\n').map((line) => line.split(' ')[4])]).toEqual([
      0,
      ['field', 'operation', 'screen', 'list'],
    ]);
  });
});
