/**
 * What a server may offer beyond the documented operations: the names of `x-extension` in the contract. docs/going-live.md
 * says what each brings to which screen.
 */
export const extensions = [
  'application-status',
  'password-reset',
  'history',
  'restore',
  'profile',
  'administrators',
] as const;

export type Extension = (typeof extensions)[number];
