import { admissionsOffice, administratorId } from '#mocks/university/seed/accounts.ts';
import { type Calendar, isoMoment, officeHours } from '#mocks/university/seed/calendar.ts';
import { FieldRandom } from '#mocks/university/seed/random.ts';
import type { ApplicationRow } from '#mocks/university/tables.ts';
import type { CaseworkRow } from './table.ts';

/** What colleagues have written to applications that are not decided yet. */
const noteTexts: readonly string[] = [
  'Called: the transfer certificate comes with the next post.',
  'Mark sheet checked against the board’s portal, it agrees.',
  'Asks for a place in the hostel as well; told to apply there in June.',
  'The father has called twice. Please answer by mail only.',
  'Second interview on Friday, with the head of the department.',
];

/** Casework on every third application that waits: an assignee of the admissions office, and sometimes a note. */
export function caseworkOn({ today }: Calendar, applications: readonly ApplicationRow[]): CaseworkRow[] {
  const random = new FieldRandom('casework');
  const waiting = applications.filter(({ status }) => status === 'UNDER_REVIEW' || status === 'WAITLISTED');
  return waiting
    .filter((_, index) => index % 3 === 0)
    .map(({ id, submittedAt }, index): CaseworkRow => {
      random.turnTo(index);
      const name = random.of('assignee').pick(admissionsOffice);
      const at = random.of('at');
      const written = isoMoment(today - at.between(1, 2), at.between(officeHours.from, officeHours.to));
      const hasNote = random.of('notes').chance(0.6) && written > submittedAt;
      const note = {
        id: `note_${id.slice(4)}`,
        text: random.of('text').pick(noteTexts),
        by: random.of('by').pick(admissionsOffice),
        at: written,
      };
      return { id, assignee: { id: administratorId(name), name }, notes: hasNote ? [note] : [] };
    });
}
