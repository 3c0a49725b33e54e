import { t } from '#src/languages/texts.ts';
import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from '#mocks/university/handlers/types.ts';
import { administratorsOf, setAdministratorActive } from './administrators.ts';

/** The operations of the extension `administrators`. */
export const administrators = {
  listAdministrators: ({ tables }) => ({ data: administratorsOf(tables) }),
  setAdministratorStatus({ path, body, caller, tables, now }) {
    const data = setAdministratorActive(tables, { ...path, ...body, callerId: caller?.accountId }, now);
    return {
      data,
      message: data.isActive
        ? t`${data.name} can sign in again`
        : t`${data.name} is disabled and signed out everywhere`,
    };
  },
} satisfies Implementations<OperationsWith<{ extension: 'administrators' }>>;
