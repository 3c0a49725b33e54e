import { addToExtension } from './contract-text.ts';
import { addToMock } from './mock-extension.ts';
import { fileName, inWords, type Insertion, Refusal, type Stub, typeName } from './stub.ts';

/** What the parts of a list are called. */
interface Names {
  /** `guestLecturers`, as the table, and the record as a variable. */
  readonly all: string;
  readonly one: string;
  /** `GuestLecturers`, in names of operations and of screens, and the record as a type. */
  readonly All: string;
  readonly One: string;
  /** `guest-lecturers`, in files and addresses. */
  readonly file: string;
  readonly oneFile: string;
  readonly title: string;
  readonly noun: string;
}

function namesOf(all: string, one: string): Names {
  const title = inWords(all);
  const noun = inWords(one).toLowerCase();
  return { all, one, All: typeName(all), One: typeName(one), file: fileName(all), oneFile: fileName(one), title, noun };
}

const addressText = ({ All, file, title, noun }: Names) => `    get:
      operationId: list${All}
      tags:
        - Extensions
      x-extension: ${file}
      summary: List the ${title.toLowerCase()}
      description: >-
        Every ${noun}, sorted by name. It is for administrators.
      x-roles:
        - ADMIN
      responses:
        '200':
          description: The ${title.toLowerCase()}, sorted by name.
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/${All}ListResponse'
              examples:
                some:
                  value:
                    success: true
                    data:
                      - id: ${file}-1
                        name: Asha Rao
        '401':
          $ref: '#/components/responses/Unauthorized'
        '403':
          $ref: '#/components/responses/Forbidden'
        '500':
          $ref: '#/components/responses/ServerError'`;

const schemasOf = ({ All, One, title, noun }: Names) => ({
  [One]: `    ${One}:
      type: object
      description: One ${noun}.
      required:
        - id
        - name
      properties:
        id:
          $ref: '#/components/schemas/RecordId'
        name:
          $ref: '#/components/schemas/PersonName'`,
  [`${All}ListResponse`]: `    ${All}ListResponse:
      type: object
      description: The ${title.toLowerCase()}.
      required:
        - success
        - data
      properties:
        success:
          $ref: '#/components/schemas/Succeeded'
        message:
          $ref: '#/components/schemas/Message'
        data:
          type: array
          description: The ${title.toLowerCase()}, sorted by name.
          items:
            $ref: '#/components/schemas/${One}'`,
});

const seedText = ({ All, One, title }: Names) => `
import type { ${One}Row } from '../tables.ts';

/** The demo's ${title.toLowerCase()}. */
export const seeded${All} = (): ${One}Row[] => [];
`;

const fieldsText = ({ one, One, noun }: Names) => `
import type { components } from '#openapi/schema.gen.ts';
import { msg } from '#src/languages/texts.ts';
import { defineFields, ID_ALIASES, type ReadOnlyField } from '#src/records/fields/field.ts';

export type ${One} = components['schemas']['${One}'];

const fields = defineFields<${One}>()({ readOnly: true });

/** A ${noun}, field by field. */
export const ${one}Fields = {
  name: fields.text((row) => row.name, {
    label: msg\`Name\`,
    required: true,
    csv: { title: 'Name' },
    column: { header: msg\`Name\`, width: 12, grows: true },
  }),
  id: fields.text((row) => row.id, { label: msg\`Id\`, required: true, aliases: ID_ALIASES }),
} satisfies { readonly [Key in keyof Required<${One}>]: ReadOnlyField<${One}> };
`;

const callsText = ({ all, one, file, oneFile, title }: Names) => `
import { api } from '#src/platform/api/client.ts';
import { defineResource } from '#src/records/calls/resource.ts';

const ${all} = defineResource('${file}', () => import('./${oneFile}.ts').then(({ ${one}Fields }) => ${one}Fields));

/** GET /admin/${file}: the ${title.toLowerCase()}, for administrators. */
export function ${all}Query() {
  return ${all}.listQuery((init) => api.GET('/admin/${file}', init));
}
`;

