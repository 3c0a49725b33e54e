import { parseUrl } from '#src/platform/text/parse-url.ts';

/** The file beside a live build's page that says where the API is and what it offers, so that one build serves every environment. */
const fileName = 'config.json';

const TIMEOUT_MS = 10_000;

/** What is wrong with the file, as a sentence to be shown. The app knows it by its name, as it imports nothing from here. */
export const problem = (sentence: string): Error =>
  Object.assign(new Error(`The portal’s file ${fileName} ${sentence}`), { name: 'ConfigurationError' });

/**
 * The address of the API: http or https, or a path of the page's own origin. It has no slash at its end.
 * @throws Error named ConfigurationError that says what was found and what may stand there
 */
export function parseApiBaseUrl(value: unknown, origin: string): string {
  const known = typeof value === 'string' && /^(?:\/(?!\/)|https?:\/\/)/.test(value);
  const url = known ? parseUrl(value, origin) : undefined;
  if (!url || url.username || url.search || url.hash)
    throw problem(
      `has ${JSON.stringify(value)} as “apiBaseUrl”, which must be a path such as "/api" or an address such as "https://api.example.org/api".`,
    );
  return url.href.replace(/\/+$/, '');
}

export interface Configuration {
  readonly apiBaseUrl?: string;
  /** The names of the extensions that the API has; the app knows which there are. */
  readonly extensions?: readonly string[];
}

/** @throws Error named ConfigurationError */
function extensionNames(value: unknown): readonly string[] {
  if (Array.isArray(value) && value.every((name) => typeof name === 'string')) return value;
  throw problem(`has ${JSON.stringify(value)} as “extensions”, which must be a list of names such as ["history"].`);
}

/**
 * What the file's text says.
 * @throws Error named ConfigurationError where the text is no such file
 */
export function parseConfiguration(text: string, origin: string): Configuration {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    throw problem(`is no JSON (${error instanceof Error ? error.message : String(error)}).`);
  }
  if (typeof file !== 'object' || file === null || Array.isArray(file))
    throw problem('must be an object, such as { "apiBaseUrl": "https://api.example.org/api" }.');
  const { apiBaseUrl, extensions, ...others } = file as Readonly<Record<string, unknown>>;
  // A name with a slip of the pen would be ignored in silence.
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw problem(`has “${unknown}”, and may have “apiBaseUrl” and “extensions” alone.`);
  return {
    ...(apiBaseUrl !== undefined && { apiBaseUrl: parseApiBaseUrl(apiBaseUrl, origin) }),
    ...(extensions !== undefined && { extensions: extensionNames(extensions) }),
  };
}

/**
 * Asks the host for the file. The stored copy is never taken unasked: a moved API must be found with the next reload.
 * @param base where the app lies on its host, e.g. '/' or '/portal/'
 * @returns an empty one where there is no such file, also where the host answers with its page instead
 * @throws Error named ConfigurationError for a file that is wrong; what `fetch` throws where no answer came
 */
export async function fetchConfiguration(base: string): Promise<Configuration> {
  const { origin } = location;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`${origin}${base}${fileName}`, { cache: 'no-cache', signal });
  if (response.status === 404 || response.status === 410) return {};
  if (!response.ok) throw problem(`could not be read: the host answered with status ${response.status}.`);
  const text = await response.text();
  return text.trimStart().startsWith('<') ? {} : parseConfiguration(text, origin);
}
