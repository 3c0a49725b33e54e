import { t } from '#src/languages/texts.ts';
import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from '#mocks/university/handlers/types.ts';
import { resetAdministratorPassword, resetStudentPassword } from './reset-password.ts';

const resetMessage = () => t`The password is reset`;

/** The operations of the extension `password-reset`. */
export const passwordReset = {
  resetStudentPassword: ({ path, tables, now }) => ({
    data: resetStudentPassword(tables, path.id, now),
    message: resetMessage(),
  }),
  resetAdministratorPassword: ({ path, caller, tables, now }) => ({
    data: resetAdministratorPassword(tables, path.id, caller?.accountId, now),
    message: resetMessage(),
  }),
} satisfies Implementations<OperationsWith<{ extension: 'password-reset' }>>;
