import { casework, isCasework } from './casework/table.ts';
import { documentContents, documents, isDocument } from './documents/table.ts';
import { offers, ranks } from './offers/table.ts';
import { papers } from './papers/table.ts';

/** The tables that extensions keep their own records in. They are empty at first. */
export const extensionTables = { casework, documentContents, documents, offers, ranks, papers };

/** Whether a row that comes from a file belongs into such a table, where more is known of it than its columns. */
export const extensionRowChecks: Readonly<Record<string, (row: Readonly<Record<string, unknown>>) => boolean>> = {
  casework: isCasework,
  documents: isDocument,
};
