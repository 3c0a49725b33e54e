import { msg } from '#src/languages/texts.ts';
import type { FieldMessages } from '../engine/request/messages.ts';

/** What the server says of the university's fields, as section 5 of the specification has it. */
export const fieldMessages: FieldMessages = {
  invalid: {
    email: msg`Invalid email address`,
    phone: msg`Please provide a valid phone number`,
    phoneNumber: msg`Please provide a valid phone number`,
    bloodGroup: msg`Please provide a valid blood group`,
  },
  conditional: {
    company: msg`Company is required for a placed student`,
  },
};
