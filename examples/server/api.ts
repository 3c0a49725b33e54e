/** All operations of the contract. */
import { accountOperations } from './operations/accounts.ts';
import { applicationOperations } from './operations/applications.ts';
import { courseOperations } from './operations/courses.ts';
import { ownApplicationOperations } from './operations/own-application.ts';
import { studentOperations } from './operations/students.ts';

export const allOperations = [
  ...accountOperations,
  ...studentOperations,
  ...applicationOperations,
  ...ownApplicationOperations,
  ...courseOperations,
];
