import { expect, it } from 'vitest';
import { surveyColumns } from './column-survey.ts';

it.each([
  ['its first three texts as samples', ['x', 'y', 'x', '', 'z', 'w'], { samples: ['x', 'y', 'z'] }],
  ['the first name with its surname first', ['Ava Stone', 'Rao, Asha', 'Hale, Ben'], { surnameFirst: 'Rao, Asha' }],
  ['no name where none has its surname first', ['Ava Stone', 'Ben Hale'], { surnameFirst: undefined }],
  ['the first date with a year of two digits', ['5/7/2006', '6/7/06', '8/7/06'], { dates: { shortYear: '6/7/06' } }],
  ['the first date that is a spreadsheet’s number', ['5/7/2006', '38844', '38845'], { dates: { serial: '38844' } }],
])('The survey of an imported column has %s', async (_, cells, found) => {
  const rows = cells.map((cell, i) => ({ line: i + 2, cells: [cell] }));
  const [column] = await surveyColumns({ titles: ['Column'], rows });
  expect({ surnameFirst: undefined, ...column }).toMatchObject(found);
});
