import { sessionStore } from '../platform/storage/safe-storage.ts';

/** When the login was, in this tab's storage: a page that is loaded again before the first answer knows it too. */
const KEY = 'unprovenLogin';
/** Servers give sign-ins that last for minutes: one that is refused later may have run out. */
const JUST_NOW_MS = 60_000;

/** A login that has just succeeded, as long as no answer has shown that the server accepts the sign-in it has given. */
export const unprovenLogin = {
  begin: (): unknown => sessionStore.setJson(KEY, Date.now()),
  /** The server has accepted it, or somebody has logged out. */
  end: (): unknown => sessionStore.remove(KEY),
  isThere: (): boolean => Math.abs(Date.now() - Number(sessionStore.get(KEY))) < JUST_NOW_MS,
};
