import { emailFormat } from '#openapi/email-address.ts';
import { visibleFormat } from '#openapi/visible-text.ts';

/** The formats that the contract uses, as regular expressions, so that validators can be generated without imports. */
export const formats = {
  email: emailFormat,
  visible: visibleFormat,
  /** A day of the Gregorian calendar, leap years included. */
  date: /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/,
  'date-time':
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
  /** A file of a form, which is checked by what takes it. */
  binary: true,
  password: true,
  int32: true,
  int64: true,
  double: true,
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
} as const;
