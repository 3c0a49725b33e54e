import type { Demo } from './demo.ts';

/** What stays as it is from one version to the next: its names are those of `window.portalDemo`. */
const names = [
  'scenarios',
  'personas',
  'operations',
  'faults',
  'answers',
  'switchTo',
  'reset',
  'undo',
  'exportState',
  'importState',
  'clearStorage',
  'as',
  'link',
  'delay',
  'offline',
  'storageFull',
  'listsByPages',
  'clock',
  'fail',
  'respond',
  'succeed',
  'clearConditions',
  'requests',
  'outbox',
  'startTourStep',
] as const satisfies readonly (keyof Demo)[];

/**
 * The demo for the browser's console and for tests, as `window.portalDemo`: data, persons, conditions and answers. Whatever
 * cannot be done throws an error whose message is a sentence with what is allowed. docs/demo-guide.md shows each of them.
 */
export type PortalDemo = Pick<Demo, (typeof names)[number]>;

export const publicPart = (demo: Demo): PortalDemo =>
  Object.freeze(Object.fromEntries(names.map((name) => [name, demo[name]]))) as PortalDemo;
