import type { Locator, Page } from '@playwright/test';
import type { PersonaId } from '#mocks/university/seed/demo-accounts.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import { follow } from './page.ts';
import { openApplicationPath } from './screens.ts';

/** A form, or a question, whose answer a server takes. */
export interface Write {
  readonly title: string;
  readonly persona: PersonaId;
  readonly operation: OperationId;
  readonly form: (page: Page) => Locator;
  /** Opens the form from anywhere, as a person does. */
  readonly open: (page: Page) => Promise<void>;
  /** What is typed, by the names of the fields. */
  readonly typed: Readonly<Record<string, string>>;
  /** Fields that are never kept when the page is left. */
  readonly secrets?: readonly string[];
  readonly button: string;
  readonly saved: RegExp;
  /** Section 8's words where no answer came. */
  readonly thrown: string;
  /** What is said of a conflict in place of the server's words. */
  readonly conflict?: string;
  /** What is said a moment later, by code that is loaded for it. */
  readonly saidLater?: RegExp;
}

const administrator = { persona: 'super-admin' } as const;
const visitor = { persona: 'visitor' } as const;
const named = (role: 'form' | 'alertdialog', name: string | RegExp) => (page: Page) => page.getByRole(role, { name });

async function press(page: Page, path: string, button: string): Promise<void> {
  await follow(page, path);
  await page.locator('main').getByRole('button', { name: button, exact: true }).first().click();
}

