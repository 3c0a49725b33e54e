import { createHash } from 'node:crypto';

/** What a policy may permit beyond the files of the app's own host. */
interface Permissions {
  /** The texts of the scripts that stand in the page itself. */
  readonly scripts: readonly string[];
  /**
   * What the page may call beside its own host: the origin of its API, or any host until it has read where its API is and
   * forbids itself the others (src/app/boot/find-api.ts).
   */
  readonly calls?: string | undefined;
  /** Whether its pages may frame each other, as the list of states does. */
  readonly frames?: boolean;
}

/** How a policy names a script or a style that stands in the page itself. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Emotion inserts one empty style element and fills it through the CSSOM, which needs no further permission. */
const emptyStyle = hashOf('');

/** The Content-Security-Policy of a static deployment as one value. */
export function contentSecurityPolicy({ scripts, calls, frames = false }: Permissions): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    `style-src 'self' ${emptyStyle}`,
    // What an applicant has added is shown from memory (src/wings/documents).
    "img-src 'self' blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ['connect-src', "'self'", calls].filter(Boolean).join(' '),
    ...(frames ? ["frame-src 'self'", "frame-ancestors 'self'"] : ["frame-ancestors 'none'"]),
  ].join('; ');
}

/** The policy of a page that is one file: what stands in it and nothing else, and no network. */
export function singleFilePolicy(scripts: readonly string[], style: string): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.map(hashOf).join(' ')}`,
    `style-src ${hashOf(style)} ${emptyStyle}`,
    'img-src data: blob:',
    'font-src data:',
    "connect-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The element that puts a policy into a page. `frame-ancestors` has no effect there, and browsers complain of it. */
export function policyElement(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy.replace(/; frame-ancestors '\w+'/, '')}" />`;
}
