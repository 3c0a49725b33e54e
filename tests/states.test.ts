import { expect, it } from 'vitest';
import { parseLink } from '#mocks/demo/link.ts';
import { type ListedRoute, stateScreens } from '#mocks/demo/states.ts';
import type { FileRoutesByTo } from '#src/app/route-tree.gen.ts';

/** A route that draws a screen; the others only lead to one. */
type ScreenRoute = Exclude<keyof FileRoutesByTo, '/$' | '/admin' | '/student'>;
type Missing = Exclude<ScreenRoute, ListedRoute>;

const states = stateScreens.flatMap((screen) => screen.states.map((state) => ({ ...state, screen })));

it('Every screen has its states in mocks/demo/states.ts: one without does not compile', () => {
  const nothing: [Missing] extends [never] ? 'missing' : Missing = 'missing';
  expect(nothing).toBe('missing');
  expect(states.length).toBeGreaterThan(200);
});

it('Every state has an id of its own, and a link that names person, data and conditions', () => {
  expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
  for (const { link, screen } of states) {
    const url = new URL(link, 'https://portal.test');
    expect(url.pathname).toMatch(new RegExp(`^${screen.route.replace('$studentId', 'stu_000001')}/?$`));
    const { persona, conditions, scenario } = parseLink(url.searchParams);
    expect([persona, scenario, conditions], link).not.toContain(undefined);
  }
});
