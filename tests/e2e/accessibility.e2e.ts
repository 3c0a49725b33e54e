import { addresses } from '#mocks/demo/states.ts';
import { asAdmin, asAdminAlone, asStudent, look, open, pressed, testScreens } from './axe.ts';
import { expect } from './fixtures.ts';

/** Every screen that an address opens, and what looks different once something has been done there. */
testScreens({
  ...Object.fromEntries(
    addresses.map(({ title, path, as }) => [path.includes('?') ? `${title} @nightly` : title, look(as, path)]),
  ),
  '/contact with errors @nightly': pressed('/contact', 'Send Message', 'Message is required'),
  '/contact with a toast @nightly': pressed('/contact', 'Virtual Tour', 'The virtual tour is not available online yet'),
  '/courses with details @nightly': open('/courses?q=solar', async (page) => {
    await page.getByRole('button', { name: 'Details of Diploma in Solar Installation' }).click();
    await expect(page.getByText('Photovoltaic systems')).toBeVisible();
  }),
  '/admissions with errors': pressed('/admissions', 'Submit Application', 'Desired course is required'),
  '/register with errors @nightly': pressed('/register', 'Register', 'Please confirm your password'),
  '/login with a forgotten password @nightly': open('/login', async (page) => {
    await page.getByText('Forgotten password?').click();
    await expect(page.getByText('Nobody can look it up')).toBeVisible();
  }),
  '/login with errors @nightly': open('/login?tab=admin', async (page) => {
    await page.getByRole('button', { name: 'Login as Admin' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
  }),
  '/student/profile with errors @nightly': asStudent('/student/profile', async (page) => {
    await page.getByRole('textbox', { name: 'Phone' }).fill('12345');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Please provide a valid phone number')).toBeVisible();
  }),
  'a change of the password, with errors @nightly': asStudent('/student/dashboard', async (page) => {
    await page.getByRole('button', { name: 'Ananya Deshpande' }).click();
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Current password is required')).toBeVisible();
  }),
  'the user menu @nightly': asAdmin('/admin/students/stu_000001', async (page) => {
    await page.getByRole('button', { name: /Meera Joglekar/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  }),
  'Add New Student with errors': asAdmin('/admin/dashboard', async (page) => {
    await page.getByRole('button', { name: 'Add New Student' }).click();
    await page.getByRole('button', { name: 'Add Student' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
  }),
  'the editor @nightly': asAdmin('/admin/students/stu_000001', async (page) => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  }),
  'the question before a deletion': asAdmin('/admin/students/stu_000001', async (page) => {
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  'the figures of the applications @nightly': asAdmin('/admin/applications', async (page) => {
    await page.getByRole('button', { name: 'Statistics' }).click();
    await expect(page.getByText(/awaiting a decision/)).toBeVisible();
    await page.getByText(/^By course/).click();
  }),
  'an open application, and its approval': asAdmin('/admin/applications?open=app_000080', async (page) => {
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('region', { name: 'The student that will be created' })).toBeVisible();
  }),
  'a rejection with errors @nightly': asAdmin('/admin/applications?status=APPLIED&open=app_000079', async (page) => {
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByRole('button', { name: 'Reject Application' }).click();
    await expect(page.getByText('A reason for the rejection is required')).toBeVisible();
  }),
  'a rejected application @nightly': asAdmin('/admin/applications?status=REJECTED', async (page) => {
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('note', { name: 'Reason for the rejection' })).toBeVisible();
  }),
  'an approval @nightly': asAdmin('/admin/applications?open=app_000078', async (page) => {
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('button', { name: 'Approve Application' }).click();
    await expect(page.getByRole('button', { name: 'Copy password' })).toBeVisible();
  }),
  'a decision for many @nightly': asAdmin('/admin/applications', async (page) => {
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await page.getByRole('button', { name: 'Decide All...' }).click();
    await page.getByRole('button', { name: /^Approve \(/ }).click();
    await expect(page.getByText(/^By department/)).toBeVisible();
  }),
  'the results of a decision for many @nightly': asAdminAlone('/admin/applications', async (page) => {
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await page.getByRole('button', { name: 'Decide All...' }).click();
    await page.getByRole('button', { name: /^Approve \(/ }).click();
    await page.getByRole('button', { name: /^Approve \d+ App/ }).click();
    await expect(page.getByRole('region', { name: 'Result of the decision' })).toBeVisible();
  }),
  'an open application with casework @nightly': asAdmin('/admin/applications?open=app_000077', async (page) => {
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('button', { name: 'Hold Decision' }).click();
    await expect(page.getByRole('note', { name: 'Held decision' })).toBeVisible();
  }),
  'a note on many @nightly': asAdmin('/admin/applications', async (page) => {
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Add a note' }).click();
    await page.getByRole('button', { name: /^Add Note to/ }).click();
    await expect(page.getByText('A note needs some words')).toBeVisible();
  }),
  'a new course with errors @nightly': asAdmin('/admin/courses?course=new', async (page) => {
    await page.getByRole('button', { name: 'Add Course' }).click();
    await expect(page.getByText('Program type is required')).toBeVisible();
  }),
  'the question before unsaved edits of a course go @nightly': asAdmin('/admin/courses', async (page) => {
    await page.getByRole('button', { name: 'Edit Civil Engineering' }).click();
    await page.getByRole('textbox', { name: 'Course name' }).fill('Civil');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  'the question before a course is deleted @nightly': asAdmin('/admin/courses', async (page) => {
    await page.getByRole('button', { name: 'More actions for Civil Engineering' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('for this course');
  }),
  'the charts of the dashboard and their tables @nightly': asAdmin('/admin/dashboard', async (page) => {
    await page.getByText('The same figures as tables').click();
    await expect(page.getByRole('table', { name: 'Students, placements and fees by year' })).toBeVisible();
  }),
  'the command palette @nightly': asAdmin('/admin/courses', async (page) => {
    await page.getByRole('button', { name: 'Find or go to' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
  }),
  'the command palette with results': asAdmin('/admin/courses', async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^A screen/ }).fill('en');
    await expect(page.getByRole('group', { name: /^Students/ })).toBeVisible();
  }),
});
