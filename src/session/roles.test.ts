import { describe, expect, it } from 'vitest';
import { dashboardOf, isAdmin, isStudent, isSuperAdmin, roleLabel, roleTone } from './roles.ts';

describe('Roles (section 6)', () => {
  it.each([
    ['ADMIN', true, false, '/admin/dashboard'],
    ['SUPER_ADMIN', true, false, '/admin/dashboard'],
    ['STAFF_ADMIN', true, false, '/admin/dashboard'],
    ['STUDENT', false, true, '/student/dashboard'],
    ['admin', false, false, '/'],
    ['DEAN', false, false, '/'],
    ['', false, false, '/'],
    [null, false, false, '/'],
  ])('The role %s: administrator %s, student %s, starts at %s', (role, admin, student, start) => {
    expect(isAdmin(role)).toBe(admin);
    expect(isStudent(role)).toBe(student);
    expect(dashboardOf(role)).toBe(start);
    expect(isSuperAdmin(role)).toBe(role === 'SUPER_ADMIN');
  });

  it.each([
    ['STUDENT', 'Student', 'info'],
    ['ADMIN', 'Administrator', 'info'],
    ['STAFF_ADMIN', 'Staff administrator', 'info'],
    ['SUPER_ADMIN', 'Super administrator', 'info'],
    ['DEAN', 'DEAN', 'neutral'],
    ['student', 'student', 'neutral'],
  ])('The role %s is labelled %s, on a badge of the colour %s', (role, label, tone) => {
    expect(roleLabel(role)).toBe(label);
    expect(roleTone(role)).toBe(tone);
  });
});
