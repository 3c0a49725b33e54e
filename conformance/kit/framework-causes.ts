import { isRecord } from '#src/platform/api/shapes.ts';
import type { Exchange } from './exchange.ts';
import type { AnswerRuleId } from './rules.ts';

/** What of an exchange tells which framework has answered. */
export type Answered = Pick<Exchange, 'method' | 'url' | 'status' | 'headers' | 'text' | 'json'>;

interface Cause {
  readonly fits: (answered: Answered) => boolean;
  /** Why the answer is so, and the setting that mends it. */
  readonly words: string;
}

const withoutSlash = (address: string, base?: string) => new URL(address, base).pathname.replace(/\/$/, '');
const has = (json: unknown, ...names: readonly string[]) => isRecord(json) && names.every((name) => name in json);

/** Answers that a framework gives before anybody's own code is asked. */
const answers: readonly Cause[] = [
  {
    fits: ({ method, status }) => method === 'HEAD' && status === 405,
    words:
      'FastAPI, Django Ninja and express-openapi-validator answer HEAD only where it is declared: declare it beside each GET',
  },
  {
    fits: ({ url, status, headers }) =>
      status >= 300 && status < 400 && withoutSlash(headers.get('Location') ?? '', url) === withoutSlash(url),
    words:
      'the route has another slash at its end (FastAPI, Starlette, Django): declare it as the contract does, with redirect_slashes=False or APPEND_SLASH = False',
  },
  {
    fits: ({ status, text }) => status === 422 && /"loc":\s*\["header",/.test(text),
    words: 'FastAPI reads a Header() parameter as it reads a body: HTTPBearer answers 401 where the token is missing',
  },
  {
    fits: ({ status, text }) => status === 422 && /"type":\s*"int_type",\s*"loc":\s*\["query",/.test(text),
    words:
      'a query has nothing but texts, and strict=True refuses them where a number is wanted: python-fastapi of OpenAPI Generator writes it into apis/, from where it has to go',
  },
  {
    fits: ({ status, json }) => status === 403 && isRecord(json) && json['detail'] === 'Not authenticated',
    words: 'HTTPBearer answers 403 without a token before FastAPI 0.122, and 401 since',
  },
  {
    fits: ({ status, json }) => status === 422 && isRecord(json) && Array.isArray(json['detail']),
    words:
      'Pydantic refused it in FastAPI or Django Ninja: a handler of RequestValidationError, in Ninja of ValidationError, answers 400 with errors',
  },
  {
    fits: ({ url, text }) => /%2f/i.test(url) && /HTTP Status 400 –/.test(text),
    words:
      'Tomcat refuses %2F: set encodedSolidusHandling of its connector, and setAllowUrlEncodedSlash of StrictHttpFirewall',
  },
  {
    fits: ({ url, status }) => /%2f/i.test(url) && status === 404,
    words:
      'FastAPI and Django decode %2F before they look for the route: declare {name:path}, in Django <path:name>, in Ninja {path:name}',
  },
  {
    fits: ({ status, text }) => status === 0 && text === 'UND_ERR_SOCKET',
    words:
      'the connection was closed: after a panic, Go needs a recover, and axum a CatchPanicLayer; after an exception uvicorn closes it unless a middleware catches it, which a handler of Exception does not',
  },
];

/** Bodies that a framework writes. Where a rule is about something else, such as who may, they explain nothing. */
const bodies: readonly Cause[] = [
  {
    fits: ({ text }) => /<title>Error<\/title>[^]*<pre>/.test(text),
    words: 'Express writes this page itself: a handler of errors after all routes answers JSON',
  },
  {
    fits: ({ text }) => /<h1>(?:Not Found|Server Error \(500\))<\/h1>/.test(text),
    words: 'Django writes this page itself: handler404 and handler500 answer JSON',
  },
  {
    fits: ({ text }) => /<h1>HTTP Status \d+ –/.test(text),
    words: 'Tomcat answered before Spring saw the request',
  },
  {
    fits: ({ json }) => has(json, 'timestamp', 'status', 'error', 'path'),
    words: 'Spring Boot wrote this body itself: a @RestControllerAdvice answers in the shape of the contract',
  },
  {
    fits: ({ headers }) => headers.get('Content-Type')?.startsWith('application/problem+json') ?? false,
    words: 'Spring wrote this ProblemDetail itself: a @RestControllerAdvice answers in the shape of the contract',
  },
  {
    fits: ({ status, text }) => status === 405 && text === 'Method not allowed',
    words: 'Django Ninja wrote this text itself: a middleware answers JSON, with the same Allow',
  },
  {
    fits: ({ text }) => text === '404 page not found\n',
    words: "Go's ServeMux answered: a handler around it writes JSON where mux.Handler gives no pattern",
  },
  {
    fits: ({ headers, text }) =>
      (headers.get('Content-Type')?.startsWith('text/plain') ?? false) &&
      headers.get('X-Content-Type-Options') === 'nosniff' &&
      text.endsWith('\n'),
    words: "Go's http.Error wrote this text: write JSON with a message in its place",
  },
  {
    fits: ({ text }) =>
      /^(?:Failed to deserialize the JSON body|Failed to parse the request body as JSON|Expected request with `Content-Type)/.test(
        text,
      ),
    words: "axum's Json refused it: take Result<Json<T>, JsonRejection>, and answer JSON",
  },
  {
    fits: ({ status, text }) => status === 500 && text === 'Internal Server Error',
    words: 'Starlette, below FastAPI, wrote this text: a handler of Exception answers JSON',
  },
  {
    fits: ({ status, json }) => status === 500 && isRecord(json) && json['detail'] === 'Not implemented',
    words:
      'python-fastapi of OpenAPI Generator answers so where no class in openapi_server.impl has the base class of the tag',
  },
  {
    fits: ({ json }) => isRecord(json) && typeof json['detail'] === 'string' && Object.keys(json).length === 1,
    words:
      'FastAPI, Django Ninja or Django REST framework wrote this body itself: a handler of HTTP errors moves detail to message',
  },
];

const bodyRules: ReadonlySet<string> = new Set<AnswerRuleId | 'unknown-path' | 'wrong-method'>([
  'no-server-error',
  'json-body',
  'readable-failure',
  'no-stack-trace',
  'unknown-path',
  'wrong-method',
]);

/** Why a framework answered so, and what mends it: the first cause that fits; undefined where none is known. */
export const frameworkCause = (rule: string, answered: Answered): string | undefined =>
  [...answers, ...(bodyRules.has(rule) ? bodies : [])].find(({ fits }) => fits(answered))?.words;
