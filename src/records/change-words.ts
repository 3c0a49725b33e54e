import type { components } from '#openapi/schema.gen.ts';
import { msg, translate } from '#src/languages/texts.ts';
import { orNA } from '#src/platform/text/format.ts';
import { type Fields, formatText } from './fields/field.ts';

type Schemas = components['schemas'];

export const changeKinds: Readonly<Record<Schemas['ActivityKind'], string>> = {
  created: msg`Added`,
  updated: msg`Changed`,
  activated: msg`Activated`,
  deactivated: msg`Deactivated`,
  deleted: msg`Deleted`,
  restored: msg`Restored`,
  decided: msg`Decided`,
};

/** The word for a kind of change; one that the contract does not know stays as it is. */
export const kindWord = (kind: string): string =>
  kind in changeKinds ? translate(changeKinds[kind as keyof typeof changeKinds]) : kind;

export function changeWords(fields: Fields<never>, { field, old, new: next }: Schemas['FieldChange']) {
  const described = fields[field];
  const words = (value: typeof old) => {
    const text = value === null ? '' : String(value);
    return (described && formatText(described, text)) || orNA(text);
  };
  return { label: described ? translate(described.label) : field, old: words(old), now: words(next) };
}
