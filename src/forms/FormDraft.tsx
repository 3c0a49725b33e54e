import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { type Draft, writeDraft } from './draft.ts';

interface Props {
  /** Under which name the form reads its draft again (`readDraft`). */
  readonly name: string;
  /** Fields that are never kept, such as passwords. */
  readonly without?: readonly string[];
}

const nothing: readonly string[] = [];

/** Keeps what is typed into a form until it is sent or the tab is closed: neither a reload nor an expired session loses it. */
export function FormDraft({ name, without = nothing }: Props) {
  const { values } = useFormikContext<Draft>();
  useEffect(() => {
    writeDraft(name, Object.fromEntries(Object.entries(values).filter(([field]) => !without.includes(field))));
  }, [name, values, without]);
  return null;
}
