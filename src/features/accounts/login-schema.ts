import { object } from 'yup';
import { email, password } from '#src/forms/rules.ts';

/** Section 5, "Login (both tabs)". */
export const loginSchema = object({ email: email(), password: password() });
