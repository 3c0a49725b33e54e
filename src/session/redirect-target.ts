import { dashboardOf, isAdmin, isStudent } from '../domain/roles.ts';

export interface Target {
  readonly pathname: string;
  /** As in a URL: empty, or from the question mark on. */
  readonly search: string;
}

const ownOrigin = 'http://portal.invalid';
// Control characters, backslashes and doubled slashes are read differently by different parsers of URLs.
const twofaced = /[\p{Cc}\\]|\/\//u;

/**
 * Reads `?redirect=`, which anybody may have written: the answer is a path of this app's own route table, or nothing.
 * @param knows whether the route table has a page at this path
 */
export function redirectTarget(wanted: string | undefined, knows: (pathname: string) => boolean): Target | undefined {
  if (!wanted?.startsWith('/') || twofaced.test(wanted.split(/[?#]/, 1)[0] ?? '')) return undefined;
  if (!URL.canParse(wanted, ownOrigin)) return undefined;
  const { origin, pathname, search } = new URL(wanted, ownOrigin);
  if (origin !== ownOrigin || twofaced.test(decoded(pathname)) || !knows(pathname)) return undefined;
  return { pathname, search };
}

/** A path whose escapes do not even decode is as good as one with a control character in it. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '\\';
  }
}

/** Section 2, /login: where a person goes after signing in. A page of another role's is as good as none. */
export function landingOf(role: string | null, target: Target | undefined): Target {
  const fits =
    target !== undefined &&
    (isAdmin(role) || !/^\/admin(\/|$)/.test(target.pathname)) &&
    (isStudent(role) || !/^\/student(\/|$)/.test(target.pathname));
  return fits ? target : { pathname: dashboardOf(role), search: '' };
}
