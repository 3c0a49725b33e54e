/**
 * How long a text is for `minLength` and `maxLength`, which JSON Schema counts in code points: an emoji is one, and two
 * units of a string in JavaScript.
 */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
