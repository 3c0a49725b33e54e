import type { Implementations } from '../request/types.ts';
import { adminAuth } from './admin-auth.ts';
import { adminStudents } from './admin-students.ts';
import { applications } from './applications.ts';
import { auth } from './auth.ts';
import { courses } from './courses.ts';
import { students } from './students.ts';

/** Every operation of the contract: one that is missing here does not compile. */
export const implementations = {
  ...auth,
  ...adminAuth,
  ...students,
  ...adminStudents,
  ...applications,
  ...courses,
} satisfies Implementations;
