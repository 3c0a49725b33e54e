import { describe, expect, it } from 'vitest';
import { finds, narrows, readSearch, searchedText } from './search-text.ts';

interface Fields {
  readonly email?: string;
  readonly number?: string;
  readonly phone?: string | null;
}

const isFound = (typed: string, name: string, { email = 'desk@example.com', number = 'CE26F01', phone = '' }: Fields) =>
  finds(readSearch(typed), searchedText([name, email, number], phone));

describe('A search as people ask', () => {
  it.each<[typed: string, name: string, fields?: Fields]>([
    // Words in any order.
    ['Rao Asha', 'Asha Devi Rao'],
    ['Asha Rao', 'Asha Devi Rao'],
    ['rao, as', 'Asha Devi Rao'],
    ['  DEVI   asha ', 'Asha Devi Rao'],
    ['Alvarez José', 'José María Álvarez'],
    ['asha ce26', 'Asha Rao'],
    ['CE26F01 rao', 'Asha Rao'],
    // Initials.
    ['R.K. Narayanan', 'R. K. Narayanan'],
    ['R.K.Narayanan', 'R. K. Narayanan'],
    ['RK Narayanan', 'R. K. Narayanan'],
    ['RKNarayanan', 'R. K. Narayanan'],
    ['R K Narayanan', 'R. K. Narayanan'],
    ['R. K. Narayanan', 'RK Narayanan'],
    ['Narayanan R.K.', 'R K Narayanan'],
    ['Narayanan, R. K.', 'RK Narayanan'],
    ['Narayanan K R', 'K.R. Narayanan'],
    ['K Narayanan', 'R. K. Narayanan'],
    ['R.K.', 'RK Narayanan'],
    ['rk', 'R. K. Narayanan'],
    ['Kalam A.P.J.', 'APJ Abdul Kalam'],
    ['APJ Kalam', 'A. P. J. Abdul Kalam'],
    ['R. Narayanan', 'Rasipuram Krishnaswami Narayanan'],
    // Hyphens, apostrophes and spaces.
    ['Abdul Kareem', 'Mohammed Abdul-Kareem'],
    ['Abdul-Kareem', 'Mohammed Abdul Kareem'],
    ['Abdulkareem', 'Mohammed Abdul-Kareem'],
    ['abdul‐kareem mohammed', 'Mohammed Abdulkareem'],
    ['Abdul–Kareem', 'Abdul-Kareem'],
    ['O’Brien', "Kate O'Brien"],
    ['OBrien Kate', 'Kate O’Brien'],
    ["O'Brien, Kate", 'Kate OBrien'],
    ['o brien kate', 'Kate O`Brien'],
    ['dsouza', 'Maria D’Souza'],
    ['Souza Maria', 'Maria D’Souza'],
    // Roll and reference numbers.
    ['CE 26 F01', 'Asha'],
    ['ce-26-f01', 'Asha'],
    ['CE26F01', 'Asha', { number: 'CE/26/F-01' }],
    ['Rao CE 26 F 01', 'Asha Rao'],
    ['APP 2026 000142', 'Asha', { number: 'APP-2026-000142' }],
    ['2026000142', 'Asha', { number: 'APP-2026-000142' }],
    // Telephone numbers.
    ['9812345670', 'Asha', { phone: '+919812345670' }],
    ['98123 45670', 'Asha', { phone: '+919812345670' }],
    ['+91 98123-45670', 'Asha', { phone: '+919812345670' }],
    ['+91 98123-45670', 'Asha', { phone: '9812345670' }],
    ['(0) 98123 45670', 'Asha', { phone: '9812345670' }],
    ['098123 45670', 'Asha', { phone: '+91 98123 45670' }],
    ['0091 9812345670', 'Asha', { phone: '9812345670' }],
    ['98 12 34 56 70', 'Asha', { phone: '09812345670' }],
    ['९८१२३ ४५६७०', 'Asha', { phone: '+919812345670' }],
    ['345670', 'Asha', { phone: '+919812345670' }],
    ['rao 98123 45670', 'Asha Rao', { phone: '+919812345670' }],
    ['+44 20 7946 0958', 'Asha', { phone: '+442079460958' }],
    // The substring of section 5.
    ['sha de', 'Asha Devi Rao'],
    ['esk@exam', 'Asha'],
    ['E26f', 'Asha'],
    ['.', 'R. K. Narayanan'],
    ['', 'Asha'],
  ])('%j finds %j %j', (typed, name, fields = {}) => {
    expect(isFound(typed, name, fields)).toBe(true);
  });

  it.each<[typed: string, name: string, fields?: Fields]>([
    ['Rao Ash Xyz', 'Asha Devi Rao'],
    ['a a a a a a a a a a a a a', 'Asha Devi Rao'],
    [`Rao ${'a'.repeat(200)}`, `${'a'.repeat(200)} Rao`],
    ['sha rao', 'Asha Devi Rao'],
    // Signs that are in no name.
    ['asha.', 'Asha Devi Rao'],
    ['rao%', 'Asha Devi Rao'],
    ['rao_asha', 'Asha Devi Rao'],
    ['asha*', 'Asha Devi Rao'],
    ['rao@example', 'Asha Devi Rao'],
    ['adevi', 'Asha Devi Rao'],
    ['RK', 'Ramesh Kumar'],
    ['KR', 'R. K. Narayanan'],
    ['AJP Kalam', 'A. P. J. Abdul Kalam'],
    ['z', 'Asha'],
    ['Asha example', 'Asha'],
    ['Asha desk', 'Asha'],
    ['Asha example', 'Asha', { email: 'desk@mail example' }],
    ['DeviRao CE26', 'Asha Devi', { number: 'Rao CE26' }],
    ['26 F01', 'Asha'],
    ['981', 'Asha', { phone: '+919812345670' }],
    ['98123', 'Asha', { phone: '+919812345670' }],
    ['2025', 'Asha', { phone: '+919820251234' }],
    ['0000 98123', 'Asha', { phone: '+919812345670' }],
    ['9812345671', 'Asha', { phone: '+919812345670' }],
    ['98123 45670', 'Asha', { phone: null }],
    ['rao 98123 45670', 'Asha Devi', { phone: '+919812345670' }],
    ['(*', 'Asha'],
    ['-', 'Asha'],
  ])('%j does not find %j %j', (typed, name, fields = {}) => {
    expect(isFound(typed, name, fields)).toBe(false);
  });
});

