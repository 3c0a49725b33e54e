import type { Field, Fields, Texts } from '../fields/field.ts';

/** UTF-8 that was read as Windows-1252 and saved again: JosÃ©. */
const twiceEncoded = /[ÂÃ][\u0080-\u00BF\u0152-\u0192\u2013-\u203A\u20AC\u2122]|â€/;
/** A letter that an encoding does not have: Jos? */
const lostLetter = /\p{L}\?|\?\p{L}/u;
const entity = /&(?:#\d+|#x[\da-f]+|[a-z]{2,8}\d?);/i;

const LETTERS = 'Its letters may be damaged: look whether it is written like this';

function doubtOf<Row>({ kind, rule, unit }: Field<Row>, text: string): string | undefined {
  if (kind === 'text' && (twiceEncoded.test(text) || entity.test(text))) return LETTERS;
  if (rule?.type === 'personName' && lostLetter.test(text)) return LETTERS;
  if (unit === '%' && Number(text) > 0 && Number(text) < 1)
    return `This is less than 1%: is ${Number((Number(text) * 100).toFixed(4))}% meant?`;
  return undefined;
}

/** What fits and is probably not meant, by field: damaged letters, a part of 1 for a percentage. */
export const doubtsOf = <Row>(fields: Fields<Row>, given: Texts): readonly (readonly [string, string])[] =>
  Object.entries(given).flatMap(([name, text]) => {
    const doubt = fields[name] && doubtOf(fields[name], text);
    return doubt ? [[name, doubt] as const] : [];
  });

/** Why a text cannot be stored at all: a sign stands where its letter was lost. */
export const lostLetters = (text: string): string | undefined =>
  text.includes('\uFFFD')
    ? 'A letter was lost when the file was saved (\uFFFD): save it again as “CSV UTF-8”, or write the letter'
    : undefined;
