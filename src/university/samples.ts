import type { Samples } from '#src/platform/university.ts';

export const samples: Samples = {
  rollNo: 'CS26001',
  importedRollNo: 'CS26101',
  department: 'Computer Science',
  phone: '+919876543210',
  courseCode: 'BT-CSE',
};
