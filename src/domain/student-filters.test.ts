import { describe, expect, it } from 'vitest';
import { filterStudents, indexStudents, isFiltered } from './student-filters.ts';

const asha = { name: 'Asha Rao', email: 'asha@example.edu', rollNo: 'CS2101', department: 'Computer Science', year: 1 };
const bilal = { name: 'Bilal Khan', email: 'bk@campus.edu', rollNo: 'ME2102', department: 'Mechanical', year: 2 };
const chen = {
  name: 'CHEN Li',
  email: 'Li.Chen@Example.edu',
  rollNo: 'cs1903',
  department: 'computer science',
  year: 4,
};
const index = indexStudents([asha, bilal, chen]);

describe('section 5: admin list filters', () => {
  it.each([
    ['no filter admits everybody', {}, [asha, bilal, chen]],
    ['empty filters admit everybody', { search: '', department: '' }, [asha, bilal, chen]],
    ['department matches whatever its case', { department: 'COMPUTER science' }, [asha, chen]],
    ['department matches as a whole, not in part', { department: 'Computer' }, []],
    ['year matches exactly', { year: 2 }, [bilal]],
    ['year 0 is a year that nobody is in', { year: 0 }, []],
    ['search matches in the name', { search: 'ila' }, [bilal]],
    ['search matches in the email', { search: 'example.edu' }, [asha, chen]],
    ['search matches in the rollNo', { search: '210' }, [asha, bilal]],
    ['search ignores the case of both sides', { search: 'cHeN' }, [chen]],
    ['search does not look at the department', { search: 'mechanical' }, []],
    ['search does not run across two fields', { search: 'raoasha' }, []],
    ['search takes characters literally', { search: 'cs.' }, []],
    ['all of them at once', { search: 'cs', department: 'Computer Science', year: 4 }, [chen]],
  ])('%s', (_, filters, expected) => {
    expect(filterStudents(index, filters)).toEqual(expected);
  });

  it('gives the list itself where nothing is filtered, so that nothing downstream is computed again', () => {
    expect(filterStudents(index, {})).toBe(index.list);
  });
});

describe('the filters of the whole roster', () => {
  const placed = { ...asha, semester: 2, placementStatus: 'Placed', feeStatus: 'Paid', status: 'Inactive' };
  const blank = { ...bilal, semester: 3 };
  const roster = indexStudents([placed, blank]);
  it.each([
    ['semester matches exactly', { semester: 3 }, [blank]],
    ['placement, whatever its case', { placement: 'PLACED' }, [placed]],
    ['an absent placement is Not Placed', { placement: 'Not Placed' }, [blank]],
    ['fee status', { fee: 'Paid' }, [placed]],
    ['an absent fee status is N/A', { fee: 'N/A' }, [blank]],
    ['status', { status: 'inactive' }, [placed]],
    ['an absent status is Active', { status: 'Active' }, [blank]],
    ['all at once, with those of section 5', { search: 'asha', semester: 2, placement: 'Placed' }, [placed]],
    ['nobody fits two that exclude each other', { semester: 3, placement: 'Placed' }, []],
  ])('%s', (_, filters, expected) => {
    expect(filterStudents(roster, filters)).toEqual(expected);
  });
});

it.each([
  [{ placement: 'Placed' }, true],
  [{ fee: '', status: '', semester: undefined }, false],
  [{}, false],
  [{ search: '', department: '' }, false],
  [{ search: 'a' }, true],
  [{ department: 'Civil' }, true],
  [{ year: 1 }, true],
])('%j filters: %s', (filters, expected) => {
  expect(isFiltered(filters)).toBe(expected);
});
