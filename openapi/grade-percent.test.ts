import { describe, expect, it } from 'vitest';
import { gradePercent } from './grade-percent.ts';

describe('A grade as a number, in percent of its scale', () => {
  it.each([
    ['88%', 88],
    ['88 %', 88],
    ['88.5 percent', 88.5],
    ['88 per cent', 88],
    ['88,5%', 88.5],
    ['First class (72%)', 72],
    ['100%', 100],
    ['0%', 0],
    ['8.3 CGPA', 83],
    ['CGPA: 8.3', 83],
    ['3.9 cgpa', 39],
    ['6.8 GPA', 68],
    ['8.3/10', 83],
    ['8.3 / 10 CGPA', 83],
    ['82/100', 82],
    ['3.7/4', 92.5],
    ['450 out of 500', 90],
    ['450 of 500 marks', 90],
    ['83% (8.3/10)', 83],
    ['8.3', 83],
    ['10', 100],
    ['75', 75],
    [' 75 ', 75],
    ['८८%', 88],
    ['٨٨٫٥٪', 88.5],
    ['۸.۳ CGPA', 83],
    ['８２／１００', 82],
  ])('The grade %j is %d percent', (grade, percent) => {
    expect(gradePercent(grade)).toBe(percent);
  });

  it.each([
    ['First class'],
    ['A'],
    ['A+'],
    ['Distinction'],
    [''],
    [null],
    [undefined],
    // More than the scale has.
    ['105%'],
    ['12 CGPA'],
    ['600/500'],
    ['450'],
    ['5/0'],
    ['0/0'],
    // Two numbers, or part of something else.
    ['85-90%'],
    ['85% to 90%'],
    ['85 to 90%'],
    ['X: 88%, XII: 90%'],
    ['-5%'],
    ['Roll 12, class 3'],
    // Of which scale?
    ['3.7 GPA'],
  ])('The grade %j is not a number', (grade) => {
    expect(gradePercent(grade)).toBeUndefined();
  });
});
