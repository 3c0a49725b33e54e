import { inWords, Refusal, type Stub, typeName } from './stub.ts';

const persons: Readonly<Record<string, readonly [account: string, persona: string]>> = {
  admin: ['admin', 'super-admin'],
  student: ['student', 'student-placed'],
};

const routeText = (route: string, title: string, screen: string, file: string) => `
import { createFileRoute } from '@tanstack/react-router';
import { ${screen} } from '#${file}';
import { pageTitle } from '#src/platform/text/page-title.ts';

export const Route = createFileRoute('${route}')({
  head: () => ({ meta: [{ title: pageTitle('${title}') }] }),
  component: ${screen},
});
`;

const screenText = (route: string, screen: string, admin: boolean) =>
  admin
    ? `
import { AdminPage } from '#src/ui/Page.tsx';

/** ${route}. */
export function ${screen}() {
  return <AdminPage>{null}</AdminPage>;
}
`
    : `
import { Page } from '#src/ui/Page.tsx';

/** ${route}. */
export function ${screen}() {
  return <Page>{null}</Page>;
}
`;

const testText = (route: string, title: string, account: string | undefined) => `
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/render.tsx';

it('${route} has its title as its heading', async () => {
  await renderApp('${route}'${account ? `, { as: '${account}' }` : ''});
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`;

/** A screen: its route, and a test that fails until it has a heading. */
export function screenStub(_root: string, [route = '']: readonly string[]): Stub {
  if (!/^(?:\/[a-z]+(?:-[a-z]+)*)+$/.test(route) || /^\/(?:admin|student)$/.test(route))
    throw new Refusal(`A screen is called by its route, like /admin/reports, and not “${route}”.`);
  const [, area = '', ...below] = route.split('/');
  const [account, persona = 'visitor'] = (below.length > 0 && Object.hasOwn(persons, area) && persons[area]) || [];
  const subject = route.split('/').at(-1) ?? '';
  const title = inWords(subject);
  const screen = `${typeName(subject)}Screen`;
  const file = `src/features/${subject}/${screen}.tsx`;
  const test = file.replace('.tsx', '.test.tsx');
  return {
    files: {
      [test]: testText(route, title, account),
      [file]: screenText(route, screen, account === 'admin'),
      [`src/routes${route}.tsx`]: routeText(route, title, screen, file),
    },
    insertions: [
      {
        path: 'mocks/demo/states.ts',
        place: '] as const satisfies readonly Line[];',
        side: 'before',
        text: `  { route: '${route}', title: '${title}', as: '${persona}' },\n`,
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
