/** Something that the person at the terminal has to put right; its message says what, in one sentence. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

/** The JSON of a file that the kit was given. @throws SetupError that names the file */
export function parseJsonFile(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SetupError(`${file} is no JSON: ${error instanceof Error ? error.message : error}.`);
  }
}
