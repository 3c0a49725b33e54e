import { operations } from '#openapi/operations.gen.ts';
import { type Answer, type Ask, type Call, isObject, type Rule } from '../call.ts';

const ended: Answer = {
  status: 401,
  body: { success: false, message: 'Your session has ended. Please sign in again.' },
};

const isWordless = ({ status, body }: Answer) => status === 403 && (!isObject(body) || !('message' in body));

/** Whether the server still knows the token: some account must be able to ask who it is. */
async function isAlive(token: string, ask: Ask): Promise<boolean> {
  const whoAmI = (path: string): Call => ({ id: undefined, method: 'GET', path, token, body: undefined });
  for (const path of ['/auth/me', '/admin/auth/me']) if ((await ask(whoAmI(path))).status < 300) return true;
  return false;
}

/**
 * Spring Security answers an empty 403 where no authentication entry point is set up, whether the token is dead or the role
 * does not suffice. The contract says 401 for the first, by which the portal leads to the sign-in.
 */
export const deadToken: Rule = {
  breaks: 'Each 403 without words costs two requests more, and a failing server looks like the end of a session.',
  async answer(answer, { id, token }, ask) {
    if (!isWordless(answer)) return answer;
    const isPublic = id !== undefined && (operations[id].roles as readonly string[]).includes('public');
    if (!token) return isPublic ? answer : ended;
    return (await isAlive(token, ask)) ? answer : ended;
  },
};
