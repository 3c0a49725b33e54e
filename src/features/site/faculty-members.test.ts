import { describe, expect, it } from 'vitest';
import { UNIVERSITY_DEPARTMENTS } from '#src/university/departments.ts';
import { emailOf, faculty, facultyMember } from './faculty-members.ts';

describe('The faculty', () => {
  it.each(UNIVERSITY_DEPARTMENTS)('The department of %s has three members here, one of them its head', (department) => {
    const people = faculty.filter((member) => member.department === department);
    expect(people).toHaveLength(3);
    expect(people.filter(({ title }) => title === 'Professor and Head')).toHaveLength(1);
  });

  it('gives a unique id to each person', () => {
    for (const member of faculty) expect(facultyMember(member.id)).toBe(member);
    expect(facultyMember('nobody')).toBeUndefined();
  });

  it('lists degrees and interests of each person', () => {
    for (const { degrees, interests } of faculty) {
      expect(degrees).toMatch(/^PhD in \w/);
      expect(interests.length).toBeGreaterThan(1);
      for (const interest of interests) expect(interest).toMatch(/^\w[^|]+$/);
    }
  });
});

it('lists an address at the university for each person', () => {
  expect(faculty.map(emailOf)).toContain('anjali.kulkarni@university.example');
});
