import * as yup from 'yup';
import { atMost, password, required } from '#src/forms/rules.ts';

/** POST /auth/change-password: at least 6 characters (section 9), at most the contract's 128, and not the old one. */
export const changePasswordSchema = yup.object({
  oldPassword: yup.string().required('Current password is required'),
  newPassword: password()
    .test(atMost(128, 'Password must be less than 129 characters'))
    .notOneOf([yup.ref('oldPassword')], 'The new password must differ from the current one'),
  confirmation: required('Please repeat the new password').oneOf(
    [yup.ref('newPassword')],
    'The passwords do not match',
  ),
});
