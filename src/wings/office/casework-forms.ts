import * as yup from 'yup';
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
    .required('A note needs some words')
    .test(atMost(NOTE_MAX, `A note must be at most ${NOTE_MAX} characters`)),
});

export const noteFailure = {
  failed: 'Failed to add note',
  unanswered: 'Error adding note',
  aliases: new Map([['text', 'note']]),
};
export const assignWords = {
  failed: 'Failed to assign the application',
  unanswered: 'Error assigning the application',
};