describe('A search that goes on from the one before it', () => {
  it.each([
    ['as', 'ash', true],
    ['asha', 'asha r', true],
    ['ash', 'basha', false],
    ['asha', 'asha', true],
    ['.', '.r', false],
    ['98123', '98123 4', false],
    ['98123 4', '98123 4 a b c d e f g h i j k l', true],
    ['98123 4', '98123 45', true],
  ])('From %j to %j: only what was found can be found, %s', (before, now, expected) => {
    expect(narrows(readSearch(before), readSearch(now))).toBe(expected);
  });

  it('Finds nothing that is not among what it narrows', () => {
    const signs = ['a', 'b', 'r', '.', ' ', '-', "'", '1', '0', '9', '@'];
    let number = 1;
    const below = (end: number) => (number = (number * 48_271) % 2_147_483_647) % end;
    const some = (most: number) => Array.from({ length: 1 + below(most) }, () => signs[below(signs.length)]).join('');
    const lost: unknown[] = [];
    for (let round = 0; round < 20_000; round++) {
      const text = searchedText([some(8), some(5)], some(12));
      const typed = some(9);
      const [before, now] = [readSearch(typed.slice(0, 1 + below(typed.length))), readSearch(typed)];
      if (narrows(before, now) && finds(now, text) && !finds(before, text)) lost.push([before.needle, typed, text]);
    }
    expect(lost).toEqual([]);
  });
});
