import { t } from '#src/languages/texts.ts';
import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from '#mocks/university/handlers/types.ts';
import { issuePapers, verifyPaper, withdrawPaper } from './papers.ts';

/** The operations of the extension `papers`. */
export const papers = {
  issuePapers: ({ body, caller, tables }) => ({ data: issuePapers(tables, body, caller?.name ?? '') }),
  verifyPaper: ({ path, tables }) => ({ data: verifyPaper(tables, path.id) }),
  withdrawPaper: ({ path, tables, now }) => ({
    data: withdrawPaper(tables, path.id, now),
    message: t`The paper is withdrawn`,
  }),
} satisfies Implementations<OperationsWith<{ extension: 'papers' }>>;
