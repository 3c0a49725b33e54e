/** The documents on an application: the applicant adds and removes them, and administrators read them. */
import type { Application } from '../contract.ts';
import { recordId, sentFile } from '../fields.ts';
import { t } from '../languages.ts';
import { found, operation, reading } from '../operation.ts';
import { applicationNotFound, applications } from '../records/applications.ts';
import { addDocument, checkFile, documentFile, documentsOf, removeDocument } from '../records/documents.ts';
import { checkUndecided, proof, shownToApplicant, withProven } from './own-application.ts';

type Work = Parameters<typeof withProven<void>>[2];

/** Changes the documents of an application that nobody has decided on, and shows it as it is then. */
const changing =
  (work: Work) =>
  async (...[connection, application]: [Parameters<Work>[0], Application]) => {
    checkUndecided(application);
    await work(connection, application);
    return shownToApplicant(connection, application);
  };

export const documentOperations = [
  operation({
    call: 'POST /applications/mine/documents',
    audience: ['public'],
    body: { ...proof, file: sentFile },
    isForm: true,
    run: async ({ body: { file, ...given }, db }) => ({
      message: () => t`The document is added`,
      data: await withProven(
        db,
        given,
        changing((connection, { id }) => addDocument(connection, id, checkFile(file))),
      ),
    }),
  }),
  operation({
    call: 'POST /applications/mine/documents/removal',
    audience: ['public'],
    body: { ...proof, documentId: recordId },
    run: async ({ body: { documentId, ...given }, db }) => ({
      message: () => t`The document is removed`,
      data: await withProven(
        db,
        given,
        changing((connection, { id }) => removeDocument(connection, id, documentId)),
      ),
    }),
  }),
  reading(
    '/applications/:id/documents',
    ['ADMIN'],
    async (db, { id }) => {
      found((await applications(db, 'id = $1', [id]))[0], applicationNotFound);
      return documentsOf(db, id);
    },
    { id: recordId },
  ),
  operation({
    call: 'GET /applications/:id/documents/:documentId',
    audience: ['ADMIN'],
    params: { id: recordId, documentId: recordId },
    run: async ({ params: { id, documentId }, db }) => ({ file: await documentFile(db, id, documentId) }),
  }),
];
