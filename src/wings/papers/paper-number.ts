import { plainDigits } from '#openapi/plain-digits.ts';
import { plainText } from '#src/platform/text/plain-text.ts';

const misread: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', U: 'V' };

/**
 * A number as the contract writes it, from what somebody has typed off a paper: in any case, with or without hyphens and
 * spaces, with the letters that no number has for the signs they look like.
 * @returns undefined for what can be no number
 */
export function readPaperNumber(typed: string): string | undefined {
  const signs = plainDigits(plainText(typed))
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll(/[OILU]/g, (sign) => misread[sign] ?? sign);
  const [, year, serial, first, second] = /^(\d{4})(\d{6,9}?)([0-9A-Z]{5})([0-9A-Z]{5})$/.exec(signs) ?? [];
  return year && `${year}-${serial}-${first}-${second}`;
}
