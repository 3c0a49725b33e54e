const otherSigns = /[^\0-\x7F]/;
/** The signs of ASCII in the width of Chinese letters. */
const fullWidth = /[\uFF01-\uFF5E]/g;
/** The decimal sign, the sign of groups, the comma and the percent sign that go with Arabic digits. */
const arabic: Readonly<Record<string, string>> = { '\u066B': '.', '\u066C': ',', '\u060C': ',', '\u066A': '%' };
const arabicSigns = /[\u066A-\u066C\u060C]/g;
const digit = /\p{Nd}/u;
const digits = /\p{Nd}/gu;

/** The digits of a script stand in their order, ten by ten: those in front of one say which it is. */
function valueOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let first = code;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** A text with the digits of ASCII for those of every other script: ९८ and ٩٨ are 98; the signs of numbers likewise. */
export function plainDigits(text: string): string {
  if (!otherSigns.test(text)) return text;
  return text
    .replaceAll(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfe_e0))
    .replaceAll(arabicSigns, (sign) => arabic[sign] ?? sign)
    .replaceAll(digits, valueOf);
}
