import type { OperationId } from '#openapi/operations.gen.ts';
import { isObject, type Json, type Rule, withData } from '../call.ts';

const logins: ReadonlySet<OperationId | undefined> = new Set<OperationId>(['login', 'studentLogin', 'adminLogin']);
const accounts: ReadonlySet<OperationId | undefined> = new Set<OperationId>(['getCurrentUser', 'getCurrentAdmin']);

/** The account with a role. Of an administrator the server says no more than that: it is the least of the three. */
function withRole(user: Json, isStudent: boolean): Json {
  return { ...user, role: user['role'] ?? (isStudent ? 'STUDENT' : 'ADMIN') };
}

/**
 * A login's answer names the person in `data.user`, where the server has `data.student` or `data.admin`; it and the account
 * of a token say the role.
 */
export const signedInPerson: Rule = {
  breaks: 'An administrator without a role is an ADMIN, also where the server means a super administrator.',
  answer(answer, { id }) {
    if (accounts.has(id))
      return withData(answer, (user) =>
        isObject(user) ? withRole(user, 'rollNo' in user || 'rollNumber' in user) : user,
      );
    if (!logins.has(id)) return answer;
    return withData(answer, (data) => {
      if (!isObject(data)) return data;
      const { student, admin, ...others } = data;
      const user = others['user'] ?? student ?? admin;
      if (!isObject(user)) return data;
      return { ...others, user: withRole(user, isObject(student) || id === 'studentLogin') };
    });
  },
};
