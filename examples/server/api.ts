/** All operations of the contract. */
import { accountOperations } from './operations/accounts.ts';
import { activityOperations } from './operations/activity.ts';
import { applicationOperations } from './operations/applications.ts';
import { caseworkOperations } from './operations/casework.ts';
import { courseOperations } from './operations/courses.ts';
import { documentOperations } from './operations/documents.ts';
import { offerOperations } from './operations/offers.ts';
import { ownApplicationOperations } from './operations/own-application.ts';
import { paperOperations } from './operations/papers.ts';
import { studentOperations } from './operations/students.ts';

export const allOperations = [
  ...accountOperations,
  ...activityOperations,
  ...studentOperations,
  ...applicationOperations,
  ...ownApplicationOperations,
  ...courseOperations,
  ...caseworkOperations,
  ...offerOperations,
  ...paperOperations,
  ...documentOperations,
];
