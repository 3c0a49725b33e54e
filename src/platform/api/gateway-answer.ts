import { msg } from '#src/languages/texts.ts';
import { ApiError } from './errors.ts';
import { type StatusMessages, statusMessage, withAdvice } from './status-words.ts';

/** A refusal that the server has never seen: a firewall dislikes a word, or a gateway lets only some methods through. */
const NO_SUCH_REQUEST = msg`Something between this browser and the server does not let such a request through.`;
const interceptedMessages: StatusMessages = {
  403: [
    msg`Something between this browser and the server refused this.`,
    msg`Use other words where you have written some, or try another network.`,
  ],
  404: [msg`The server has nothing at this address.`],
  405: [NO_SUCH_REQUEST],
  501: [NO_SUCH_REQUEST],
};
const REFUSED_TEXT = msg`Something between this browser and the server refused the text; write it in other words.`;

/** An answer with an error's status whose body is no JSON, such as a gateway's page: the server itself writes JSON. */
export function interceptedError(status: number, hasSentText: boolean, retryAfter?: number): ApiError {
  const isRefused = status === 403 || status === 406;
  const message =
    isRefused && hasSentText
      ? withAdvice(REFUSED_TEXT, '', retryAfter)
      : statusMessage(isRefused ? 403 : status, interceptedMessages, retryAfter);
  return ApiError.intercepted(status, message, retryAfter);
}