/** What the list says of its rows. A title of several words has small letters in a sentence. */
function listWordsText(title: string, noun: string): string {
  const many = title.toLowerCase();
  const counted = (one: string, before = '', after = '') =>
    `\`${before}${one} ${noun}${after} | ${before}${one} ${many}${after}\``;
  const all = '${formatCount(all)}';
  const of = '${formatNumber(some)} of ${formatNumber(all)}';
  return `const words: ListWords = {
  title: msg\`${title}\`,
  count: (all) => plural(all.value)${counted(all)},
  countOf: (shown, all) => plural(all.value)${counted(`\${formatCount(shown)} of ${all}`)},
  unreadable: (some, all) => plural(all)${counted(of, '', ' could not be read')},
  withoutId: (some, all) => plural(all)${counted(of, '', ' cannot be opened')},
  loading: msg\`Loading ${many}...\`,
  progress: msg\`Loading ${many}\`,
  about: (received, rows) => plural(rows)${counted('${formatNumber(rows)}', '${received} so far, about ')},
  loadFailure: () => ({ failed: t\`Failed to load ${many}\`, unanswered: t\`Error loading ${many}\` }),
  firstRows: msg\`The first ${many}\`,
  onlyFirstRows: msg\`The first ${many}, which had come by then, are below. They are not the whole list.\`,
  none: msg\`No ${many} yet\`,
  noneMatch: msg\`No ${many} match\`,
  unprinted: msg\`The ${many} were still being loaded when this was printed. Print once more when they are listed.\`,
  searchesAll: msg\`Search looks through all ${many}.\`,
};
`;
}

const listText = ({ all, one, One, file, oneFile, title, noun }: Names) => `
import { msg, plural, t } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { fieldColumns, type List } from '#src/records/list/list.tsx';
import { defineListSearch } from '#src/records/list/list-search.ts';
import type { ListWords } from '#src/records/list/list-words.ts';
import { formatCount } from '#src/records/record-type.ts';
import { nameCells } from '#src/ui/data-table/columns.tsx';
import { ${all}Query } from './${file}.ts';
import { type ${One}, ${one}Fields } from './${oneFile}.ts';

/** What the ${title.toLowerCase()} are searched and filtered by. */
export const ${one}Search = defineListSearch({
  searched: ({ name }: ${One}) => [name],
  placeholder: msg\`Name\`,
  filters: {},
});

${listWordsText(title, noun)}
export const ${one}List: List<${One}> = {
  path: '/admin/${file}',
  words,
  nameOf: ({ name }) => name,
  search: ${one}Search,
  query: ${all}Query,
  columns: fieldColumns(${one}Fields, {
    name: nameCells<${One}>({ name: ({ name }) => name, plainName: ({ name }) => name, detail: ({ id }) => id, compactDetail: ({ id }) => id }),
  }),
  whenEmpty: msg\`There are none yet.\`,
};
`;

const screenText = ({ one, All, file, oneFile, title }: Names) => `
import { t } from '#src/languages/texts.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { ListPage } from '#src/records/list/ListPage.tsx';
import { useList } from '#src/records/list/use-list.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AdminHeading, AdminPage } from '#src/ui/Page.tsx';
import { ${one}List } from './${oneFile}-list.tsx';

/** /admin/${file}. */
export function ${All}Screen() {
  return useExtension('${file}') ? (
    <All${All} />
  ) : (
    <AdminPage>
      <AdminHeading>{t\`${title}\`}</AdminHeading>
      <EmptyState title={t\`This server has no ${title.toLowerCase()}\`} />
    </AdminPage>
  );
}

function All${All}() {
  return <ListPage title={t\`${title}\`} list={useList(${one}List)} />;
}
`;

const routeText = ({ one, All, file, oneFile, title }: Names) => `
import { createFileRoute } from '@tanstack/react-router';
import type { ${one}Search } from '#src/features/${file}/${oneFile}-list.tsx';
import { ${All}Screen } from '#src/features/${file}/${All}Screen.tsx';
import { t } from '#src/languages/texts.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { listParams } from '#src/records/search-params.ts';

export const Route = createFileRoute('/admin/${file}')({
  validateSearch: listParams<typeof ${one}Search>(),
  head: () => ({ meta: [{ title: pageTitle(t\`${title}\`) }] }),
  component: ${All}Screen,
});
`;

