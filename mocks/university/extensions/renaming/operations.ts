import { t } from '#src/languages/texts.ts';
import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from '#mocks/university/handlers/types.ts';
import { renameCourse } from '#mocks/university/rules/courses.ts';

/** The operations of the extension `renaming`. */
export const renaming = {
  renameCourse: ({ path, body, tables }) => ({
    data: renameCourse(tables, path.id, body),
    message: t`Course updated successfully`,
  }),
} satisfies Implementations<OperationsWith<{ extension: 'renaming' }>>;
