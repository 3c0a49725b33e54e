import { msg, translate } from '../languages/texts.ts';
import { toast } from './toast/toast.ts';

/**
 * What is said where a browser lacks something, or refuses it: one inside another app, one without storage, a page without
 * https. No connection is to blame, and trying again does not help. Marked by `msg`, for whoever shows it to translate.
 */
export const missing = {
  print: msg`This browser cannot print. It may be one inside another app: open the portal in Chrome, Firefox or Safari, and print there.`,
  copy: msg`This browser does not let the portal copy. Select the text and copy it by hand.`,
  download: msg`This browser cannot save files. It may be one inside another app: open the portal in Chrome, Firefox or Safari, and download the file there.`,
  storage: msg`This browser stores nothing for the portal: logins and saved views last until the page is closed or loaded again.`,
} as const;

const checks = {
  print: () => typeof globalThis.print === 'function',
  download: () => typeof URL.createObjectURL === 'function' && 'download' in HTMLAnchorElement.prototype,
} as const;

export const tellMissing = (name: keyof typeof missing): void => toast.error(translate(missing[name]));

/** Whether the browser can do something; where it cannot, a toast says so. */
export function browserCan(name: keyof typeof checks): boolean {
  const isThere = checks[name]();
  if (!isThere) tellMissing(name);
  return isThere;
}