const testText = ({ all, file, title }: Names) => `
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/render.tsx';

it('/admin/${file} lists the ${title.toLowerCase()} of the demo', async () => {
  const { database } = await renderApp('/admin/${file}', { as: 'admin' });
  const stored = await database.transact('read', (tables) => tables.${all}.all());
  expect(stored, 'the demo has no ${title.toLowerCase()}').not.toEqual([]);
  for (const { name } of stored) expect(await screen.findByText(name)).toBeVisible();
});
`;

const insertionsOf = ({ all, One, All, file, title }: Names): readonly Insertion[] => [
  {
    path: 'mocks/university/tables.ts',
    place: "export type Role = Schemas['Role'];\n",
    side: 'before',
    text: `export type ${One}Row = Schemas['${One}'];\n`,
  },
  {
    path: 'mocks/university/tables.ts',
    place: '};\n\n/** What follows from what people do.',
    side: 'before',
    text: `  ${all}: defineTable<${One}Row>({ shape: { id: 'text', name: 'text' } }),\n`,
  },
  {
    path: 'mocks/university/seed/seed.ts',
    place: 'import { isNewcomer,',
    side: 'before',
    text: `import { seeded${All} } from './${file}.ts';\n`,
  },
  {
    path: 'mocks/university/seed/seed.ts',
    place: '...past?.rows(applications, courses),',
    side: 'before',
    text: `${all}: seeded${All}(), `,
  },
  {
    path: 'mocks/demo/states.ts',
    place: '] as const satisfies readonly Line[];',
    side: 'before',
    text: `  { route: '/admin/${file}', title: '${title}', as: 'super-admin', lists: 'list${All}' },\n`,
  },
];

/** A kind of record that has a table, and a list for administrators, with a test that fails until the demo has some. */
export function listStub(root: string, [all = '', one = '']: readonly string[]): Stub {
  for (const name of [all, one])
    if (!/^[a-z][A-Za-z]+$/.test(name))
      throw new Refusal(`A list is called like “lecturers lecturer”, of letters alone, and not “${name}”.`);
  if (all === one) throw new Refusal('A list needs two names: that of all, and that of one.');
  const names = namesOf(all, one);
  const { file, oneFile, All } = names;
  const folder = `src/features/${file}`;
  const test = `${folder}/${All}Screen.test.tsx`;
  const contract = addToExtension(root, {
    extension: file,
    address: `/admin/${file}`,
    operationId: `list${All}`,
    text: addressText(names),
    schemas: schemasOf(names),
  });
  const mock = addToMock(
    root,
    file,
    `  list${All}: ({ tables }) => ({ data: tables.${all}.all().toSorted((a, b) => byText(a.name, b.name)) }),\n`,
    "import { byText } from '#mocks/university/rules/order.ts';\n",
  );
  return {
    files: {
      ...contract.files,
      [test]: testText(names),
      ...mock.files,
      [`mocks/university/seed/${file}.ts`]: seedText(names),
      [`${folder}/${oneFile}.ts`]: fieldsText(names),
      [`${folder}/${file}.ts`]: callsText(names),
      [`${folder}/${oneFile}-list.tsx`]: listText(names),
      [`${folder}/${All}Screen.tsx`]: screenText(names),
      [`src/routes/admin/${file}.tsx`]: routeText(names),
    },
    insertions: [...contract.insertions, ...mock.insertions, ...insertionsOf(names)],
    test,
    steps: [
      'npm run generate',
      `mocks/university/seed/${file}.ts: some in the demo`,
      `openapi/extensions/${file}.yaml, mocks/university/tables.ts: its other fields; npm run generate`,
      `${folder}/${oneFile}.ts: the same fields; the compiler asks for them`,
      `${folder}/${oneFile}-list.tsx: search, filters and columns`,
      'src/layout/person-links.ts: its link',
      'more operations: npm run new -- operation; forms and import as in src/features/courses/',
      'npm run generate; after npm run build, npm run tool budgets',
    ],
  };
}
