import type { Calendar } from '../seed/calendar.ts';
import type { ApplicationRow, SeedRows } from '../tables.ts';
import { caseworkOn } from './casework/seed.ts';
import { seededDocuments } from './documents/seed.ts';
import { openOffers } from './offers/seed.ts';

/** What an office with a past has kept in the tables of extensions. */
export const extensionRows = (calendar: Calendar, applications: readonly ApplicationRow[]): Partial<SeedRows> => ({
  casework: caseworkOn(calendar, applications),
  offers: openOffers(calendar, applications),
  ...seededDocuments(applications),
});
