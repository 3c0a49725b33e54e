import { isObject, type Rule } from '../call.ts';

/** How databases call the value of a unique column that is there already, with the column's name where they say it. */
const duplicates = [
  /E11000.*index: (\w+?)_?1?\b.*dup key/is,
  /duplicate key.*Key \((\w+)\)/is,
  /Duplicate entry .* for key '(?:\w+\.)?(\w+)'/is,
];

/** A value that must be unique is refused with 409 and not with the database's own words in a 500. */
export const takenValues: Rule = {
  breaks: 'The field has the name of the column, and the words of the database are lost.',
  answer(answer) {
    const { status, body } = answer;
    if (status !== 500 && status !== 400) return answer;
    const said = isObject(body) ? [body['message'], body['error'], body['trace']].join(' ') : String(body ?? '');
    const found = duplicates.map((pattern) => pattern.exec(said)).find((match) => match !== null);
    if (!found) return answer;
    const { [1]: field = '' } = found;
    const message = 'This value is taken already.';
    return { status: 409, body: { success: false, message, errors: { [field]: message } } };
  },
};