export const writes: readonly Write[] = [
  {
    ...visitor,
    title: 'Log in',
    operation: 'studentLogin',
    form: named('form', 'Login as Student'),
    open: (page) => follow(page, '/login'),
    typed: { email: 'student@university.example', password: 'Demo@1234' },
    secrets: ['email', 'password'],
    button: 'Login as Student',
    saved: /^Login successful!$/,
    thrown: 'Login failed. Please try again.',
  },
  {
    ...visitor,
    title: 'Register',
    operation: 'register',
    form: named('form', 'Registration'),
    open: (page) => follow(page, '/register'),
    typed: {
      name: 'Nikhil Bhosale',
      email: 'nikhil.bhosale@mail.example',
      rollNo: 'CE26950',
      department: 'Civil',
      year: '1',
      semester: '1',
      password: 'copper-Lantern-41',
      confirmPassword: 'copper-Lantern-41',
    },
    secrets: ['password', 'confirmPassword'],
    button: 'Register',
    saved: /^Registration successful! Please login\.$/,
    thrown: 'Registration failed. Please try again.',
  },
  {
    ...visitor,
    title: 'Apply for admission',
    operation: 'submitApplication',
    form: named('form', 'Application for admission'),
    open: (page) => follow(page, '/admissions'),
    typed: {
      fullName: 'Tanvi Kelkar',
      email: 'tanvi.kelkar@mail.example',
      phoneNumber: '9812345670',
      desiredCourse: 'Civil Engineering',
      previousQualification: '12th Grade',
      previousGrade: '91%',
    },
    button: 'Submit Application',
    saved: /^Application submitted successfully!/,
    thrown: 'Failed to submit application. Please try again.',
    conflict: 'Your first try seems to have arrived',
    saidLater: /^Your reference number is /,
  },
  {
    ...administrator,
    title: 'Add a student',
    operation: 'createStudent',
    form: named('form', 'Add New Student'),
    open: (page) => press(page, '/admin/dashboard', 'Add New Student'),
    typed: {
      name: 'Omkar Salvi',
      email: 'omkar.salvi@mail.example',
      rollNo: 'CE26951',
      department: 'Civil',
      year: '2',
      semester: '3',
      phone: '9812345671',
    },
    button: 'Add Student',
    saved: /^Student added successfully$/,
    thrown: 'Error adding student',
  },
  {
    ...administrator,
    title: 'Save a student',
    operation: 'adminUpdateStudent',
    form: named('form', 'Edit student'),
    open: async (page) => {
      await follow(page, '/admin/students/stu_000001');
      // Edits that were interrupted open by themselves.
      const edit = page.getByRole('button', { name: 'Edit', exact: true });
      await edit
        .or(page.getByRole('form', { name: 'Edit student' }))
        .first()
        .waitFor();
      if (await edit.isVisible()) await edit.click();
    },
    typed: { phone: '9812345672', address: '9 Hill Road, Pune' },
    button: 'Save Changes',
    saved: /^Student updated successfully!/,
    thrown: 'Error updating student',
  },
  {
    ...administrator,
    title: 'Delete a student',
    operation: 'deleteStudent',
    form: named('alertdialog', 'Delete student'),
    open: (page) => press(page, '/admin/students/stu_000009', 'Delete'),
    typed: {},
    button: 'Delete',
    saved: /^Student deleted successfully$/,
    thrown: 'Error deleting student',
  },
  {
    ...administrator,
    title: 'Review an application',
    operation: 'reviewApplication',
    form: named('form', /Zoya Ansari/),
    open: async (page) => {
      await follow(page, await openApplicationPath(page));
      await page.getByRole('button', { name: 'Reject', exact: true }).click();
    },
    typed: { rejectionReason: 'The mark sheet could not be verified.', reviewComments: 'Asked the board twice.' },
    button: 'Reject Application',
    saved: /Zoya Ansari .*rejected/i,
    thrown: 'Error reviewing application',
  },
  {
    ...administrator,
    title: 'Add a course',
    operation: 'createCourse',
    form: named('form', 'Add a course'),
    open: (page) => follow(page, '/admin/courses?course=new'),
    typed: {
      courseName: 'Ocean Engineering',
      courseCode: 'BT-OE',
      department: 'Civil',
      programType: 'Undergraduate',
      description: 'Harbours, and the sea in front of them.',
      durationYears: '4',
      totalSeats: '40',
      feeAmount: '125000',
      subjects: 'Waves\nHarbours',
    },
    button: 'Add Course',
    saved: /^Course added successfully$/,
    thrown: 'Error adding course',
  },
  {
    ...administrator,
    title: 'Save a course',
    operation: 'updateCourse',
    form: named('form', 'Edit Civil Engineering'),
    open: (page) => press(page, '/admin/courses?q=Civil+Engineering', 'Edit Civil Engineering'),
    typed: { description: 'Bridges, dams, and what stands on them.' },
    button: 'Save Changes',
    saved: /^Course updated successfully$/,
    thrown: 'Error updating course',
  },
  {
    ...administrator,
    title: 'Change the password',
    operation: 'changePassword',
    form: named('form', 'Change password'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Meera Joglekar' }).click();
      await page.getByRole('menuitem', { name: 'Change password' }).click();
    },
    typed: { oldPassword: 'Demo@1234', newPassword: 'silver-Harbour-88', confirmation: 'silver-Harbour-88' },
    secrets: ['oldPassword', 'newPassword', 'confirmation'],
    button: 'Change Password',
    saved: /^Password changed successfully$/,
    thrown: 'Error changing password',
  },
];

/** Types into the fields with these names, where their text is not there yet. */
export async function type(form: Locator, typed: Write['typed']): Promise<void> {
  const before = await valuesOf(form);
  for (const [name, text] of Object.entries(typed)) {
    if (before[name] === text) continue;
    const control = form.locator(`[name="${name}"]`);
    if (await control.evaluate((element) => element instanceof HTMLSelectElement)) await control.selectOption(text);
    else await control.fill(text);
  }
}

/** What the fields of a form hold, by their names. */
export const valuesOf = (form: Locator): Promise<Record<string, string>> =>
  form.evaluate((element) => {
    const controls = [...element.querySelectorAll<HTMLInputElement>('[name]')];
    return Object.fromEntries(controls.map(({ name, value }) => [name, value]));
  });
