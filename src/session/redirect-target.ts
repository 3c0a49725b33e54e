import { parseUrl } from '#src/platform/text/parse-url.ts';
import { dashboardOf, isAdmin, isStudent } from './roles.ts';

export interface Target {
  readonly pathname: string;
  /** As in a URL: empty, or from the question mark on. */
  readonly search: string;
}

const ownOrigin = 'http://portal.invalid';
// URL parsers disagree about control characters, backslashes and double slashes.
const ambiguous = /[\p{Cc}\\]|\/\//u;

/**
 * Reads `?redirect=`, which anybody may have written: returns a page of this app, or undefined.
 * @param knows whether the route table has a page at this path
 */
export function redirectTarget(wanted: string | undefined, knows: (pathname: string) => boolean): Target | undefined {
  if (!wanted?.startsWith('/') || ambiguous.test(wanted.split(/[?#]/, 1)[0] ?? '')) return undefined;
  const url = parseUrl(wanted, ownOrigin);
  if (!url) return undefined;
  const { origin, pathname, search } = url;
  if (origin !== ownOrigin || ambiguous.test(decoded(pathname)) || !knows(pathname)) return undefined;
  return { pathname, search };
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '\\';
  }
}

/** Section 2, /login: where a person goes after signing in. A target that another role needs is ignored. */
export function pageAfterLogin(role: string | null, target: Target | undefined): Target {
  const fits =
    target !== undefined &&
    (isAdmin(role) || !/^\/admin(\/|$)/.test(target.pathname)) &&
    (isStudent(role) || !/^\/student(\/|$)/.test(target.pathname));
  return fits ? target : { pathname: dashboardOf(role), search: '' };
}
