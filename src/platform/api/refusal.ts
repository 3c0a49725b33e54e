import { pageLanguage } from '../language.ts';
import { withTexts } from '../load-texts.ts';
import { ApiError } from './errors.ts';
import type { Said } from './refusal-body.ts';
import { retryAfterIn } from './retry-after.ts';
import { isRecord } from './shapes.ts';

const loadCodeWords = withTexts('refusals', () => import('./code-words.ts'));
const loadGatewayAnswer = withTexts('refusals', () => import('./gateway-answer.ts'));

/** Whether the person has chosen the language that an answer is in, which is English where none is named (contract, Languages). */
const isInTheirLanguage = ({ headers }: Response): boolean =>
  (headers.get('Content-Language') ?? 'en').split('-')[0]?.toLowerCase() === pageLanguage();

/** The portal's own sentence for a code, where the server's is in another language. In English the server's comes first (section 8). */
async function ownMessage(code: string | undefined, response: Response): Promise<string | undefined> {
  if (code === undefined || pageLanguage() === 'en' || isInTheirLanguage(response)) return undefined;
  return loadCodeWords().then(
    ({ codeMessage }) => codeMessage(code),
    () => undefined,
  );
}

/**
 * What a refusal comes to, from its body as the client has parsed it. A body that is no JSON comes from something in front
 * of the server; a body that says nothing leaves the word to the status.
 */
export async function refusalIn(body: unknown, response: Response, isVisitor: boolean): Promise<ApiError> {
  const { status, headers, hasSentText = false } = response;
  const retryAfter = retryAfterIn(headers);
  const text = typeof body === 'string' ? body.trim() : undefined;
  // A 401 ends the session, whoever has said it.
  if (text && status !== 401)
    return loadGatewayAnswer().then(
      ({ interceptedError }) => interceptedError(status, hasSentText, retryAfter),
      () => ApiError.intercepted(status, undefined, retryAfter),
    );
  if (typeof body !== 'object' || body === null) return ApiError.refused(status, { isVisitor, retryAfter });
  // Without the code that reads every server's words, the contract's own can be read.
  const { isUnwritten, ...said }: Partial<Said> = await import('./refusal-body.ts').then(
    ({ saidIn }) => saidIn(body),
    () => (isRecord(body) && typeof body['message'] === 'string' ? { message: body['message'] } : {}),
  );
  const data = isRecord(body) ? body['data'] : undefined;
  const message = await ownMessage(said.code, response);
  return ApiError.refused(isUnwritten ? 501 : status, {
    ...said,
    ...(message !== undefined && { message }),
    data,
    isVisitor,
    retryAfter,
  });
}
