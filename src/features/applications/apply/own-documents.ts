import type { components } from '#openapi/schema.gen.ts';
import { t } from '#src/languages/texts.ts';
import { api } from '#src/platform/api/client.ts';
import { defineMutation } from '#src/platform/api/query-client.ts';
import { type ApplicationProgress, progress } from './own-application.ts';

type Proof = components['schemas']['ApplicationProof'];

export const MOST_DOCUMENTS = 5;
const largest = 5 * 1024 * 1024;

/** What is wrong with a file before it is sent; its content is for the server to judge. */
export function fileProblem({ size }: Pick<File, 'size'>): string | undefined {
  if (size === 0) return t`This file is empty.`;
  return size > largest ? t`The file is larger than 5 MB.` : undefined;
}

/**
 * POST /applications/mine/documents, a file a request. The same file once more is stored once, so that it may be sent again
 * after a lost answer. 400 where it is no PDF, JPEG or PNG, 409 for a sixth one, 422 once the application is decided.
 */
export function addDocument(proof: Proof, file: File, signal: AbortSignal): Promise<ApplicationProgress> {
  const body = { ...proof, file: '' };
  const bodySerializer = () => {
    const form = new FormData();
    form.set('referenceNumber', proof.referenceNumber);
    form.set('email', proof.email);
    form.set('file', file);
    return form;
  };
  return progress(api.POST('/applications/mine/documents', { body, bodySerializer, signal }));
}

/** POST /applications/mine/documents/removal; one that is gone already is no failure. */
export const removeDocument = defineMutation({
  call: (body: Proof & { readonly documentId: string }) =>
    progress(api.POST('/applications/mine/documents/removal', { body })),
});
