import * as yup from 'yup';
import { atMost, password, required } from '#src/forms/rules.ts';
import { t } from '#src/languages/texts.ts';

/** POST /auth/change-password: at least 6 characters (section 9), at most the contract's 128, and not the old one. */
export const changePasswordSchema = yup.object({
  oldPassword: yup.string().required(() => t`Current password is required`),
  newPassword: password()
    .test(atMost(128, () => t`Password must be less than 129 characters`))
    .notOneOf([yup.ref('oldPassword')], () => t`The new password must differ from the current one`),
  confirmation: required(() => t`Please repeat the new password`).oneOf(
    [yup.ref('newPassword')],
    () => t`The passwords do not match`,
  ),
});
