import { expect, it } from 'vitest';
import { application } from '#tests/applications.ts';
import { findRows } from '#tests/list-rows.ts';
import { applicationSearch } from './application-list.tsx';
import { UNDECIDED } from './application-status.ts';

const applied = application(1);
const waitlisted = application(2, { status: 'WAITLISTED', desiredCourse: ' Marine Biology ' });
const approved = application(3, { status: 'APPROVED' });
const applications = [applied, waitlisted, approved];

it.each([
  ['every application without a filter', {}, applications],
  ['one status', { status: 'APPROVED' }, [approved]],
  ['those that wait for a decision', { status: UNDECIDED }, [applied, waitlisted]],
  ['none with a status in another case, which is another word', { status: 'approved' }, []],
  ['a course, whatever its case and the spaces around it', { course: 'marine BIOLOGY' }, [waitlisted]],
  ['a text with spaces around it', { q: ' marine ' }, [waitlisted]],
])('The applications are filtered: %s', (_, values, expected) => {
  expect(findRows(applicationSearch, applications, values)).toEqual(expected);
});

it('The status tabs are the undecided, each known status, and each other status in the list', () => {
  const { choices } = applicationSearch.filters.status;
  expect(choices(['APPLIED', 'ON_HOLD']).map(({ value }) => value)).toEqual([
    UNDECIDED,
    'APPLIED',
    'UNDER_REVIEW',
    'WAITLISTED',
    'APPROVED',
    'REJECTED',
    'ON_HOLD',
  ]);
});
