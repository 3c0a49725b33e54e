// Texts of a refusal that tell a person nothing: the portal says what the status means in their place.

const statusName =
  /^(?:(?:(?:http|error)\W*)?\d{3}\W*)?(?:bad request|unauthori[sz]ed|forbidden|not found|method not allowed|not acceptable|request time-?out|conflict|length required|precondition (?:failed|required)|(?:payload|content|request entity) too large|uri too long|unsupported media type|unprocessable (?:entity|content)|too many requests|request header fields too large|internal server error|not implemented|bad gateway|service (?:temporarily )?unavailable|gateway time-?out|endpoint request timed out|limit exceeded|insufficient storage|no message available)\W*$/i;

const commonplace =
  /^(?:(?:validation|request|operation|server|unknown|internal|unexpected|(?:request|input payload|payload|schema) validation) (?:error|failed|failure)|(?:an? )?(?:unexpected |unknown |internal )?error(?: (?:has )?occurred)?|fail(?:ed|ure)|access (?:is )?denied|(?:invalid|malformed) (?:request|input|data|argument|parameters?)(?: content)?|constraint violations?|one or more validation errors occurred|the given data was invalid|the request is invalid|your request parameters didn.t validate|validation failed for \S+ error count: \d+|request\/body\b.*|body[/.]\S+ .*|something went wrong|oops)\W*$/is;

/** What frameworks tell programmers. Such a text names code, or quotes what was sent, which may be a password. */
const forProgrammers = [
  /^No static resource /,
  /^[A-Z]+ method not allowed$|^Method '[A-Z]+' is not supported/,
  /^JSON parse error: |^Required request body is missing: /,
  / in JSON at position \d+|is not valid JSON$/,
  /\binput_value=/,
  /\n\s+at \S|^Traceback \(most recent/m,
];

/** Whether a value is a text for people, and says more than the name of a status. */
export const isSaid = (text: unknown): text is string =>
  typeof text === 'string' &&
  text.trim() !== '' &&
  !statusName.test(text.trim()) &&
  !forProgrammers.some((words) => words.test(text));

export const isSentence = (text: unknown): text is string => isSaid(text) && /\S\s+\S/.test(text);

/** Whether a sentence says only that something is wrong: it is shown where nothing else is said. */
export const isCommonplace = (text: string): boolean => commonplace.test(text);

/** Whether a text says that nobody has written the operation: FastAPI's generator answers it with a 500. */
export const isUnwritten = (text: unknown): boolean => typeof text === 'string' && /^not implemented\W*$/i.test(text);
