import { describe, expect, it } from 'vitest';
import type { components } from '#openapi/schema.gen.ts';
import { findRows } from '#tests/list-rows.ts';
import { dashboardSearch, rosterSearch } from './student-lists.tsx';

type Student = components['schemas']['Student'];

const student = (fields: Partial<Student>): Student => ({
  id: fields.rollNo ?? '',
  name: '',
  email: '',
  rollNo: '',
  department: '',
  year: 1,
  semester: 1,
  ...fields,
});
const asha = student({
  name: 'Asha Rao',
  email: 'asha@example.edu',
  rollNo: 'CS2101',
  department: 'Computer Science',
  year: 1,
});
const bilal = student({
  name: 'Bilal Khan',
  email: 'bk@campus.edu',
  rollNo: 'ME2102',
  department: 'Mechanical',
  year: 2,
});
const chen = student({
  name: 'CHEN Li',
  email: 'Li.Chen@Example.edu',
  rollNo: 'cs1903',
  department: 'computer science',
  year: 4,
});
const students = [asha, bilal, chen];

describe.each([
  ['dashboard', dashboardSearch],
  ['roster', rosterSearch],
])('section 5: admin list filters (%s)', (_list, search) => {
  it.each([
    ['no filter matches everybody', {}, [asha, bilal, chen]],
    ['empty filters match everybody', { q: '', department: '' }, [asha, bilal, chen]],
    ['department matches in any case', { department: 'COMPUTER science' }, [asha, chen]],
    ['department matches as a whole, not in part', { department: 'Computer' }, []],
    ['year matches exactly', { year: 2 }, [bilal]],
    ['year 0 matches nobody', { year: 0 }, []],
    ['search matches in the name', { q: 'ila' }, [bilal]],
    ['search matches in the email', { q: 'example.edu' }, [asha, chen]],
    ['search matches in the rollNo', { q: '210' }, [asha, bilal]],
    ['search ignores the case of both sides', { q: 'cHeN' }, [chen]],
    ['search matches spaces between words as they are typed', { q: 'a r' }, [asha]],
    ['search leaves out the spaces around what is typed', { q: ' chen@example.edu ' }, [chen]],
    ['search does not look at the department', { q: 'mechanical' }, []],
    ['search does not run across two fields', { q: 'raoasha' }, []],
    ['search takes characters literally', { q: 'cs.' }, []],
    ['all of them at once', { q: 'cs', department: 'Computer Science', year: 4 }, [chen]],
  ])('The list’s filter: %s', (_, values, expected) => {
    expect(findRows(search, students, values)).toEqual(expected);
  });

  it('return the list itself without a filter, so that nothing downstream is recomputed', () => {
    expect(findRows(search, students, {})).toBe(students);
  });
});

describe('the filters of the whole roster', () => {
  const placed = { ...asha, semester: 2, placementStatus: 'Placed', feeStatus: 'Paid', status: 'Inactive' } as const;
  const blank = { ...bilal, semester: 3 } as const;
  it.each([
    ['semester matches exactly', { semester: 3 }, [blank]],
    ['placement matches in any case', { placement: 'PLACED' }, [placed]],
    ['an absent placement is Not Placed', { placement: 'Not Placed' }, [blank]],
    ['fee status matches', { fee: 'Paid' }, [placed]],
    ['an absent fee status is N/A', { fee: 'N/A' }, [blank]],
    ['status matches in any case', { status: 'inactive' }, [placed]],
    ['an absent status is Active', { status: 'Active' }, [blank]],
    ['all at once, with those of section 5', { q: 'asha', semester: 2, placement: 'Placed' }, [placed]],
    ['nobody matches two filters that exclude each other', { semester: 3, placement: 'Placed' }, []],
  ])('The list’s filter: %s', (_, values, expected) => {
    expect(findRows(rosterSearch, [placed, blank], values)).toEqual(expected);
  });
});

describe('The URL of the roster', () => {
  it('sets every filter from its parameters, and an absent one is empty', () => {
    expect(rosterSearch.read({ q: 7, department: 'Civil', year: 2, sort: '-cgpa' })).toEqual({
      ...rosterSearch.read({}),
      q: '7',
      department: 'Civil',
      year: 2,
      sort: '-cgpa',
    });
  });

  it.each([{ year: 9 }, { year: '2' }, { semester: 99 }, { q: ['a'] }, { department: { a: 1 } }, { sort: null }])(
    'reads %j as if it were absent',
    (search) => {
      expect(rosterSearch.read(search)).toEqual(rosterSearch.read({}));
    },
  );
});
