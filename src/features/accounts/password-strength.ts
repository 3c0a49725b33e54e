import { textLength } from '#openapi/text-length.ts';

/** How hard a password is to guess. It is advice only: section 5 only asks for a minimum length. */
export interface PasswordStrength {
  /** 0 is too short, 4 is strong. */
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly label: string;
  /** How to make it stronger; empty for a good one. */
  readonly hint: string;
}

const common =
  /^(?:password|passw0rd|p@ssw0rd|qwerty|abc123|iloveyou|welcome|admin|letmein|monkey|dragon|india|student)\W*\d*\W*$/i;
const runs = 'abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm';

const kinds = [
  { pattern: /[a-z]/, size: 26 },
  { pattern: /[A-Z]/, size: 26 },
  { pattern: /[0-9]/, size: 10 },
  { pattern: /[^a-zA-Z0-9]/, size: 33 },
];

/** The number of characters that do not repeat or continue the two before them. */
function unpredictableLength(password: string): number {
  const text = password.toLowerCase();
  return [...text].filter((char, i) => {
    const three = text.slice(i - 2, i) + char;
    return i < 2 || !(runs.includes(three) || three === char.repeat(3));
  }).length;
}

/** Whether it contains a word of the personal data, such as a part of the name. */
const containsPersonal = (password: string, personal: readonly string[]) =>
  personal
    .flatMap((text) => text.toLowerCase().split(/[\s@.]+/))
    .some((word) => word.length >= 4 && password.toLowerCase().includes(word));

/** The strength of a password; `personal` is its owner's data: name, e-mail address, roll number. */
export function passwordStrength(password: string, personal: readonly string[] = []): PasswordStrength {
  if (textLength(password) < 6) return { score: 0, label: 'Too short', hint: 'Use at least 6 characters.' };
  if (common.test(password)) return { score: 1, label: 'Weak', hint: 'This is one of the most common passwords.' };
  if (containsPersonal(password, personal))
    return { score: 1, label: 'Weak', hint: 'Do not use your name, address or roll number in it.' };
  const pool = kinds.reduce((sum, { pattern, size }) => sum + (pattern.test(password) ? size : 0), 0);
  const bits = unpredictableLength(password) * Math.log2(pool);
  if (bits < 36) return { score: 1, label: 'Weak', hint: 'Make it longer, or mix letters, digits and signs.' };
  if (bits < 52) return { score: 2, label: 'Fair', hint: 'A few more characters would make it good.' };
  if (bits < 72) return { score: 3, label: 'Good', hint: '' };
  return { score: 4, label: 'Strong', hint: '' };
}
