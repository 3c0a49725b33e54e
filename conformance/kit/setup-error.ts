/** Something that the person at the terminal has to put right; its message says what, in one sentence. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}
