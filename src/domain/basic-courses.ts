/** Section 8: the six names that the admission form offers when the latest courses cannot be loaded. */
export const BASIC_COURSES: readonly string[] = [
  'Computer Science Engineering',
  'Electronics and Communication Engineering',
  'Mechanical Engineering',
  'Civil Engineering',
  'Electrical Engineering',
  'Information Technology',
];
