import { isRecord } from '#src/platform/api/shapes.ts';
import { answering, before } from '#conformance/kit/inject-fault.ts';
import type { FaultRow } from '#conformance/university/faults/fault.ts';

export const faults: readonly FaultRow[] = [
  [
    'decisions are missing among what was done',
    'listActivity',
    'tells-activity',
    'extensions',
    answering(['listActivity'], ({ data, ...body }) => ({
      ...body,
      data: Array.isArray(data) ? data.filter((row) => isRecord(row) && row['kind'] !== 'decided') : data,
    })),
  ],
  [
    'what was done last stands last',
    'listActivity',
    'tells-activity',
    'extensions',
    answering(['listActivity'], ({ data, ...body }) => ({
      ...body,
      data: Array.isArray(data) ? data.toReversed() : data,
    })),
  ],
  [
    'everything is answered, whatever it has to be older than',
    'listActivity',
    'tells-activity',
    'extensions',
    before(['listActivity'], async ({ request, pass }) => pass(new Request(request.url.replace(/\?.*$/, ''), request))),
  ],
];
