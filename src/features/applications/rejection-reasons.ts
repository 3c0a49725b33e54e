import { msg, translate } from '#src/languages/texts.ts';

/** Reasons that are given often; they can be edited, and others can be written. */
export const suggestedReasons: readonly string[] = [
  msg`The grade is below the course’s minimum.`,
  msg`A required subject is missing from the last examination.`,
  msg`The mark sheet could not be verified.`,
  msg`Required documents were not handed in by the closing date.`,
  msg`The course’s seats for this round are filled.`,
];

/** A reason as it is stored: a suggested one in English, whatever language it was chosen in. */
export function storedReason(written: string): string {
  const reason = written.trim();
  return suggestedReasons.find((one) => translate(one) === reason) ?? reason;
}

/** A reason as it is shown: a suggested one in the language of who reads it, any other as it was written. */
export const shownReason = (stored: string | null | undefined): string =>
  suggestedReasons.includes(stored ?? '') ? translate(stored ?? '') : (stored ?? '');
