import { msg, translate } from '#src/languages/texts.ts';
import { waitAdvice } from './retry-after.ts';

const SOON = msg`Try again in a minute.`;

export type StatusMessages = Readonly<Record<number, readonly [meaning: string, advice?: string]>>;

/** What a refusal means whose server does not say it, by its status; and when to try again, where that may help. */
export const statusMessages: StatusMessages = {
  400: [msg`The server did not accept what was sent, and did not say why.`],
  401: [msg`The server wants you to sign in.`],
  403: [msg`The server does not allow this to the account that is signed in. The sign-in may have run out.`],
  // Frameworks say both with the same words.
  404: [msg`The server has no such record, or does not offer this.`],
  405: [msg`The server does not offer this.`],
  408: [msg`The server did not answer in time.`],
  409: [msg`What was sent is in conflict with what the server has stored.`],
  413: [msg`What was sent is too large for the server.`],
  415: [msg`The server did not accept the format of what was sent.`],
  422: [msg`The server did not accept what was sent, and did not say why.`],
  429: [msg`The server has had too many requests.`, msg`Wait a minute and try again.`],
  501: [msg`The server does not offer this.`],
  502: [msg`The server is not reachable behind its gateway.`, SOON],
  503: [msg`The server is not available now.`, SOON],
  504: [msg`The server did not answer its gateway in time.`, SOON],
};

/** Where nobody is signed in. */
export const visitorMessages: StatusMessages = {
  403: [msg`The server does not allow this, and did not say why.`],
};

export const withAdvice = (meaning: string, advice = '', seconds?: number): string =>
  [translate(meaning), seconds === undefined ? translate(advice) : waitAdvice(seconds)].filter(Boolean).join(' ');

export function statusMessage(status: number, more: StatusMessages | undefined, seconds: number | undefined): string {
  const [meaning, advice] =
    more?.[status] ??
    statusMessages[status] ??
    (status >= 500
      ? [msg`The server failed while it was working on this.`, msg`Try again later.`]
      : [msg`The server refused this, and did not say why.`]);
  return withAdvice(meaning, advice, seconds);
}
