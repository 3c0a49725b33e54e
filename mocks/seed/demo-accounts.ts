import type { Credential } from '../db/tables.ts';

/** The sign-ins that the login screen offers. Public by design: they open the demo's made-up data and nothing else. */
export const demoPassword = 'Demo@1234';

/** The stored form of that password. Hashing it on the first visit would take half of what making the students takes. */
export const demoCredential: Credential = {
  salt: '5eed'.repeat(8),
  hash: '84f9e88186ffefcb529491e62593d8f577a6b4354d9ca9ab87dbb349797ef7f7',
};

export const demoAccounts = [
  { label: 'Student', email: 'student@university.example', password: demoPassword, tab: 'student' },
  { label: 'Admissions staff', email: 'staff@university.example', password: demoPassword, tab: 'admin' },
  { label: 'Administrator', email: 'admin@university.example', password: demoPassword, tab: 'admin' },
] as const;

/** The demo student's address; the record behind it is the first of the students. */
export const demoStudentEmail = 'student@university.example';
