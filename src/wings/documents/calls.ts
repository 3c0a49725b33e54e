import { queryOptions } from '@tanstack/react-query';
import { applications } from '#src/features/applications/applications.ts';
import { type ApplicationDocument, parseDocument } from '#src/features/applications/documents.ts';
import { api, read } from '#src/platform/api/client.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { parseList } from '#src/platform/api/reader.ts';
import { keepReadable } from '#src/records/calls/resource.ts';

/** GET /applications/{id}/documents: names and sizes, the oldest first. */
export const documentsQuery = (id: string) =>
  queryOptions({
    queryKey: [...applications.allKey, 'documents', id],
    queryFn: async (context) => {
      const params = { path: { id } };
      const answer = await read(api.GET('/applications/{id}/documents', { params, signal: context.signal }));
      return keepReadable(context, parseList(answer, parseDocument));
    },
    staleTime: 0,
  });

/** GET /applications/{id}/documents/{documentId}: its content, as what the list says that it is. @throws ApiError */
export async function contentOf(id: string, { id: documentId, type }: ApplicationDocument): Promise<Blob> {
  const params = { path: { id, documentId } };
  const { data, response } = await api.GET('/applications/{id}/documents/{documentId}', { params, parseAs: 'blob' });
  response.arrival?.release?.();
  if (!response.ok || !(data instanceof Blob)) throw ApiError.refused(response.status, {});
  // Whatever the server calls it, the browser is told one of three types.
  return new Blob([data], { type });
}
