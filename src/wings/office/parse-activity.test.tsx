import { expect, it } from 'vitest';
import { parseActivity } from './parse-activity.ts';

const detailsOf = (field: string, old: unknown, now: unknown) =>
  parseActivity({
    id: 'chg_1',
    at: '2026-05-18T09:00:00.000Z',
    kind: 'updated',
    by: 'Neha Rao',
    record: { kind: 'application', id: 'app_1', name: 'Dev Menon' },
    fields: [{ field, old, new: now }],
  }).details;

it.each([
  [null, 'OPEN', 'Offer made'],
  ['OPEN', 'ACCEPTED', 'Offer accepted'],
  ['OPEN', 'DECLINED', 'Offer declined'],
  ['OPEN', 'LAPSED', 'Offer lapsed'],
  ['OPEN', 'WITHDRAWN', 'Offer taken back'],
  ['OPEN', 'PARKED', 'PARKED'],
])('The list of who did what tells an offer that goes from %s to %s as “%s”', (old, now, words) => {
  expect(detailsOf('offer', old, now)).toEqual([words]);
});
