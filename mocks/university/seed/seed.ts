import { chunkSize } from '#mocks/engine/db/table.ts';
import { chunksOf, type Credential, rowsOf, type SeedChunk, type SeedRows } from '../tables.ts';
import { extensionRows } from '../extensions/seed.ts';
import { staffAccounts, studentAccount } from './accounts.ts';
import { makeApplications } from './applications.ts';
import { Calendar } from './calendar.ts';
import { Past } from './past.ts';
import { seededCourses } from './seats.ts';
import { isNewcomer, type SeededStudent, studentMaker } from './students.ts';
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
  /** Whether the office has a past: a log of changes, and deleted records. */
  readonly hasPast?: boolean;
  readonly onProgress?: ((share: number) => void) | undefined;
}

/**
 * Makes the demo university, the same one everywhere on the same day: it depends on neither the clock, Math.random nor
 * the locale. Each chunk is made when it is asked for, a few milliseconds of work.
 */
export function* seedChunks(request: SeedRequest): Generator<SeedChunk> {
  const { today, students: wanted = 1200, applications: count = 80, credential, hasPast = false, onProgress } = request;
  const calendar = new Calendar(today);
  yield ['accounts', staffAccounts(calendar, credential)];
  const past = hasPast ? new Past(calendar) : undefined;
  const nextStudent = studentMaker(calendar, request);
  // What applications and courses need of the students: to keep all 50,000 would cost a third more time, for the memory.
  const newcomers: SeededStudent[] = [];
  const firstYears = new Map<string, number>();
  for (let start = 0; start < wanted; start += chunkSize) {
    const students = Array.from({ length: Math.min(chunkSize, wanted - start) }, nextStudent);
    for (const [index, student] of students.entries()) {
      past?.student(student);
      if (isNewcomer(start + index)) newcomers.push(student);
      if (student.year === 1) firstYears.set(student.department, (firstYears.get(student.department) ?? 0) + 1);
    }
    yield ['students', students];
    yield [
      'accounts',
      students.map((student, index) => studentAccount(student, credential, isNewcomer(start + index))),
    ];
    onProgress?.((start + students.length) / wanted);
  }
  const applications = makeApplications(calendar, count, newcomers, request);
  const courses = seededCourses(firstYears, applications);
  yield* chunksOf({
    applications,
    courses,
    ...past?.rows(applications, courses),
    ...(past && extensionRows(calendar, applications)),
  })();
}

/** The whole demo university at once. */
export const makeSeed = async (request: SeedRequest): Promise<SeedRows> => rowsOf(seedChunks(request));
