import { createAtom, useSelector } from '@tanstack/react-store';
import { msg, t, translate } from '#src/languages/texts.ts';
import { localStore } from '#src/platform/storage/safe-storage.ts';
import { university } from '#src/university/university.ts';
import { type LetterKind, letterKinds } from './letter-params.ts';
import type { LetterText } from './template.ts';

export const letterLabels: Readonly<Record<LetterKind, string>> = {
  bonafide: msg`Bonafide certificate`,
  transfer: msg`Transfer certificate`,
  fee: msg`Fee letter`,
  free: msg`Letter`,
};

/** For a person to choose from. */
export const letterChoices = () => letterKinds.map((value) => ({ value, label: translate(letterLabels[value]) }));

const paragraphs = (...all: readonly string[]) => all.join('\n\n');

/** The texts that come with the portal, in the chosen language. */
export const shippedLetters: Readonly<Record<LetterKind, () => LetterText>> = {
  bonafide: () => ({
    heading: t`Bonafide certificate`,
    text: paragraphs(
      t`This is to certify that {{name}}, roll number {{rollNumber}}, is a bonafide student of {{university}}, enrolled in {{course}}, {{year}} year, {{semester}} semester.`,
      t`The student was admitted on {{admissionDate}}. The date of birth in our records is {{dateOfBirth}}.`,
      t`This certificate is issued at the student’s request.`,
    ),
    signedBy: t`Registrar`,
  }),
  transfer: () => ({
    heading: t`Transfer certificate`,
    text: paragraphs(
      t`This is to certify that {{name}}, roll number {{rollNumber}}, born on {{dateOfBirth}}, was a student of {{university}} in {{course}} from {{admissionDate}}.`,
      t`The student leaves from the {{year}} year, {{semester}} semester, with a cumulative grade point average of {{cgpa}} and {{totalCredits}} credits.`,
      t`Fees still due: {{feeDue}}.`,
      t`Reason for leaving: __________`,
      t`The university has no objection to the student’s admission elsewhere.`,
    ),
    signedBy: t`Registrar`,
  }),
  fee: () => ({
    heading: t`Fees due: {{feeDue}}`,
    text: paragraphs(
      t`Dear {{name}},`,
      t`Your fee for {{course}}, {{year}} year, is {{totalFee}}. You have paid {{feePaid}}. {{feeDue}} is still due.`,
      t`Please pay at ${translate(university.feesOffice)}. Bring this letter and quote your roll number, {{rollNumber}}.`,
      t`If you have paid in the last few days, you need do nothing.`,
    ),
    signedBy: t`Accounts office`,
  }),
  free: () => ({
    heading: t`To whom it may concern`,
    text: paragraphs(t`Dear {{name}},`, ''),
    signedBy: t`Registrar`,
  }),
};

const KEY = 'letters';
type Edited = Readonly<Partial<Record<LetterKind, LetterText>>>;

const isText = (value: Partial<LetterText> | null | undefined): value is LetterText =>
  typeof value?.heading === 'string' && typeof value.text === 'string' && typeof value.signedBy === 'string';

/** What this browser keeps. Anybody may edit it: what is no letter is left out. */
function storedLetters(): Edited {
  const stored = (localStore.getJson(KEY) ?? {}) as Partial<Record<LetterKind, Partial<LetterText>>>;
  return Object.fromEntries(letterKinds.flatMap((kind) => (isText(stored[kind]) ? [[kind, stored[kind]]] : [])));
}

interface Letters {
  readonly edited: Edited;
  /** Whether this browser keeps them. */
  readonly isKept: boolean;
}

const letters = createAtom<Letters>({ edited: storedLetters(), isKept: true });

export const useLetters = () => useSelector(letters, ({ edited }) => edited);
export const useLettersKept = (): boolean => useSelector(letters, ({ isKept }) => isKept);

export const letterOf = (kind: LetterKind, edited: Edited): LetterText => edited[kind] ?? shippedLetters[kind]();

/** Other tabs edit letters too. @returns how to stop following them */
export function followLetters(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) letters.set((now) => ({ ...now, edited: storedLetters() }));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Keeps the text as it is typed, also where it has faults; undefined brings back the one that came with the portal. */
export function writeLetter(kind: LetterKind, text: LetterText | undefined): void {
  const { [kind]: _, ...others } = letters.get().edited;
  const edited = text ? { ...others, [kind]: text } : others;
  letters.set({ edited, isKept: localStore.setJson(KEY, edited) });
}
