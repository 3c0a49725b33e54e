import { parseArgs } from 'node:util';
import { SetupError } from '#conformance/kit/setup-error.ts';

export const usage = `npm run tool twin -- --url URL --accounts FILE --out FILE [options]
  --url URL           where the API is, with its base path: http://localhost:8080/api
  --accounts FILE     accounts of the server, as for the conformance kit; an administrator's is used
  --out FILE          the state file to write; the demo's bar opens it
  --keep-people       leaves people as they are; it has to be given twice`;

export interface Options {
  /** Without a slash at its end. */
  readonly url: string;
  readonly accounts: string;
  readonly out: string;
  readonly keepPeople: boolean;
}

const options = {
  url: { type: 'string' },
  accounts: { type: 'string' },
  out: { type: 'string' },
  'keep-people': { type: 'boolean', multiple: true },
  help: { type: 'boolean', default: false },
} as const;

/** What a command line asks for; undefined for help. @throws SetupError that says what is wrong with it */
export function parseOptions(args: readonly string[]): Options | undefined {
  const { values } = (() => {
    try {
      return parseArgs({ args: [...args], options });
    } catch (error) {
      throw new SetupError(error instanceof Error ? error.message.split('\n', 1)[0]! : String(error));
    }
  })();
  const { url, accounts, out, help } = values;
  if (help) return undefined;
  if (url === undefined) throw new SetupError('--url is missing: where is the API?');
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new SetupError(`--url must be an http address, and “${url}” is none.`);
  if (accounts === undefined) throw new SetupError('--accounts is missing: which accounts does the server have?');
  if (out === undefined) throw new SetupError('--out is missing: where should the file be written?');
  const keeps = values['keep-people']?.length ?? 0;
  if (keeps === 1)
    throw new SetupError('--keep-people puts real people into the file. Give it twice if that is what you want.');
  return { url: url.replace(/\/+$/, ''), accounts, out, keepPeople: keeps > 1 };
}
