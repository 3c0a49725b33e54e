/** The sign-ins that the login screen offers. Public by design: they open the demo's made-up data and nothing else. */
export const demoPassword = 'Demo@1234';

export const demoAccounts = [
  { label: 'Student', email: 'student@university.example', password: demoPassword, tab: 'student' },
  { label: 'Admissions staff', email: 'staff@university.example', password: demoPassword, tab: 'admin' },
  { label: 'Administrator', email: 'admin@university.example', password: demoPassword, tab: 'admin' },
] as const;

/** The demo student's address; the record behind it is the first of the students. */
export const demoStudentEmail = 'student@university.example';
