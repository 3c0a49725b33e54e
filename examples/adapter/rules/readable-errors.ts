import { type Json, isObject, type Rule } from '../call.ts';

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

/** `errors` as a map of fields, or as Spring lists them: `[{ field, defaultMessage }]`. */
function fieldErrors(errors: unknown): Json | undefined {
  if (isObject(errors)) return errors;
  if (!Array.isArray(errors)) return undefined;
  const fields = errors.filter(isObject).flatMap((error) => {
    const [field, message] = [text(error['field']), text(error['defaultMessage']) ?? text(error['message'])];
    return field && message ? [[field, message]] : [];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** A failure says why in `message`, whatever shape the server's own has: Spring's default body, problem+json, text, none. */
export const readableErrors: Rule = {
  breaks:
    'Fields of a failure that the contract does not have are lost, and a failure that came as a success is a 400.',
  answer({ status, body }) {
    const failed = isObject(body) && body['success'] === false;
    if (status < 400 && !failed) return { status, body };
    const own = isObject(body) ? body : {};
    const message =
      text(own['message']) ??
      text(own['detail']) ??
      text(own['title']) ??
      (failed ? text(own['error']) : undefined) ??
      (typeof body === 'string' && !body.trimStart().startsWith('<') ? text(body) : undefined) ??
      // What the refusal means is not guessed.
      `The server answered with status ${status}, and did not say why.`;
    const errors = fieldErrors(own['errors']);
    const code = failed ? text(own['error']) : undefined;
    const data = own['data'];
    return {
      // A failure must not come as a success.
      status: status < 400 ? 400 : status,
      body: {
        success: false,
        message,
        ...(code && { error: code }),
        ...(errors && { errors }),
        ...(isObject(data) && { data }),
      },
    };
  },
};
