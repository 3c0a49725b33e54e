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
      message: data.isActive ? `${data.name} can sign in again` : `${data.name} is disabled and signed out everywhere`,
    };
  },
} satisfies Implementations<OperationsWith<{ extension: 'administrators' }>>;
