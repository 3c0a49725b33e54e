import * as yup from 'yup';
import { t } from '../languages/texts.ts';
import { isEmailAddress } from '#openapi/email-address.ts';
import { textLength } from '#openapi/text-length.ts';
import { isVisible } from '#openapi/visible-text.ts';
import { plainPhone } from '../platform/text/plain-text.ts';

/** A sentence in the chosen language is a function, which yup calls when it checks: the language may change after a schema is made. */
type Words = string | (() => string);

const lengthRule = (message: Words, isRight: (length: number) => boolean) => ({
  name: 'length',
  message,
  skipAbsent: true,
  test: (text: string | undefined) => isRight(textLength(text ?? '')),
});

/** For `test` of a text: as the contract counts, an emoji is one character; yup's own `min` and `max` count two. */
export const atLeast = (min: number, message: Words) => lengthRule(message, (length) => length >= min);
export const atMost = (max: number, message: Words) => lengthRule(message, (length) => length <= max);

/** A text that has to say something: one of nothing but spaces and marks that nobody sees is as good as empty. */
export const filled = (schema: yup.StringSchema, message: Words) =>
  schema.required(message).test('visible', message, (text) => !text || isVisible(text));

/** Section 9: 10-15 digits, with or without a plus before them. */
const phonePattern = /^\+?[0-9]{10,15}$/;

/** Section 5: email required and valid, by the contract's rule for it. */
export const email = () =>
  yup
    .string()
    .trim()
    .required(() => t`Email is required`)
    .test(
      'email',
      () => t`Invalid email address`,
      (text = '') => isEmailAddress(text),
    );

/** Section 5, login and registration: required, at least 6 characters. */
export const password = () =>
  yup
    .string()
    .required(() => t`Password is required`)
    .test(atLeast(6, () => t`Password must be at least 6 characters`));

/** Section 5: a person's name, whose required message each form words in its own way. */
export const fullName = (required: Words = () => t`Full name is required`) =>
  filled(yup.string().trim(), required)
    .test(atLeast(2, () => t`Name must be at least 2 characters`))
    .test(atMost(100, () => t`Name must be less than 100 characters`));

/** Section 5: an optional leading plus, then 10-15 digits, as it is sent; an empty one is no phone number at all. */
export const phone = () =>
  yup
    .string()
    .transform((typed: unknown) => (typeof typed === 'string' ? plainPhone(typed) : typed))
    .matches(phonePattern, { message: () => t`Please provide a valid phone number`, excludeEmptyString: true });

export const required = (message: Words) => filled(yup.string().trim(), message);
