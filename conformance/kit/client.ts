import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { type AnswerKnowledge, checkAnswer } from './answer-rules.ts';
import { type Caller, type Exchange, parseJson, type SentBody, visitor, type Wishes } from './exchange.ts';
import type { CheckResults } from './check-results.ts';
import type { Subject } from './rules.ts';
import { MissingOperations } from './missing-operations.ts';
import { NoAnswer, type Send, withTimeout } from './send.ts';

/** A request of an operation. */
export interface Call extends Wishes {
  readonly as?: Caller;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, in place of `body`. */
  readonly sent?: SentBody;
}

/** An answer, read as the portal reads it. */
export interface Answer {
  readonly exchange: Exchange;
  readonly status: number;
  readonly ok: boolean;
  /** The envelope; empty where the answer is none. */
  readonly body: Json;
  /** What the envelope holds. */
  readonly data: unknown;
}

/** Told of each request that has been answered, e.g. to remember what it has made. */
type Listener = (operation: OperationId, call: Call, answer: Answer) => void;

/** The address of an operation below the API's own, with its parameters filled in. */
export function addressOf(operation: OperationId, path: Call['path'] = {}, query: Call['query'] = {}): string {
  const template = operations[operation].path;
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return `${filled}${search && `?${search}`}`;
}

interface ClientOptions {
  readonly send: Send;
  /** Where the API is: `http://localhost:8080/api`. */
  readonly url: string;
  /** In milliseconds. */
  readonly timeout: number;
  readonly results: CheckResults;
  readonly known: AnswerKnowledge;
}

/** For so many milliseconds a server may still close the connection of a request that it has refused. */
const connectionMemory = 2000;

/** Sends requests, holds every answer to the rules of all answers, and counts the time. */
export class Client {
  requests = 0;
  readonly missing = new MissingOperations();
  /** Once it is aborted nothing is sent any more: a request rejects with its reason. */
  signal: AbortSignal | undefined;
  private readonly send: ReturnType<typeof withTimeout>;
  private listener: Listener = () => undefined;
  /** The latest request whose body the server may not have read. */
  private unread: { readonly exchange: Exchange; readonly at: number } | undefined;

  private readonly base: string;
  private readonly results: CheckResults;
  private readonly known: AnswerKnowledge;

  constructor({ send, url, timeout, results, known }: ClientOptions) {
    this.base = url;
    this.results = results;
    this.known = known;
    this.send = withTimeout(send, timeout);
  }

  onAnswer(listener: Listener): void {
    this.listener = listener;
  }

  /** Sends a request of an operation and checks its answer. No answer is an answer with the status 0. @throws Interrupted */
  async call(
    operation: OperationId,
    { as = visitor, path = {}, query = {}, body, sent, ...wishes }: Call = {},
  ): Promise<Answer> {
    const json = body === undefined ? undefined : { text: JSON.stringify(body), type: 'application/json' };
    const method = operations[operation].method.toUpperCase();
    const exchange = await this.exchange(
      operation,
      method,
      addressOf(operation, path, query),
      as,
      sent ?? json,
      wishes,
    );
    const data = checkAnswer(operation, exchange, this.results, this.known);
    const answer: Answer = {
      exchange,
      status: exchange.status,
      ok: exchange.status >= 200 && exchange.status < 300,
      body: isRecord(exchange.json) ? exchange.json : {},
      data,
    };
    if (answer.ok) this.results.succeeded.add(operation);
    this.missing.onAnswer(operation, path, answer);
    this.listener(operation, { as, path, query, body }, answer);
    return answer;
  }

  /**
   * Sends any request, and checks nothing, but for one thing: a server that does not read a body it refuses may take the
   * connection with it, and the request that came next on it is lost. That is the earlier operation's fault, so it is kept
   * as such, and the request is sent again.
   */
  async exchange(
    subject: Subject,
    method: string,
    address: string,
    caller: Caller,
    sent?: SentBody,
    wishes: Wishes = {},
  ): Promise<Exchange> {
    const first = await this.sendOnce(subject, method, address, caller, sent, wishes);
    if (sent?.command !== undefined) {
      this.unread = { exchange: first, at: performance.now() };
      return first;
    }
    const { unread } = this;
    if (first.status !== 0 || !unread || performance.now() - unread.at > connectionMemory) return first;
    this.unread = undefined;
    this.results.check(unread.exchange.subject, 'too-large', {
      ok: false,
      what: 'the next request on the connection',
      seen: `the next request is lost: ${first.text}`,
      exchange: unread.exchange,
    });
    return this.sendOnce(subject, method, address, caller, sent, wishes);
  }

  private async sendOnce(
    subject: Subject,
    method: string,
    address: string,
    caller: Caller,
    sent: SentBody | undefined,
    wishes: Wishes,
  ): Promise<Exchange> {
    this.signal?.throwIfAborted();
    const url = `${this.base}${address}`;
    const headers = new Headers({ Accept: 'application/json' });
    if (caller.token !== undefined) headers.set('Authorization', `Bearer ${caller.token}`);
    if (sent?.type !== undefined) headers.set('Content-Type', sent.type);
    if (wishes.key !== undefined) headers.set('Idempotency-Key', `"${wishes.key}"`);
    if (wishes.language !== undefined) headers.set('Accept-Language', wishes.language);
    // As bytes, because a text would be given a Content-Type.
    const body = sent && new TextEncoder().encode(sent.text);
    const started = performance.now();
    const done = { subject, method, url, caller, sent, wishes };
    this.requests += 1;
    try {
      // A redirect is an answer too: behind a proxy it leads a browser to another host.
      const [response, text] = await this.send(url, { method, headers, redirect: 'manual', ...(body && { body }) });
      const { status } = response;
      const milliseconds = performance.now() - started;
      return { ...done, status, headers: response.headers, text, json: parseJson(text), milliseconds };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      const milliseconds = performance.now() - started;
      return { ...done, status: 0, headers: new Headers(), text: error.message, json: undefined, milliseconds };
    }
  }
}
