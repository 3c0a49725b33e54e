import { isRecord } from '../platform/api/shapes.ts';
import { session } from './session.ts';
import { sessionStore } from '../platform/storage/safe-storage.ts';

export type Draft = Readonly<Record<string, string>>;

/** The key of a draft in this tab's storage. The person is part of it: the next one must not see the draft. */
export function draftKey(name: string): string {
  const { user } = session.state();
  return user ? `ownDraft:${String(user.email)}:${name}` : `draft:${name}`;
}

/** What is kept of a form in this tab; undefined where that is nothing, or nothing readable. */
export function storedDraft(name: string): Readonly<Record<string, unknown>> | undefined {
  const stored = sessionStore.getJson(draftKey(name));
  return isRecord(stored) ? stored : undefined;
}

/** Keeps it until the form is sent or the tab is closed; undefined of a form in which nothing was typed. */
export function storeDraft(name: string, content: object | undefined): void {
  if (content) sessionStore.setJson(draftKey(name), content);
  else clearDraft(name);
}

/** What was typed and not sent yet: the draft of this tab over the blank form. Stored fields that the form lacks are ignored. */
export function readDraft<Values extends object>(name: string, blank: Values): Values {
  const typed = Object.entries(storedDraft(name) ?? {}).filter(
    ([field, text]) => Object.hasOwn(blank, field) && typeof text === 'string',
  );
  return { ...blank, ...Object.fromEntries(typed) };
}

/** What has been typed, without fields that are never kept; undefined where that is nothing. */
export function filledTexts(values: Draft, secrets: readonly string[] = []): Draft | undefined {
  const typed = Object.entries(values).filter(([field, text]) => text !== '' && !secrets.includes(field));
  return typed.length === 0 ? undefined : Object.fromEntries(typed);
}

export const writeDraft = (name: string, values: Draft): void => storeDraft(name, filledTexts(values));

export function clearDraft(name: string): void {
  sessionStore.remove(draftKey(name));
}

const OWNED = /^ownDraft:/;

const clear = (keys: RegExp) => {
  for (const key of sessionStore.keys()) if (keys.test(key)) sessionStore.remove(key);
};

export const clearDrafts = (): void => clear(/^(?:draft|ownDraft):/);

/** Removes all that was typed or sent from this tab, of whichever person: somebody has logged out. */
export const forgetTyped = (): void => clear(/^(?:draft|ownDraft|application):/);

export const clearOwnedDrafts = (): void => clear(OWNED);

export const hasOwnedDrafts = (): boolean => sessionStore.keys().some((key) => OWNED.test(key));

const OF_VISITORS = /^(?:draft|application):/;

export const visitorKeys = (): readonly string[] => sessionStore.keys().filter((key) => OF_VISITORS.test(key));

export const clearVisitorDrafts = (): void => clear(OF_VISITORS);
