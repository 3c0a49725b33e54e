import type { components } from '#openapi/schema.gen.ts';
import { t } from '#src/languages/texts.ts';
import { HttpError } from '#mocks/engine/request/http-error.ts';
import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from '#mocks/university/handlers/types.ts';
import { findApplication } from '#mocks/university/rules/applications.ts';
import type { ApplicationRow, Tables } from '#mocks/university/tables.ts';
import { addDocument, documentsOf, fileOf, removeDocument } from './documents.ts';

type Schemas = components['schemas'];

/** How an applicant proves an application and sees it, which is another extension's. */
interface Options {
  readonly lookUp: (tables: Tables, proof: Schemas['ApplicationProof'], now: Date) => ApplicationRow | HttpError;
  readonly isDecided: (application: ApplicationRow) => boolean;
  readonly shown: (tables: Tables, application: ApplicationRow, now: Date) => Schemas['ApplicationProgress'];
}

/** The operations of the extension `documents`. */
export function documents({ lookUp, isDecided, shown }: Options) {
  const change = (
    { tables, now }: { readonly tables: Tables; readonly now: Date },
    { referenceNumber, email }: Schemas['ApplicationProof'],
    message: string,
    apply: (application: ApplicationRow) => void,
  ) => {
    const application = lookUp(tables, { referenceNumber, email }, now);
    if (application instanceof HttpError) return application;
    if (isDecided(application)) return new HttpError(422, t`This application is decided, and can no longer be changed`);
    apply(application);
    return { data: shown(tables, application, now), message };
  };
  return {
    addDocument: ({ body, ...call }) =>
      change(call, body, t`The document is added`, (application) =>
        addDocument(call.tables, application, body.file, call.now),
      ),
    removeDocument: ({ body, ...call }) =>
      change(call, body, t`The document is removed`, (application) =>
        removeDocument(call.tables, application, body.documentId),
      ),
    listDocuments: ({ path, tables }) => ({ data: documentsOf(tables, findApplication(tables, path.id).id) }),
    getDocument: ({ path, tables }) => ({ file: fileOf(tables, path.id, path.documentId) }),
  } satisfies Implementations<OperationsWith<{ extension: 'documents' }>>;
}
