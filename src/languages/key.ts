/** The key of an English sentence in the catalogs: in a third of its bytes, by 28 bits of the hash FNV-1a. */
export function keyOf(sentence: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < sentence.length; at += 1) hash = Math.imul(hash ^ sentence.charCodeAt(at), 0x01000193);
  return (hash >>> 4).toString(36);
}
