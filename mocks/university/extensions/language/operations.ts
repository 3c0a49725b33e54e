import { t } from '#src/languages/texts.ts';
import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from '#mocks/university/handlers/types.ts';
import { accountOf } from '#mocks/university/rules/accounts.ts';

/** The operations of the extension `language`. */
export const language = {
  setLanguage({ body, caller, tables, now }) {
    tables.accounts.replace({
      ...accountOf(tables, caller),
      language: body.language,
      updatedAt: now.toISOString(),
    });
    return { message: t`Your language is saved` };
  },
} satisfies Implementations<OperationsWith<{ extension: 'language' }>>;
