import type { Samples } from '#src/platform/university.ts';

export const samples: Samples = {
  rollNo: 'AL-26-001',
  importedRollNo: 'AL-26-101',
  department: 'Computer Science',
  phone: '+41815551234',
  courseCode: 'BSC-INF',
};
