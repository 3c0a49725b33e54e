import { afterEach, expect, it } from 'vitest';
import { english, startTexts } from '#src/languages/texts.ts';
import { startTranslations } from '#tests/translations.ts';
import { parseActivity } from './parse-activity.ts';

afterEach(() => startTexts(english));

const parsed = (field: string, old: unknown, now: unknown) =>
  parseActivity({
    id: 'chg_1',
    at: '2026-05-18T09:00:00.000Z',
    kind: 'updated',
    by: 'Neha Rao',
    record: { kind: 'application', id: 'app_1', name: 'Dev Menon' },
    fields: [{ field, old, new: now }],
  });

it.each([
  [null, 'OPEN', 'Offer made'],
  ['OPEN', 'ACCEPTED', 'Offer accepted'],
  ['OPEN', 'DECLINED', 'Offer declined'],
  ['OPEN', 'LAPSED', 'Offer lapsed'],
  ['OPEN', 'WITHDRAWN', 'Offer taken back'],
  ['OPEN', 'PARKED', 'PARKED'],
])('The list of who did what tells an offer that goes from %s to %s as “%s”', (old, now, words) => {
  expect(parsed('offer', old, now).details).toEqual([words]);
});

it('The list of who did what has its details in the chosen language, and the kinds that it filters by in that of the code', () => {
  startTranslations('hi', { Changed: 'बदला गया', 'Offer made': 'प्रस्ताव दिया गया' });
  expect(parsed('offer', null, 'OPEN')).toMatchObject({ kind: 'Changed', details: ['प्रस्ताव दिया गया'] });
});
