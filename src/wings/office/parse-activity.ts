import { activityRecordKindValues, type components } from '#openapi/schema.gen.ts';
import { applicationStatusLabel } from '#src/features/applications/application-status.ts';
import { applicationFields } from '#src/features/applications/application.ts';
import { offerDone } from '#src/features/applications/offers.ts';
import { courseFields } from '#src/features/courses/course.ts';
import { studentFields } from '#src/features/students/student.ts';
import { t } from '#src/languages/texts.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { readFieldChanges } from '#src/records/calls/resource-history.ts';
import type { Fields } from '#src/records/fields/field.ts';
import { changeKinds, changeWords } from '#src/records/change-words.ts';

type RecordKind = components['schemas']['ActivityRecord']['kind'];

export interface Activity {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  /** `Changed`, `Decided`. */
  readonly kind: string;
  readonly recordKind: RecordKind | '';
  readonly recordId: string;
  readonly recordName: string;
  /** One line a field, with its value before and after. */
  readonly details: readonly string[];
}

const decided = {
  ...applicationFields,
  status: { ...applicationFields.status, format: (value: unknown) => applicationStatusLabel(String(value)) },
};
const fieldsOf: Readonly<Record<RecordKind, Fields<never>>> = {
  student: studentFields,
  course: courseFields,
  application: decided,
};

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const isRecordKind = (kind: string): kind is RecordKind => activityRecordKindValues.some((known) => known === kind);

/** A text of the data, by which the list filters. A kind that the contract does not know stays the word that it is. */
const kindOf = (kind: string): string => new Map<string, string>(Object.entries(changeKinds)).get(kind) ?? kind;

export function parseActivity(raw: unknown): Activity {
  if (!isRecord(raw)) throw ApiError.unanswered('malformed');
  const record = isRecord(raw['record']) ? raw['record'] : {};
  const recordKind = text(record['kind']);
  const fields: Fields<never> = isRecordKind(recordKind) ? fieldsOf[recordKind] : {};
  return {
    id: text(raw['id']),
    at: text(raw['at']),
    by: isRecord(raw['by']) ? text(raw['by']['name']) : text(raw['by']),
    kind: kindOf(text(raw['kind'])),
    recordKind: isRecordKind(recordKind) ? recordKind : '',
    recordId: text(record['id']),
    recordName: text(record['name']),
    details: readFieldChanges(raw['fields']).map((change) => {
      const { label, old, now } = changeWords(fields, change);
      if (change.field === 'offer') return offerDone(now);
      // A comment is written, and has none before it.
      return change.field === 'reviewComments' ? `“${now}”` : t`${label}: ${old} → ${now}`;
    }),
  };
}
