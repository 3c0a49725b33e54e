import { describe, expect, it } from 'vitest';
import { UNIVERSITY_DEPARTMENTS } from '../departments.ts';
import { emailOf, faculty, facultyMember } from './faculty.ts';

describe('The faculty', () => {
  it.each(UNIVERSITY_DEPARTMENTS)('%s has three people here, and one of them is its head', (department) => {
    const people = faculty.filter((member) => member.department === department);
    expect(people).toHaveLength(3);
    expect(people.filter(({ title }) => title === 'Professor and Head')).toHaveLength(1);
  });

  it('everybody is found by an id that no other has', () => {
    for (const member of faculty) expect(facultyMember(member.id)).toBe(member);
    expect(facultyMember('nobody')).toBeUndefined();
  });

  it('everybody has degrees and interests', () => {
    for (const { degrees, interests } of faculty) {
      expect(degrees).toMatch(/^PhD in \w/);
      expect(interests.length).toBeGreaterThan(1);
      for (const interest of interests) expect(interest).toMatch(/^\w[^|]+$/);
    }
  });
});

it('everybody has an address at the university', () => {
  expect(faculty.map(emailOf)).toContain('anjali.kulkarni@university.example');
});
