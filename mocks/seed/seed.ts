import type { Credential, SeedRows, StudentRow } from '../db/tables.ts';
import { staffAccounts, studentAccount } from './accounts.ts';
import { makeApplications } from './applications.ts';
import { defaultCourses } from './courses.ts';
import { studentMaker } from './students.ts';

export interface SeedRequest {
  /** 1,200 unless said otherwise. */
  readonly students?: number;
  /** 80 unless said otherwise. */
  readonly applications?: number;
  /** What every seeded account signs in with: the demo's public password. */
  readonly credential: Credential;
  readonly onProgress?: (share: number) => void;
  /** Awaited between slices, so that the page stays responsive. */
  readonly yieldToMain?: () => Promise<void>;
}

/** Some 10 ms of work: between two slices, a page handles input without a noticeable delay. */
const sliceSize = 1000;

/** Makes the demo university, the same one everywhere: it depends on neither the clock, Math.random nor the locale. */
export async function makeSeed(request: SeedRequest): Promise<SeedRows> {
  const { students: wanted = 1200, applications = 80, credential, onProgress, yieldToMain } = request;
  const students: StudentRow[] = [];
  const accounts = staffAccounts(credential);
  const nextStudent = studentMaker();
  while (students.length < wanted) {
    for (const end = Math.min(wanted, students.length + sliceSize); students.length < end;) {
      const student = nextStudent();
      students.push(student);
      accounts.push(studentAccount(student, credential));
    }
    onProgress?.(students.length / wanted);
    if (students.length < wanted) await yieldToMain?.();
  }
  return { students, accounts, applications: makeApplications(applications, students), courses: defaultCourses() };
}
