/** The contract's `format: email`: one address as browsers check it, with a dot in the domain. */
export const emailFormat =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** The longest that the contract's EmailAddress takes. */
const MAX_LENGTH = 254;

/** Whether the contract takes it as an e-mail address: the forms ask before anything is sent. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && emailFormat.test(text);
}
