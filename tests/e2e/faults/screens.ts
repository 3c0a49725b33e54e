import type { Page } from '@playwright/test';
import { type StateScreen, stateScreens } from '#mocks/demo/states.ts';
import { follow } from './page.ts';

/** A screen of the table, by its route; forms are in writes.ts. */
export interface Screen extends Pick<StateScreen, 'title' | 'as' | 'heading' | 'says'> {
  readonly path: string | ((page: Page) => Promise<string>);
  /** It needs no server. */
  readonly isStatic: boolean;
  /** What else of it tells what has happened. It comes after the first paint. */
  readonly shows?: string;
  /** What it says in place of a failure, since it has something else to show (section 8). */
  readonly fallback?: readonly string[];
}

/** The address of an application that waits for a decision. */
export async function openApplicationPath(page: Page): Promise<string> {
  await follow(page, '/admin/applications?q=Zoya');
  const link = page.getByRole('link', { name: 'Zoya Ansari' });
  return `/admin/applications?open=${await link.getAttribute('data-application')}`;
}

/** Section 8: what the home page counts where it cannot count. */
const homeFallback = 'Total Students 1,200 Students Placed 980 Departments 8 Faculty Members 120';

export const screens: readonly Screen[] = stateScreens
  .filter(({ route }, i, all) => all.findIndex((other) => other.route === route) === i)
  .flatMap((line): Screen[] => {
    const screen = { ...line, title: line.route, isStatic: !line.reads && !line.lists };
    if (line.route === '/') return [{ ...screen, shows: 'main dl', fallback: [homeFallback] }];
    if (line.route === '/admissions') return [{ ...screen, fallback: line.says ?? [] }];
    if (line.route !== '/admin/applications') return [screen];
    return [screen, { ...screen, title: `${line.route}, with an open application`, path: openApplicationPath }];
  });
