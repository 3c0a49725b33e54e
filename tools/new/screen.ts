import { parse } from 'yaml';
import { type Contract, endpoints } from '#openapi/contract.ts';
import { inWords, Refusal, type Stub, textIn, typeName } from './stub.ts';

const persons: Readonly<Record<string, readonly [account: string, persona: string]>> = {
  admin: ['admin', 'super-admin'],
  student: ['student', 'student-placed'],
};

const routeText = (route: string, title: string, screen: string, file: string) => `
import { createFileRoute } from '@tanstack/react-router';
import { ${screen} } from '#${file}';
import { t } from '#src/languages/texts.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';

export const Route = createFileRoute('${route}')({
  head: () => ({ meta: [{ title: pageTitle(t\`${title}\`) }] }),
  component: ${screen},
});
`;

const pages = {
  admin: { open: 'Page isAdminPage', Heading: 'AdminHeading' },
  others: { open: 'Page', Heading: 'PageHeading' },
} as const;

const screenText = (
  route: string,
  screen: string,
  { open, Heading }: (typeof pages)['admin' | 'others'],
  title: string,
) => `
import { t } from '#src/languages/texts.ts';
import { ${Heading}, Page } from '#src/ui/Page.tsx';

/** ${route}. */
export function ${screen}() {
  return (
    <${open}>
      <${Heading}>{t\`${title}\`}</${Heading}>
    </Page>
  );
}
`;

/** The states of what is asked for stand in the order in which they come. */
const askingText = (
  route: string,
  screen: string,
  { open, Heading }: (typeof pages)['admin' | 'others'],
  title: string,
  subject: string,
  path: string,
) => `
import { queryOptions, useQuery } from '@tanstack/react-query';
import { t } from '#src/languages/texts.ts';
import { api, read } from '#src/platform/api/client.ts';
import { LoadError } from '#src/records/failures.tsx';
import { ${Heading}, LoadingState, Page } from '#src/ui/Page.tsx';

const query = queryOptions({
  queryKey: ['${subject}'],
  queryFn: ({ signal }) => read(api.GET('${path}', { signal })),
});
const words = () => ({
  failed: t\`Failed to load ${title.toLowerCase()}\`,
  unanswered: t\`Error loading ${title.toLowerCase()}\`,
});

/** ${route}, from GET ${path}. */
export function ${screen}() {
  const { data, error, isPending, refetch } = useQuery(query);
  return (
    <${open}>
      <${Heading}>{t\`${title}\`}</${Heading}>
      <LoadError error={error} words={words()} onRetry={() => void refetch()} />
      {isPending && <LoadingState />}
      {data && <pre>{JSON.stringify(data, undefined, 2)}</pre>}
    </Page>
  );
}
`;

const testText = (route: string, title: string, account: string | undefined) => `
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/render.tsx';

it('${route} shows what it is for', async () => {
  await renderApp('${route}'${account ? `, { as: '${account}' }` : ''});
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(screen.getByText('Words that only this screen has.')).toBeVisible();
});
`;

const askingTestText = (route: string, title: string, account: string | undefined, operation: string) => `
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/render.tsx';

${
  account
    ? `const as = '${account}';
`
    : ''
}
it('${route} shows in words what ${operation} answers', async () => {
  await renderApp('${route}'${account ? ', { as }' : ''});
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
  expect(screen.getByRole('main')).not.toHaveTextContent(/[{[]/);
});

it('${route} says that ${operation} failed, and asks again', async () => {
  const { user, intercept } = await renderApp('${route}', {${account ? ' as,' : ''} wire: async () => new Response(null, { status: 403 }) });
  expect(await screen.findByText('Failed to load ${title.toLowerCase()}')).toBeVisible();
  intercept((request, serve) => serve(request));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByText('Failed to load ${title.toLowerCase()}')).not.toBeInTheDocument());
});
`;

/** The address of the operation that a screen asks. @throws Refusal where it cannot be asked without more */
function addressOf(root: string, operationId: string): string {
  const found = endpoints(parse(textIn(root, 'openapi/university.yaml')) as Contract).find(
    ({ id }) => id === operationId,
  );
  if (!found) throw new Refusal(`The contract has no operation “${operationId}”.`);
  if (found.method !== 'get' || found.path.includes('{'))
    throw new Refusal(
      `A screen begins with a GET without an id, and ${operationId} is ${found.method.toUpperCase()} ${found.path}.`,
    );
  return found.path;
}

/**
 * A screen: its route and heading, the query of an operation with its states where one is named, and a test that fails until
 * it says something in words.
 */
export function screenStub(root: string, [route = '', operation]: readonly string[]): Stub {
  if (!/^(?:\/[a-z]+(?:-[a-z]+)*)+$/.test(route) || /^\/(?:admin|student)$/.test(route))
    throw new Refusal(`A screen is called by its route, like /admin/reports, and not “${route}”.`);
  const [, area = '', ...below] = route.split('/');
  const [account, persona = 'visitor'] = (below.length > 0 && Object.hasOwn(persons, area) && persons[area]) || [];
  const subject = route.split('/').at(-1) ?? '';
  const title = inWords(subject);
  const screen = `${typeName(subject)}Screen`;
  const file = `src/features/${subject}/${screen}.tsx`;
  const test = file.replace('.tsx', '.test.tsx');
  const page = pages[account === 'admin' ? 'admin' : 'others'];
  const path = operation === undefined ? undefined : addressOf(root, operation);
  const asks = operation?.startsWith('list') ? 'lists' : 'reads';
  return {
    files: {
      [test]:
        operation === undefined ? testText(route, title, account) : askingTestText(route, title, account, operation),
      [file]:
        path === undefined
          ? screenText(route, screen, page, title)
          : askingText(route, screen, page, title, subject, path),
      [`src/routes${route}.tsx`]: routeText(route, title, screen, file),
    },
    insertions: [
      {
        path: 'mocks/demo/states.ts',
        place: '] as const satisfies readonly Line[];',
        side: 'before',
        text: `  { route: '${route}', title: '${title}', as: '${persona}'${operation === undefined ? '' : `, ${asks}: '${operation}'`} },\n`,
      },
    ],
    test,
    steps: [
      `${file}: what it shows, from src/ui/, src/forms/ and src/records/`,
      `src/layout/${account ? 'person-links.ts' : 'navigation.tsx'}: its link`,
      'mocks/demo/states.ts: the states that its calls bring about',
      ...(account ? [] : ['tests/e2e/prerendered.e2e.ts: its heading and a sentence of it']),
      'tests/e2e/: a journey',
      'npm run generate; after npm run build, npm run tool budgets',
    ],
  };
}
