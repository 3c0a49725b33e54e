import { isObject, type Rule } from '../call.ts';

/** The server answers with the bare record or list, or with one of Spring's pages: it comes as the `data` of a success. */
export const envelope: Rule = {
  breaks: 'An answer that broke off looks like a success without data, and a page of a list like the whole of it.',
  answer({ status, body }) {
    if (status >= 300 || (isObject(body) && 'success' in body)) return { status, body };
    if (body === undefined) return { status: status === 204 ? 200 : status, body: { success: true } };
    const rows = isObject(body) ? body['content'] : undefined;
    const data = Array.isArray(rows) ? rows : isObject(body) && 'data' in body ? body['data'] : body;
    return { status, body: { success: true, data } };
  },
};
