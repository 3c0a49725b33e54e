import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { appPages } from './app-pages.ts';
import { withLazyComponent } from './dev-routes.ts';

it.each(appPages().map(({ files }) => files.at(-1)!))('%s gets its screen when it is opened', (file) => {
  const code = withLazyComponent(readFileSync(file, 'utf8'), file);
  expect(code).toMatch(
    /component: lazyRouteComponent\(\(\) => import\('(?:[./]+|#src)\/(?:features|layout)\/.*'\), '\w+'\)/,
  );
  expect(code).not.toMatch(/^import \{ \w+Screen \}/m);
});

it('Every line of a route keeps its number', () => {
  const file = 'src/routes/login.tsx';
  const code = readFileSync(file, 'utf8');
  expect(withLazyComponent(code, file).split('\n')).toHaveLength(code.split('\n').length);
});

it('The component of the root stays on every page', () => {
  const file = 'src/routes/__root.tsx';
  const code = readFileSync(file, 'utf8');
  expect(withLazyComponent(code, file)).toBe(code);
});
