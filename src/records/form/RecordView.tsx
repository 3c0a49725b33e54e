import type { ReactNode } from 'react';
import { translate } from '#src/languages/texts.ts';
import type { Field, Fields } from '../fields/field.ts';
import { ContactLink } from '#src/ui/links.tsx';
import { ToneBadge } from '#src/ui/ToneBadge.tsx';

export const hasValue = (value: unknown): boolean =>
  value !== undefined && value !== null && String(value).trim() !== '';

/** A record's value for a reader: its words, on a badge where they have a colour, and as a link where one can be reached. */
export function recordValue<Row>({ get, format, tone, control, whenAbsent }: Field<Row>, row: Row): ReactNode {
  const value = get(row);
  const text = format(value);
  const isPresent = hasValue(value);
  if (tone && (isPresent || whenAbsent !== undefined)) return <ToneBadge tone={tone(row)}>{text}</ToneBadge>;
  if (isPresent && control?.type === 'email') return <ContactLink scheme="mailto" value={text} />;
  if (isPresent && control?.type === 'tel') return <ContactLink scheme="tel" value={text} />;
  return text;
}

export function recordFacts<Row>(fields: Fields<Row>, row: Row): Readonly<Record<string, ReactNode>> {
  return Object.fromEntries(Object.values(fields).map((field) => [translate(field.label), recordValue(field, row)]));
}
