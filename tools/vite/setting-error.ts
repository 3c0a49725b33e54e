/** A setting that cannot be, said in one sentence. Vite prints the stack of an error, which would hide the sentence. */
export class SettingError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.stack = sentence;
  }
}
