import { queryOptions } from '@tanstack/react-query';
import { activityKindValues, activityRecordKindValues } from '#openapi/schema.gen.ts';
import { msg } from '#src/languages/texts.ts';
import { pageLanguage } from '#src/platform/language.ts';
import { api, read } from '#src/platform/api/client.ts';
import { parseList } from '#src/platform/api/reader.ts';
import { formatDateTime } from '#src/platform/text/format.ts';
import { keepReadable } from '#src/records/calls/resource.ts';
import { defineFields } from '#src/records/fields/field.ts';
import { changeKinds } from '#src/records/change-words.ts';
import type { Activity } from './parse-activity.ts';

export type { Activity };

/** How many a server answers at once: where there are as many, there may be older ones. */
export const MOST_AT_ONCE = 5000;

/**
 * GET /admin/activity (extension activity): the newest first.
 * @param before a moment: only what was done before it
 */
export function activityQuery(before?: string) {
  return queryOptions({
    // The details are sentences in the chosen language.
    queryKey: ['activity', before ?? 'newest', pageLanguage()],
    queryFn: async (context) => {
      const query = before === undefined ? {} : { before };
      // The fields of every kind of record are no part of the first screen: they come while the server is asked.
      const [answer, { parseActivity }] = await Promise.all([
        read(api.GET('/admin/activity', { params: { query }, signal: context.signal })),
        import('./parse-activity.ts'),
      ]);
      return keepReadable(context, parseList(answer, parseActivity));
    },
    staleTime: 0,
  });
}

const recordKinds: Readonly<Record<Exclude<Activity['recordKind'], ''>, string>> = {
  student: msg`Student`,
  course: msg`Course`,
  application: msg`Application`,
};

export const recordKindLabel = (kind: Activity['recordKind']): string => (kind === '' ? '' : recordKinds[kind]);

const fields = defineFields<Activity>()({ readOnly: true });

export const activityFields = {
  at: fields.text((row) => row.at, {
    label: msg`When`,
    format: formatDateTime,
    csv: { title: 'When' },
    column: { header: msg`When`, width: 11, responsivePriority: 1 },
  }),
  by: fields.text((row) => row.by, {
    label: msg`Who`,
    csv: { title: 'Who' },
    column: { header: msg`Who`, width: 11, responsivePriority: 2 },
  }),
  kind: fields.choice(
    (row) => row.kind,
    activityKindValues.map((kind) => changeKinds[kind]),
    { label: msg`What`, csv: { title: 'What' }, column: { header: msg`What`, width: 7, responsivePriority: 0 } },
  ),
  recordKind: fields.choice((row) => recordKindLabel(row.recordKind), activityRecordKindValues.map(recordKindLabel), {
    label: msg`Kind of record`,
    csv: { title: 'Record' },
  }),
  recordName: fields.text((row) => row.recordName, {
    label: msg`Record`,
    csv: { title: 'Name' },
    column: { header: msg`Record`, width: 14, grows: true },
  }),
  details: fields.lines((row) => row.details, {
    label: msg`Details`,
    csv: { title: 'Details' },
    column: { header: msg`Details`, width: 18, grows: true, responsivePriority: 3 },
  }),
  id: fields.text((row) => row.id, { label: msg`Id`, csv: { title: 'Id' } }),
};
