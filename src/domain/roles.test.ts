import { describe, expect, it } from 'vitest';
import { dashboardOf, isAdmin, isStudent } from './roles.ts';

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
  ])('%s: administrator %s, student %s, starts at %s', (role, admin, student, start) => {
    expect(isAdmin(role)).toBe(admin);
    expect(isStudent(role)).toBe(student);
    expect(dashboardOf(role)).toBe(start);
  });
});
