/** Crockford's base 32: nothing in it looks like another sign. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const randomSigns = (count: number) =>
  [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => SIGNS[byte % SIGNS.length]).join('');

/** A number: the year of the paper, a serial number, and 50 bits that nobody guesses. */
export const paperNumber = (issuedOn: string, serial: number): string =>
  `${issuedOn.slice(0, 4)}-${String(serial).padStart(6, '0')}-${randomSigns(5)}-${randomSigns(5)}`;
