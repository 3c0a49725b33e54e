import type { components } from '../../../../../openapi/schema.gen.ts';
import { createYielder } from '../../../../domain/yield-to-main.ts';

type Student = components['schemas']['Student'];

/** E-mail addresses and roll numbers as the server compares them: case and white space around them do not count. */
export const folded = (text: string) => text.trim().toLowerCase();

/** The roster by whatever a row of a file may name a student by. */
export interface RosterLookup {
  readonly byId: ReadonlyMap<string, Student>;
  readonly byRollNo: ReadonlyMap<string, Student>;
  readonly byEmail: ReadonlyMap<string, Student>;
}

/** Prepares the roster to be looked up, in slices. */
export async function rosterLookup(roster: readonly Student[], signal?: AbortSignal): Promise<RosterLookup> {
  const byId = new Map<string, Student>();
  const byRollNo = new Map<string, Student>();
  const byEmail = new Map<string, Student>();
  const step = createYielder(signal);
  for (const student of roster) {
    byId.set(student.id, student);
    byRollNo.set(folded(student.rollNo), student);
    byEmail.set(folded(student.email), student);
    const paused = step();
    if (paused) await paused;
  }
  return { byId, byRollNo, byEmail };
}
