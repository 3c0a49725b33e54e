import * as yup from 'yup';
import { msg, t } from '#src/languages/texts.ts';
import { atMost } from '#src/forms/rules.ts';

/** Contract, NoteText. */
const NOTE_MAX = 2000;

export interface NoteValues {
  readonly note: string;
}

export const noteSchema = yup.object({
  note: yup
    .string()
    .trim()
    .required(() => t`A note needs some words`)
    .test(atMost(NOTE_MAX, () => t`A note must be at most ${NOTE_MAX} characters`)),
});

export const noteFailure = {
  failed: msg`Failed to add note`,
  unanswered: msg`Error adding note`,
  aliases: new Map([['text', 'note']]),
};
export const assignFailure = () => ({
  failed: t`Failed to assign the application`,
  unanswered: t`Error assigning the application`,
});
