import type { Choice } from './choices.ts';

const MOST = 5;

/** Kept in memory alone, and for one session: they hold names, which no storage of a shared computer should. */
let kept: { readonly token: string | null; readonly choices: readonly Choice[] } = { token: null, choices: [] };

/** What this session has chosen before, the latest first. */
export function recentChoices(token: string | null): readonly Choice[] {
  return token === kept.token ? kept.choices : [];
}

/** Puts a choice at the head of the recent ones. */
export function remember(token: string | null, choice: Choice): void {
  const others = recentChoices(token).filter(({ key }) => key !== choice.key);
  kept = { token, choices: [choice, ...others].slice(0, MOST) };
}
