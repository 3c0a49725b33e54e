import type { AccountSession } from './account-session.ts';

/** The languages that the portal can be read in. */
export interface PortalLanguages {
  readonly all: ReadonlyMap<string, { readonly name: string; readonly locale: string }>;
  /** What somebody has chosen. */
  chosen(): string;
  /** What the page is written in. */
  current(): string;
  /** For dates and numbers. */
  locale(): string;
  subscribe(listener: () => void): () => void;
  choose(tag: string): Promise<void>;
  /** Loads the demo's own texts, also in each language that is chosen later. */
  loadTexts(): Promise<void>;
  /** Whether they are there in the language of the page, or else in English. */
  hasTexts(): boolean;
}

/** What the demo asks of the portal, and does with it. */
export interface Portal {
  session(): AccountSession | undefined;
  /** Signs in, or out; the page stays where that person may be. `opened` is a page that the person before was sent away from. */
  signIn(session: AccountSession | undefined, opened?: string): Promise<void>;
  /** Ends the session, which the data does not hold any more. What that person has typed waits until they sign in again. */
  expire(): void;
  open(path: string): Promise<void>;
  subscribe(listener: () => void): () => void;
  address(): string;
  page(): string;
  painted(): Promise<void>;
  readonly languages: PortalLanguages;
  onChange(): void;
  offerLists(offered: boolean): void;
  /** Forgets what this tab remembers of data that is gone: the application that was sent last, and drafts where asked. */
  forget(options: { readonly drafts: boolean }): void;
}

/** The whole address of a page of the portal. */
export function addressOf(path: string, portal: Pick<Portal, 'address' | 'page'>): string {
  const url = new URL(portal.address());
  const [page = '', query = ''] = path.split('?', 2);
  url.search = query;
  // The pages of a single file stand behind its #.
  if (url.hash.startsWith('#/')) url.hash = page;
  else url.pathname = url.pathname.slice(0, -(portal.page().split(/[?#]/, 1)[0]?.length ?? 0)) + page;
  return url.href;
}
