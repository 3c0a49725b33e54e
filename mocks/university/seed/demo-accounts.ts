import { msg } from '#src/languages/texts.ts';
import type { Credential } from '../tables.ts';

/** What every demo account signs in with. Public by design: it opens the demo's made-up data and nothing else. */
export const demoPassword = 'Demo@1234';

/** The stored form of that password. Hashing it on the first visit would take half of what making the students takes. */
export const demoCredential: Credential = {
  salt: '5eed'.repeat(8),
  hash: '84f9e88186ffefcb529491e62593d8f577a6b4354d9ca9ab87dbb349797ef7f7',
};

/** Who can look at the demo, each with a part of it that the others do not see; a visitor has no account. */
export const personas = [
  { id: 'visitor', label: msg`Visitor` },
  { id: 'student-placed', label: msg`Student with an offer`, email: 'student@university.example' },
  { id: 'student-debts', label: msg`Student with debts`, email: 'student2@university.example' },
  { id: 'staff', label: msg`Admissions staff`, email: 'staff@university.example' },
  { id: 'super-admin', label: msg`Administrator`, email: 'admin@university.example' },
] as const;

export type PersonaId = (typeof personas)[number]['id'];
export const personaIds = personas.map(({ id }) => id);

const [, placed, , staff, superAdmin] = personas;

/** The sign-ins that the login screen offers. */
export const demoAccounts = [
  { label: msg`Student`, email: placed.email, password: demoPassword, tab: 'student' },
  { label: staff.label, email: staff.email, password: demoPassword, tab: 'admin' },
  { label: superAdmin.label, email: superAdmin.email, password: demoPassword, tab: 'admin' },
] as const;
