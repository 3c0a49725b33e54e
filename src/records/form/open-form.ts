import { useFormikContext } from 'formik';
import { createContext, type ReactNode, use } from 'react';
import type { Texts } from '../fields/field.ts';

interface OpenFormValue {
  /** What the form holds without edits. */
  readonly stored: Texts;
  /** All of its fields are needed. */
  readonly isWhole: boolean;
  /** Errors, and what has to be settled before a save. */
  readonly notices: ReactNode;
  readonly isConflicted: boolean;
  /** Gives the edits up. */
  readonly abandon: () => void;
}

/** The form of a record around its fields and buttons. */
export const OpenForm = createContext<OpenFormValue | undefined>(undefined);

/** A form that compares nothing with what is stored. */
export const untouched = { isWhole: false, isConflicted: false, notices: null, abandon: () => {} } as const;

/** What the form around began with; any other form than a record's has no notices of its own. */
export function useOpenForm(): OpenFormValue {
  const { initialValues } = useFormikContext<Texts>();
  return use(OpenForm) ?? { stored: initialValues, ...untouched };
}

/** Where a record's form says what has to be settled before a save. */
export const FormNotices = (): ReactNode => useOpenForm().notices;

/** Whether a form holds anything else than at its beginning. */
export const isEdited = (stored: Texts, values: Texts): boolean =>
  Object.entries(values).some(([name, text]) => text !== stored[name]);
