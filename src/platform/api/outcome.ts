import { msg, t, translate } from '#src/languages/texts.ts';
import { extensionsKnown, hasExtension } from '../server/extensions.ts';
import { currentConnection, inSession } from './connection.ts';
import { ApiError, isPassing, isRefusal, type Outcome, UNSAID, UNSENT } from './errors.ts';

/** The codes of servers that have not ended it: their database has not confirmed it, or it is the first try (contract, Failures). */
const stillAtWork: ReadonlySet<string> = new Set(['OUTCOME_UNKNOWN', 'KEY_IN_USE']);

/** Answers of gateways, and of servers that gave up: what the server behind them has done by then, they do not know. */
const unknowing: ReadonlySet<number> = new Set([408, 499, 502, 504]);
/** What servers answer before they do anything. */
const refusing: ReadonlySet<number> = new Set([501, 503, 505, 507, 508, 511]);

/**
 * Whether a write that failed may have been done all the same: it may have reached the server, and no answer of the server's
 * own says what came of it. A request that broke off cannot be told from one that never left.
 */
export function isOutcomeUnknown(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.code === UNSENT) return false;
  if (error.outcome) return error.outcome.isOpen;
  const { status, kind } = error;
  if (
    status === undefined ||
    error.code === UNSAID ||
    stillAtWork.has(error.code ?? '') ||
    unknowing.has(status) ||
    status >= 520
  )
    return true;
  return status >= 500 && !refusing.has(status) && kind === 'unanswered';
}

const absent = (): Outcome => ({
  isOpen: false,
  sentence: t`The portal has checked: it was not stored. You can send it again.`,
});
/** What a look at a server that is still at work on it has found. */
const pending = (): Outcome => ({
  isOpen: true,
  sentence: t`The portal has checked: it is not stored yet, and may be in a moment. If you send it again, the portal checks first.`,
});
const NOT_LOOKED_UP = msg`It may have been stored, but the portal could not check. If you send it again, the portal checks first and sends only what is missing.`;

/** What a look at the server has found: what the lost answer would have told; undefined where it is not there. */
export type Found<Data> = { readonly data: Data } | undefined;

interface LookedUpCall<Variables, Data> {
  /** Sends it, perhaps after a try whose outcome is not known. The key is the same for each try of the same values. */
  readonly send: (variables: Variables, key: string, isRepeated: boolean) => Promise<Data>;
  /** What is said where nobody can tell, beside why the answer is missing; marked by `msg`. */
  readonly sentence?: string;
  /**
   * Asks the server whether an earlier try has been done; without it nobody can tell. It throws where that cannot be told.
   * `again` sends the same with the same key.
   */
  readonly look?: ((variables: Variables, again: () => Promise<Data>) => Promise<Found<Data>>) | undefined;
}

/** A key that nobody guesses. `randomUUID` is only there on secure origins. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('-');

/** Whether the server knows a request that is sent again by its key, and gives the first one's answer. */
export const knowsKeys = (): boolean => hasExtension('idempotency');

/**
 * The header with the key of a request (contract, Sending again). Servers that have not said that they read it never get it:
 * on another origin, one that does not allow the header would get no write at all.
 */
export const keyed = (key: string): Readonly<Record<string, string>> =>
  knowsKeys() ? { 'Idempotency-Key': `"${key}"` } : {};

/**
 * A write that is looked for where its answer is lost: what is found is its answer. What could not be looked up is looked for
 * first when the same values are sent again, so that nothing is stored twice. Nothing of it outlives the session.
 */
export function lookedUp<Variables, Data>({
  send,
  look,
  sentence = NOT_LOOKED_UP,
}: LookedUpCall<Variables, Data>): (variables: Variables) => Promise<Data> {
  const open = (): Outcome => ({ isOpen: true, sentence: translate(sentence) });
  const unsettled = new Map<string, { readonly key: string; readonly error: ApiError; readonly isAtWork: boolean }>();

  return async (variables) => {
    // What the server has may be known after the page is there.
    await inSession(extensionsKnown());
    const request = JSON.stringify([currentConnection().getToken(), variables]);
    const earlier = unsettled.get(request);
    const key = earlier?.key ?? newKey();

    async function find(error: ApiError): Promise<Found<Data>> {
      try {
        const found = await look?.(variables, () => send(variables, key, true));
        if (found) unsettled.delete(request);
        return found;
      } catch {
        // What the look failed with matters less than what it was for.
        throw error.withOutcome(open());
      }
    }

    const there = earlier && look && (await find(earlier.error));
    if (there) return there.data;
    try {
      const data = await send(variables, key, earlier !== undefined);
      unsettled.delete(request);
      return data;
    } catch (error) {
      // A try that the server is still at work on may be done whatever a later one was told.
      const wasAtWork = look !== undefined && earlier?.isAtWork === true;
      if (!isOutcomeUnknown(error))
        throw wasAtWork && isRefusal(error) && isPassing(error) ? error.withOutcome(pending()) : error;
      const isAtWork = wasAtWork || stillAtWork.has(error.code ?? '');
      unsettled.set(request, { key, error, isAtWork });
      const found = await find(error);
      if (found) return found.data;
      throw error.withOutcome((!look ? open : isAtWork ? pending : absent)());
    }
  };
}

/** What a look finds; undefined where the server says that there is no such record. */
export async function foundOr404<Value>(call: Promise<Value>): Promise<Value | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isRefusal(error, 404)) return undefined;
    throw error;
  }
}
