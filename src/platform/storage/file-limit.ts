/** A file cannot be made since it would be too large; the message says what to do instead. */
export class FileLimit extends Error {
  override readonly name = 'FileLimit';
}
