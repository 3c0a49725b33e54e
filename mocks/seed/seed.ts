import type { Credential, SeedRows } from '../db/tables.ts';
import { staffAccounts, studentAccount } from './accounts.ts';
import { makeApplications } from './applications.ts';
import { Calendar } from './calendar.ts';
import { seededCourses } from './seats.ts';
import { type SeededStudent, studentMaker } from './students.ts';
import type { Variation } from './variation.ts';

export interface SeedRequest extends Variation {
  /** The day on which the university lives, as YYYY-MM-DD: everything in it has happened before. */
  readonly today: string;
  /** 1,200 unless said otherwise. */
  readonly students?: number;
  /** 80 unless said otherwise. */
  readonly applications?: number;
  /** What every seeded account signs in with: the demo's public password. */
  readonly credential: Credential;
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Awaited between slices, so that the page stays responsive. */
  readonly yieldToMain?: (() => Promise<void>) | undefined;
}

/** Some 10 ms of work: between two slices, a page handles input without a noticeable delay. */
const sliceSize = 1000;

/**
 * Makes the demo university, the same one everywhere on the same day: it depends on neither the clock, Math.random nor
 * the locale.
 */
export async function makeSeed(request: SeedRequest): Promise<SeedRows> {
  const { today, students: wanted = 1200, applications: count = 80, credential, onProgress, yieldToMain } = request;
  const calendar = new Calendar(today);
  const students: SeededStudent[] = [];
  const accounts = staffAccounts(calendar, credential);
  const nextStudent = studentMaker(calendar, request);
  while (students.length < wanted) {
    for (const end = Math.min(wanted, students.length + sliceSize); students.length < end;) {
      const student = nextStudent();
      students.push(student);
      accounts.push(studentAccount(student, credential));
    }
    onProgress?.(students.length / wanted);
    if (students.length < wanted) await yieldToMain?.();
  }
  const applications = makeApplications(calendar, count, students, request);
  return { students, accounts, applications, courses: seededCourses(students, applications) };
}
