import { waitAdvice } from './retry-after.ts';

const SOON = 'Try again in a minute.';

export type StatusMessages = Readonly<Record<number, readonly [meaning: string, advice?: string]>>;

/** What a refusal means whose server does not say it, by its status; and when to try again, where that may help. */
export const statusMessages: StatusMessages = {
  400: ['The server did not accept what was sent, and did not say why.'],
  401: ['The server wants you to sign in.'],
  403: ['The server does not allow this to the account that is signed in. The sign-in may have run out.'],
  // Frameworks say both with the same words.
  404: ['The server has no such record, or does not offer this.'],
  405: ['The server does not offer this.'],
  408: ['The server did not answer in time.'],
  409: ['What was sent is in conflict with what the server has stored.'],
  413: ['What was sent is too large for the server.'],
  415: ['The server did not accept the format of what was sent.'],
  422: ['The server did not accept what was sent, and did not say why.'],
  429: ['The server has had too many requests.', 'Wait a minute and try again.'],
  501: ['The server does not offer this.'],
  502: ['The server is not reachable behind its gateway.', SOON],
  503: ['The server is not available now.', SOON],
  504: ['The server did not answer its gateway in time.', SOON],
};

/** Where nobody is signed in. */
export const visitorMessages: StatusMessages = {
  403: ['The server does not allow this, and did not say why.'],
};

export const withAdvice = (meaning: string, advice = '', seconds?: number): string =>
  [meaning, seconds === undefined ? advice : waitAdvice(seconds)].filter(Boolean).join(' ');

export function statusMessage(status: number, more: StatusMessages | undefined, seconds: number | undefined): string {
  const [meaning, advice] =
    more?.[status] ??
    statusMessages[status] ??
    (status >= 500
      ? ['The server failed while it was working on this.', 'Try again later.']
      : ['The server refused this, and did not say why.']);
  return withAdvice(meaning, advice, seconds);
}
