import { isRecord } from '#src/platform/api/shapes.ts';
import { answering, isSignedIn, json, showing, where } from '#conformance/kit/inject-fault.ts';
import type { FaultRow } from '#conformance/university/faults/fault.ts';

export const faults: readonly FaultRow[] = [
  [
    'a language is told and not stored',
    'setLanguage',
    'keeps-language',
    'extensions',
    where('setLanguage', isSignedIn, () => json(200, { success: true })),
  ],
  [
    'a login says nothing of the language',
    'setLanguage',
    'keeps-language',
    'extensions',
    answering(['studentLogin'], ({ data, ...body }) => {
      if (!isRecord(data) || !isRecord(data['user'])) return { ...body, data };
      const { language: _, ...user } = data['user'];
      return { ...body, data: { ...data, user } };
    }),
  ],
  [
    'administrators are shown what somebody reads',
    'setLanguage',
    'keeps-language',
    'extensions',
    showing(['adminGetStudent'], (record) => ({ ...record, language: 'ur' })),
  ],
];
