import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { type Draft, writeDraft } from './draft.ts';

interface Props {
  /** The name under which the form reads its draft (`readDraft`). */
  readonly name: string;
  /** Fields that are never stored, such as passwords. */
  readonly without?: readonly string[] | undefined;
}

const nothing: readonly string[] = [];

/** Stores what is typed as a draft, until the form is sent or the tab is closed: a reload or an expired session keeps it. */
export function FormDraft({ name, without = nothing }: Props) {
  const { values } = useFormikContext<Draft>();
  useEffect(() => {
    writeDraft(name, Object.fromEntries(Object.entries(values).filter(([field]) => !without.includes(field))));
  }, [name, values, without]);
  return null;
}
