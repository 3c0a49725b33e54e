import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from './types.ts';
import {
  administratorsOf,
  resetAdministratorPassword,
  resetStudentPassword,
  setAdministratorActive,
} from '../rules/accounts.ts';
import { activityOf } from '../rules/activity.ts';
import { admitApplicant } from '../rules/applications.ts';
import { addNote, assigneesOf, assignApplications, caseworkOf } from '../rules/casework.ts';
import { changesOf } from '../rules/change-log.ts';
import { findCourse, freeSeat, renameCourse } from '../rules/courses.ts';
import { deletedOf, isDeleted, restoreRecord } from '../rules/deleted.ts';
import { HttpError, unauthorized } from '#mocks/engine/request/http-error.ts';
import { holdDecision, releaseDecisions } from '../rules/held-decisions.ts';
import { correctContact, lookUpApplication, withdraw } from '../rules/own-application.ts';
import { findStudent, updateStudent } from '../rules/students.ts';

/** What an operation answers that may also fail without undoing what it has counted. */
const answer = <Data>(data: Data | HttpError, message?: string) =>
  data instanceof HttpError ? data : { data, ...(message === undefined ? {} : { message }) };

const resetMessage = 'The password is reset';

/** Operations of extensions; those of a kind of record of its own are in a file beside. */
export const extensions = {
  lookUpApplication: ({ body, tables, now }) => answer(lookUpApplication(tables, body, now)),
  correctApplicationContact: ({ body, tables, now }) =>
    answer(correctContact(tables, body, now), 'Your phone number is saved'),
  withdrawApplication: ({ body, tables, now }) => answer(withdraw(tables, body, now), 'Your application is withdrawn'),

  resetStudentPassword: ({ path, tables, now }) => ({
    data: resetStudentPassword(tables, path.id, now),
    message: resetMessage,
  }),
  resetAdministratorPassword: ({ path, caller, tables, now }) => ({
    data: resetAdministratorPassword(tables, path.id, caller?.accountId, now),
    message: resetMessage,
  }),

  listStudentChanges({ path, tables }) {
    if (!isDeleted(tables, 'student', path.id)) findStudent(tables, path.id);
    return { data: changesOf(tables, path.id) };
  },
  listCourseChanges({ path, tables }) {
    if (!isDeleted(tables, 'course', path.id)) findCourse(tables, path.id);
    return { data: changesOf(tables, path.id) };
  },

  listActivity: ({ query, tables }) => ({ data: activityOf(tables, query.before) }),

  listCasework: ({ tables }) => ({ data: caseworkOf(tables) }),
  listAssignees: ({ tables }) => ({ data: assigneesOf(tables) }),
  addNote: ({ body, caller, tables, now }) => ({
    data: addNote(tables, body, caller?.name ?? '', now),
    message: 'The note is added',
  }),
  assignApplications: ({ body, tables }) => ({ data: assignApplications(tables, body), message: 'Saved' }),
  holdDecision: ({ body, caller, tables, now }) => ({
    data: holdDecision(tables, body, caller?.name ?? '', now),
    message: body.decision ? 'The decision is held' : 'No decision is held any more',
  }),
  releaseDecisions: ({ body, caller, tables, now }) => ({
    data: releaseDecisions(tables, body, caller?.name ?? '', now),
    message: 'The decisions are released',
  }),

  listDeletedStudents: ({ tables }) => ({
    data: deletedOf(tables, 'student').map(({ record, at, by }) => ({
      student: record.student,
      deletedAt: at,
      deletedBy: by,
    })),
  }),
  restoreStudent({ path, tables }) {
    restoreRecord(tables, 'student', path.id);
    return { data: findStudent(tables, path.id), message: 'Student restored successfully' };
  },
  listDeletedCourses: ({ tables }) => ({
    data: deletedOf(tables, 'course').map(({ record, at, by }) => ({
      course: record.course,
      deletedAt: at,
      deletedBy: by,
    })),
  }),
  restoreCourse({ path, tables }) {
    restoreRecord(tables, 'course', path.id);
    return { data: findCourse(tables, path.id), message: 'Course restored successfully' };
  },

  updateOwnContact({ body, caller, tables, now }) {
    if (caller?.studentId === undefined) throw unauthorized();
    // Nothing else of the body: an administrator's update takes more.
    const { phone, address, updatedAt } = body;
    const data = updateStudent(tables, caller.studentId, { phone, address, updatedAt }, now);
    return { data, message: 'Your contact details are saved' };
  },

  admitApplicant: ({ path, body, caller, tables, now }) => ({
    data: admitApplicant(tables, path.id, body, caller?.name ?? '', now),
    message: 'Application reviewed successfully',
  }),
  renameCourse: ({ path, body, tables }) => ({
    data: renameCourse(tables, path.id, body),
    message: 'Course updated successfully',
  }),
  freeSeat: ({ path, tables }) => ({ data: freeSeat(tables, path.id), message: 'A seat is free again' }),

  listAdministrators: ({ tables }) => ({ data: administratorsOf(tables) }),
  setAdministratorStatus({ path, body, caller, tables, now }) {
    const data = setAdministratorActive(tables, { ...path, ...body, callerId: caller?.accountId }, now);
    return {
      data,
      message: data.isActive ? `${data.name} can sign in again` : `${data.name} is disabled and signed out everywhere`,
    };
  },
} satisfies Partial<Implementations<OperationsWith<{ tag: 'Extensions' }>>>;
