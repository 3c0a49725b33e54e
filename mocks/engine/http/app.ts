import { readFile } from 'node:fs/promises';
import { getResponse, type HttpHandler } from 'msw';
import { contractPath, readContract } from '#openapi/contract.ts';
import { referenceFile, referenceFolder } from '#openapi/reference/reference-files.tsx';
import { failure } from '../request/answer.ts';
import { HttpError } from '../request/http-error.ts';
import { readAhead } from './body.ts';

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
  'Access-Control-Expose-Headers': 'Retry-After, Date',
  'Access-Control-Max-Age': '600',
};

interface AppOptions {
  readonly handlers: HttpHandler[];
  /** Answers at /, e.g. with a page that leads to the rest. */
  startPage(origin: string): Response;
}

/** What is served beside the API: the contract in both forms, and its reference. */
async function fileAt({ pathname }: URL): Promise<Response | undefined> {
  const file = (text: string, type: string) =>
    new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' } });
  switch (pathname) {
    case '/openapi.yaml':
      return file(await readFile(contractPath, 'utf8'), 'application/yaml');
    case '/openapi.json':
      return file(JSON.stringify(await readContract()), 'application/json');
    case `/${referenceFolder}`:
      return new Response(null, { status: 308, headers: { Location: `/${referenceFolder}/` } });
    default: {
      const folder = `/${referenceFolder}/`;
      const found = pathname.startsWith(folder) ? await referenceFile(pathname.slice(folder.length)) : undefined;
      return found && file(found.text, found.type);
    }
  }
}

/** The backend's handlers as a server: the API below /api, and what describes it beside it. */
export function createApp({ handlers, startPage }: AppOptions): (request: Request) => Promise<Response> {
  async function find(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    const answer = await getResponse(handlers, request).catch(failure);
    // A network error, which a server cannot send, is a connection that was given up.
    if (answer) return answer.type === 'error' ? new Response(null, { status: 504 }) : answer;
    const url = new URL(request.url);
    const file = url.pathname === '/' ? startPage(url.origin) : await fileAt(url);
    if (!file) return failure(new HttpError(404, `There is nothing here. The API is below /api, and / tells more.`));
    if (request.method === 'GET' || request.method === 'HEAD') return file;
    const headers = { Allow: 'GET, HEAD' };
    return failure(new HttpError(405, 'This address takes GET, HEAD alone', { headers }));
  }

  return async (original) => {
    const { request, whole } = await readAhead(original);
    const response = await find(request);
    for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
    if (!whole) response.headers.set('Connection', 'close');
    return response;
  };
}
