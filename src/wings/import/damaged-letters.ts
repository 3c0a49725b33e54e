import { t } from '#src/languages/texts.ts';
import type { Field } from '#src/records/fields/field.ts';
import type { Student } from '#src/features/students/student.ts';

/*
 * Letters are damaged where a program takes one encoding for another: it writes two signs for one letter, or a question
 * mark for a letter that it does not have.
 */

const isName = ({ rule }: Field<Student>) => rule?.type === 'personName';
/** What people write in words of their own: a name, an address, a company. */
const isProse = (field: Field<Student>) => isName(field) || (field.rule?.type === 'text' && !field.rule.pattern);

/** The signs of the bytes from 0x80 to 0x9F in Windows-1252, in their order; five of them are none. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const byteOf = (sign: string) => (WINDOWS.includes(sign) ? 0x80 + WINDOWS.indexOf(sign) : sign.charCodeAt(0));
const further = `[\u0080-\u00BF${WINDOWS}]`;
/** The bytes of one letter in UTF-8, each read as a sign of its own. */
const twiceEncoded = new RegExp(`[Â-ß]${further}|[à-ï]${further}{2}|[ð-ô]${further}{3}`, 'g');
const utf8 = new TextDecoder();

/** A sign of Windows-1252 that is no letter of UTF-8 by itself. */
const alone = new RegExp(`[\u0080-\u00FF${WINDOWS}]`);

/** What a text was before UTF-8 was read as Windows-1252 and saved again, José for JosÃ©; undefined where it was not. */
function decodedAgain(text: string): string | undefined {
  if (!alone.test(text) || alone.test(text.replaceAll(twiceEncoded, ''))) return undefined;
  const decoded = text.replaceAll(twiceEncoded, (signs) => utf8.decode(Uint8Array.from(signs, byteOf)));
  return decoded === text || decoded.includes('\uFFFD') ? undefined : decoded;
}

/** The same in a part of a text, or where a byte was left out. */
const partlyTwice = new RegExp(`[ÂÃ]${further}|â€`);
const entity = /&(?:#\d+|#x[\da-f]+|[a-z]{2,8}\d?);/i;
/** A letter that an encoding does not have: Jos? */
const lostLetter = /\p{L}\?|\?\p{L}/u;
/** The same in an address, where a question mark may end a word. */
const lostAmongLetters = /\p{L}\?\p{L}|\?\?/u;

/** What is to be looked at in the letters of a cell as it stands in the file: spaces of all kinds may be parts of them. */
export function lettersDoubt(field: Field<Student>, cell: string): string | undefined {
  if (field.kind !== 'text') return undefined;
  const decoded = decodedAgain(cell)?.trim();
  if (decoded !== undefined) return t`Its letters may be damaged: is “${decoded}” meant?`;
  const isLost = (isName(field) && lostLetter.test(cell)) || (isProse(field) && lostAmongLetters.test(cell));
  return isLost || partlyTwice.test(cell) || entity.test(cell)
    ? t`Its letters may be damaged: look whether it is written like this`
    : undefined;
}

/** What decoders write for a letter that they cannot read. */
const LOST = '\uFFFD';

/** Why a text cannot be stored at all: a sign stands where each letter was lost. */
export function lostLetters(field: Field<Student>, text: string): string | undefined {
  if (text.includes(LOST))
    return t`A letter was lost when the file was saved (${LOST}): save it again as “CSV UTF-8”, or write the letter`;
  const isLost = text.includes('?') && (!/[\p{L}\p{N}]/u.test(text) || (isName(field) && text.includes('??')));
  return isLost && isProse(field)
    ? t`The letters were lost when the file was saved, and a question mark stands for each: save it again as “CSV UTF-8”, or write the letters`
    : undefined;
}
