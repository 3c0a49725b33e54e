import { session } from '../session/session.ts';

/** The fields of a form, each a text as its control holds it. */
export type Draft = Readonly<Record<string, string>>;

/**
 * Under what a draft is kept in this tab. Whose it is belongs to the key: the next person who signs in here is not shown
 * it, and whoever wrote it finds it again after the next login.
 */
export function draftKey(name: string): string {
  const { user } = session.state();
  return user ? `draft:${String(user.email)}:${name}` : `draft:${name}`;
}

/** What was typed and not sent yet: the draft of this tab over the blank form. Whatever is no text of the form is left. */
export function readDraft<Values extends Draft>(name: string, blank: Values): Values {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey(name)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return blank;
    const typed = Object.entries(stored).filter(
      ([field, text]) => Object.hasOwn(blank, field) && typeof text === 'string',
    );
    return { ...blank, ...Object.fromEntries(typed) };
  } catch {
    return blank;
  }
}

/** Keeps what has been typed; nothing is kept of a form that is empty. */
export function writeDraft(name: string, values: Draft): void {
  try {
    const typed = Object.entries(values).filter(([, text]) => text !== '');
    if (typed.length === 0) return clearDraft(name);
    sessionStorage.setItem(draftKey(name), JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // Without a storage a reload empties the form, as it does everywhere.
  }
}

/** Forgets the draft: the form has been sent. */
export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(draftKey(name));
  } catch {
    // What could not be stored need not be removed.
  }
}
