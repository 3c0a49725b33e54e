import { formLimit } from '../request/read-form.ts';
import { bodyLimit } from '../request/read.ts';

/** As much of a body is read before the connection is given up. */
const mostRead = 16 * bodyLimit;

/**
 * The request with its body in memory, of which only as much is kept as shows that it is too long. The rest is read and
 * dropped: a client that keeps the connection sends its next request behind it.
 * @returns also whether the body was read to its end; if not, the connection cannot be used again
 */
export async function readAhead(request: Request): Promise<{ request: Request; whole: boolean }> {
  const { body, method, url, headers } = request;
  if (!body) return { request, whole: true };
  const chunks: Uint8Array[] = [];
  let size = 0;
  let whole = Number(headers.get('Content-Length') ?? 0) <= mostRead;
  const reader = body.getReader();
  while (whole) {
    const { done, value } = await reader.read();
    if (done) break;
    if (size <= formLimit) chunks.push(value);
    size += value.byteLength;
    whole = size <= mostRead;
  }
  return { request: new Request(url, { method, headers, body: Buffer.concat(chunks) }), whole };
}
