import type { renderApp } from './render.tsx';

export type Wire = NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['wire']>;
type Real = () => Promise<Response>;

/** Calls of one operation get another answer than the real backend's; all others get its own. */
export const answering =
  (method: string, path: RegExp, answer: (request: Request, real: Real) => Promise<Response>): Wire =>
  (request, serve) =>
    request.method === method && path.test(new URL(request.url).pathname)
      ? answer(request, () => serve(request))
      : serve(request);

/** The answer with other data in it. What is stored stays as the backend has stored it. */
export const changing = (change: (data: Record<string, unknown>) => unknown) =>
  async function changed(_request: Request, real: Real): Promise<Response> {
    const response = await real();
    const body = await response.json();
    return Response.json({ ...body, data: change(body.data) }, { status: response.status });
  };
