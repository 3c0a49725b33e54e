import type { OperationId } from '#openapi/operations.gen.ts';
import { extensionMainRules } from './extensions/rules.ts';
import { writes } from './expected-records.ts';
import type { RuleId } from './rules.ts';

const rules: Partial<Record<OperationId, RuleId>> = {
  login: 'signs-in',
  studentLogin: 'signs-in',
  adminLogin: 'signs-in',
  logout: 'ends-session',
  changePassword: 'changes-password',
  deleteStudent: 'deleted-is-gone',
  deleteCourse: 'deleted-is-gone',
  toggleCourseStatus: 'toggles',
  reviewApplication: 'step-allowed',
  initializeDefaultCourses: 'fills-only-empty',
  countStudents: 'counts-agree',
  countPlacedStudents: 'counts-agree',
  countStudentsByDepartment: 'counts-agree',
  getStudentStats: 'counts-agree',
  getApplicationStats: 'counts-agree',
  getCourseStats: 'counts-agree',
  pageStudents: 'page-matches',
  pageApplications: 'page-matches',
  getStudentSummary: 'summary-agrees',
  getApplicationSummary: 'summary-agrees',
  getPublicStatistics: 'public-figures',
  ...extensionMainRules,
};

/**
 * The rule that shows that an operation does what it is for, such as that a logout ends a session; undefined where a
 * success alone does. Without a check of it the operation is “not tried”, whatever else was asked of it.
 */
export const mainRule = (operation: OperationId): RuleId | undefined =>
  rules[operation] ?? (writes[operation] && 'stores-what-was-sent');
