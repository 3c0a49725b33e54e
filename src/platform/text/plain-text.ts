/*
 * What stands in a text and is not seen: it comes along where somebody copies from a page or a spreadsheet. Joiners
 * (U+200C, U+200D) are kept between letters, where many scripts need them.
 */
const unseen =
  /[\u034F\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|(?<![^\0-\x7F])[\u200C\u200D]|[\u200C\u200D](?![^\0-\x7F])/g;

/** Spaces of other widths than the ordinary one, such as the one that breaks no line. */
const otherSpaces = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u2800\u3000]/g;

/** A text without marks that nobody sees, its spaces ordinary ones, none at its ends. */
export function plainText(text: string): string {
  return text.replaceAll(unseen, '').replaceAll(otherSpaces, ' ').trim();
}
