/** A file that cannot be read, with a message for the person who has chosen it: what it is, and what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
