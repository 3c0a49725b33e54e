import { answerRules, type Rules } from '#conformance/kit/rules.ts';
import { extensionRules } from './extensions/rules.ts';

const envelope = 'contract, Envelope';
const failures = 'contract, Failures';
const roles = 'contract, x-roles';
const values = 'contract, Values';

/** Every rule that is checked. */
export const rules = {
  ...answerRules,

  // Who may.
  'needs-token': { expects: 'without a live token the answer is 401', source: roles, effect: 'broken' },
  'refuses-role': { expects: 'a signed-in account whose role may not gets 403', source: roles, effect: 'broken' },
  'allows-role': { expects: 'a role that may is not refused with 401 or 403', source: roles, effect: 'broken' },
  'own-record': { expects: 'a student gets the own record', source: roles, effect: 'broken' },
  'anothers-record': {
    expects: "a student who asks for another's record gets 403, whether or not it exists",
    source: roles,
    effect: 'broken',
  },
  'ignores-token': { expects: 'a public operation does not look at the token', source: roles, effect: 'broken' },
  'public-view': {
    expects: 'the public view holds department and company of each student, and no more',
    source: 'contract, listStudents',
    effect: 'broken',
  },

  // What is sent.
  'example-accepted': {
    expects: "the contract's examples are accepted",
    source: 'contract, examples of the operation',
    effect: 'broken',
  },
  'valid-accepted': {
    expects: 'what fits the schema is accepted',
    source: 'contract, schema of the request',
    effect: 'broken',
  },
  'invalid-refused': {
    expects: 'what does not fit the schema, or a rule of the operation, is refused',
    source: 'contract, schema of the request',
    effect: 'misleads',
  },
  'refused-with-400': {
    expects: 'a refusal of what was sent is a 400, of a malformed id in the address too',
    source: failures,
    effect: 'works',
  },
  'names-the-field': { expects: 'the 400 names the field in errors', source: envelope, effect: 'works' },
  'malformed-json': { expects: 'a body that is no JSON is a 400', source: failures, effect: 'broken' },
  'media-type': { expects: 'a body that is not application/json is a 415', source: failures, effect: 'works' },
  'wrong-method': {
    expects: 'a method that a path does not take is a 405, on a fixed path beside {id} too',
    source: failures,
    effect: 'works',
  },
  allow: { expects: 'a 405 lists in Allow the methods that the path takes', source: failures, effect: 'works' },
  head: {
    expects: 'HEAD is answered where GET is: its status and headers, without its body',
    source: 'contract, Methods',
    effect: 'works',
  },
  'unknown-path': { expects: 'a path that the API does not have is a 404', source: failures, effect: 'works' },
  'unknown-id': {
    expects: 'an id that nothing has is a 404, never a 200 with null',
    source: failures,
    effect: 'broken',
  },

  'same-in-each-language': {
    expects: 'a refusal has the same status, error, data and fields in errors whatever language it is asked for in',
    source: 'contract, Languages',
    effect: 'misleads',
  },

  // What is stored.
  'answers-with-record': {
    expects: 'the answer to a write is the record as it is stored',
    source: 'contract, responses of the operation',
    effect: 'misleads',
  },
  'stores-what-was-sent': {
    expects: 'every field that was written is read back',
    source: 'contract, description of the operation',
    effect: 'misleads',
  },
  'keeps-the-rest': {
    expects: 'a field that was not sent stays as it was',
    source: 'contract, description of the operation',
    effect: 'misleads',
  },
  'clears-with-null': {
    expects: 'a field that was sent as null is cleared',
    source: 'contract, description of the operation',
    effect: 'misleads',
  },
  derives: {
    expects: 'what follows from other fields (pending amount, fee status, placement, seats) is right',
    source: 'contract, description of the operation',
    effect: 'misleads',
  },
  'shows-what-is-stored': {
    expects: 'every operation that reads a record shows it as the others do',
    source: 'contract, schemas',
    effect: 'misleads',
  },
  'ignores-the-undeclared': {
    expects: 'role, id and anything that is not declared are ignored',
    source: values,
    effect: 'broken',
  },
  'trims-text': { expects: 'white space around a text is not stored', source: values, effect: 'misleads' },
  'refusal-stores-nothing': { expects: 'a refused write changes nothing', source: failures, effect: 'misleads' },

  // What lists and figures say.
  'lists-all': {
    expects: 'the list holds every record that belongs in it',
    source: 'specification, 7',
    effect: 'misleads',
  },
  'lists-nothing-else': {
    expects: 'the list holds only records that belong in it',
    source: 'contract, description of the operation',
    effect: 'misleads',
  },
  sorted: { expects: 'the list is in its order', source: 'contract, description of the operation', effect: 'works' },
  pages: {
    expects: 'the pages together are the list, and one past the end is empty',
    source: 'contract, listStudents',
    effect: 'misleads',
  },
  'counts-agree': {
    expects: 'counts and statistics agree with the lists',
    source: 'contract, description of the operation',
    effect: 'misleads',
  },

  // What lists by pages say.
  'page-order': {
    expects: 'a page is in the order that was asked for, equal rows in the list’s own, and so it is each time',
    source: 'contract, pageStudents and Lists',
    effect: 'misleads',
  },
  'page-walk': {
    expects: 'all pages together hold every row once, and the last one has no next',
    source: 'contract, pageStudents',
    effect: 'misleads',
  },
  'page-limit': {
    expects: 'a page has as many rows as its limit, 100 where none is sent, and only the last one fewer',
    source: 'contract, pageStudents',
    effect: 'works',
  },
  'page-matches': {
    expects: 'the pages of a search and of filters hold what matches in the whole list, and nothing else',
    source: 'contract, pageStudents and Lists',
    effect: 'misleads',
  },
  'page-count': {
    expects: 'an exact count is the number of rows that the pages have, and an estimate is a number',
    source: 'contract, ListCount',
    effect: 'misleads',
  },
  'walk-outlives-writes': {
    expects: 'a cursor outlives every write: with sort=id each row is met once that is there throughout',
    source: 'contract, pageStudents',
    effect: 'misleads',
  },
  'page-cursor': {
    expects: 'a cursor that is made up, or of another list, search, filter or order, is refused',
    source: 'contract, ListCursor',
    effect: 'misleads',
  },
  'page-parameters': {
    expects: 'a parameter that the operation does not have, and a range the wrong way round, is refused',
    source: 'contract, pageStudents and NumberRange',
    effect: 'misleads',
  },
  'summary-agrees': {
    expects: 'total, choices, gaps and figures of a summary are those of the whole list as it is now',
    source: 'contract, getStudentSummary and getApplicationSummary',
    effect: 'misleads',
  },
  'public-figures': {
    expects: 'the figures of the home page are what the public view counts',
    source: 'contract, getPublicStatistics',
    effect: 'misleads',
  },
  'figures-name-nobody': {
    expects: 'the figures of the home page are numbers, and name nobody',
    source: 'contract, getPublicStatistics',
    effect: 'broken',
  },

  // What happens over several requests.
  'stale-refused': {
    expects: 'an update of a record that has changed since is a 409 with STALE and the stored record',
    source: failures,
    effect: 'misleads',
  },
  'duplicate-refused': {
    expects: 'a value that must be unique and is taken is a 409 that names the field',
    source: failures,
    effect: 'misleads',
  },
  'deleted-is-gone': {
    expects: 'a deleted record is a 404, in no list, and its account signs in no more',
    source: 'contract, deleteStudent and deleteCourse',
    effect: 'broken',
  },
  'step-allowed': {
    expects: 'a step of the table leads to its status',
    source: 'contract, reviewApplication',
    effect: 'broken',
  },
  'step-refused': {
    expects: 'a step that is not in the table is a 422 that lists those that are, and changes nothing',
    source: 'contract, reviewApplication',
    effect: 'misleads',
  },
  'step-recorded': {
    expects: 'each step is added to the history, with who took it',
    source: 'contract, reviewApplication',
    effect: 'misleads',
  },
  'approval-enrols': {
    expects: "an approval makes a student of the applicant, in the course's department",
    source: 'contract, reviewApplication',
    effect: 'broken',
  },
  'temporary-password': {
    expects: 'the new student signs in with the temporary password',
    source: 'contract, reviewApplication',
    effect: 'broken',
  },
  'signs-in': { expects: 'the right password signs in', source: 'specification, 4', effect: 'broken' },
  'wrong-password': {
    expects: 'a wrong password, an unknown account and the other kind of account get the same 401',
    source: 'contract, login',
    effect: 'broken',
  },
  'changes-password': {
    expects: 'the new password signs in and the old one does not',
    source: 'contract, changePassword',
    effect: 'broken',
  },
  'ends-other-sessions': {
    expects: 'after a change of the password the calling token lives and every other one is dead',
    source: 'contract, changePassword',
    effect: 'broken',
  },
  'ends-session': { expects: 'after a logout the token is dead', source: 'contract, logout', effect: 'broken' },
  'answers-once': {
    expects:
      'the same request with the same Idempotency-Key does nothing more and has the first answer; another one is a 422',
    source: 'contract, Sending again',
    effect: 'misleads',
  },
  toggles: { expects: 'each call inverts isActive', source: 'contract, toggleCourseStatus', effect: 'misleads' },
  'fills-only-empty': {
    expects: 'where courses exist nothing is added, and the answer is all of them',
    source: 'contract, initializeDefaultCourses',
    effect: 'misleads',
  },
  ...extensionRules,
} as const satisfies Rules;

export type RuleId = keyof typeof rules;
