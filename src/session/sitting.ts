import { session } from './session.ts';

/**
 * Answers later whether the session is still the one of now: an answer may arrive when somebody else has signed in, who
 * is shown nothing of what it says.
 */
export function sitting(): () => boolean {
  const { token } = session.state();
  return () => session.state().token === token;
}
