import { expect, it } from 'vitest';
import { parsePublicStudent } from './public-counts.ts';

it.each([
  [
    { department: 'Civil', placement: { company: 'L&T' } },
    { department: 'Civil', company: 'L&T' },
  ],
  [
    { department: 'Civil', placement: { company: null } },
    { department: 'Civil', company: '' },
  ],
  [
    { department: null, placement: null },
    { department: '', company: '' },
  ],
  [
    { id: 's1', name: 'Asha Rao', department: 'Civil', placementStatus: 'Placed', company: 'Infosys' },
    { department: 'Civil', company: 'Infosys' },
  ],
])('The row %j of the public statistics counts as %j', (sent, expected) => {
  expect(parsePublicStudent(sent)).toEqual(expected);
});
