import { useDemo } from './use-demo.ts';

const dayAndTime: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** Writes moments in the language of the portal. */
export const useMomentFormat = (options = dayAndTime): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(useDemo().languages.locale(), options);
