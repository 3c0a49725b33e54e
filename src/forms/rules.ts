import * as yup from 'yup';

/** Section 9: name 2-100, phone 10-15 digits, password at least 6, message at least 10. */
const phonePattern = /^\+?[0-9]{10,15}$/;

/** Section 5: email required and valid. */
export const email = () => yup.string().trim().required('Email is required').email('Invalid email address');

/** Section 5, login: required, at least 6 characters. */
export const password = () =>
  yup.string().required('Password is required').min(6, 'Password must be at least 6 characters');

/** Section 5: a person's name, whose required message each form words in its own way. */
export const fullName = (required = 'Full name is required') =>
  yup
    .string()
    .trim()
    .required(required)
    .min(2, 'Name must be at least 2 characters')
    .max(100, 'Name must be less than 100 characters');

/** Section 5: an optional leading plus, then 10-15 digits; an empty one is no phone number at all. */
export const phone = () =>
  yup
    .string()
    .trim()
    .matches(phonePattern, { message: 'Please provide a valid phone number', excludeEmptyString: true });

/** A field that has to be filled in, with the specification's words for it. */
export const required = (message: string) => yup.string().trim().required(message);
