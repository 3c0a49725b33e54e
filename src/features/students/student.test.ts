import { expect, it } from 'vitest';
import { studentFields } from './student.ts';

it.each(['name', 'email', 'rollNo', 'phone'] as const)(
  'The browser does not fill in the %s of a student, who is not the person at the screen',
  (name) => {
    expect(studentFields[name].control.autoComplete).toBe('off');
  },
);
