import { describe, expect, it } from 'vitest';
import { passwordStrength } from './PasswordStrength.tsx';

const personal = ['Asha Rao Deshpande', 'asha.d@university.example', 'CS24017'];

describe('The strength of a password', () => {
  it.each([
    ['', 'Too short'],
    ['abcde', 'Too short'],
    ['aaaaaaaaaaaa', 'Weak'],
    ['123456', 'Weak'],
    ['abcdefghijkl', 'Weak'],
    ['qwertyuiop', 'Weak'],
    ['Password123!', 'Weak'],
    ['kettle', 'Weak'],
    ['kettle-42', 'Good'],
    ['Deshpande#2024', 'Weak'],
    ['cs24017-blue-Kettle', 'Weak'],
    ['asha-kettle-47', 'Weak'],
    // A word of three letters occurs in too many passwords by chance.
    ['rao-kettle-47', 'Strong'],
    ['bluekettle', 'Fair'],
    // 51.7 bits.
    ['kdwmzqbtfho', 'Fair'],
    ['four purple rickshaws', 'Strong'],
    ['नमस्ते दुनिया', 'Good'],
  ])('The strength of %j is "%s"', (password, label) => {
    expect(passwordStrength(password, personal).label).toBe(label);
  });

  it('The hints say what would make a weak password stronger', () => {
    expect(passwordStrength('Deshpande#2024', personal).hint).toMatch(/Do not use your name/);
    expect(passwordStrength('kettle').hint).toMatch(/longer/);
    expect(passwordStrength('four purple rickshaws').hint).toBe('');
  });

  it('The strength bar grows with the score', () => {
    const scores = ['abc', 'kettle', 'bluekettle', 'kettle-42', 'four purple rickshaws'].map(
      (one) => passwordStrength(one).score,
    );
    expect(scores).toEqual([0, 1, 2, 3, 4]);
  });
});
