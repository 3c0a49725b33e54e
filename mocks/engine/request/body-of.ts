export type KnownBody = string | ArrayBuffer | Blob;

// A property and not a WeakMap: with thousands of entries that one makes the browser pause when it collects garbage.
const key = Symbol('body');

/** Remembers a body that has been read or made, so that a journal of requests need not copy it. */
export function rememberBody<Message extends Request | Response>(message: Message, body: KnownBody): Message {
  return Object.assign(message, { [key]: body });
}

export const bodyOf = (message: (Request | Response) & { readonly [key]?: KnownBody }): KnownBody | undefined =>
  message[key];

/** In bytes; a text counts its characters, which are one byte each in nearly all answers. */
export const sizeOfBody = (body: KnownBody): number =>
  typeof body === 'string' ? body.length : body instanceof Blob ? body.size : body.byteLength;
