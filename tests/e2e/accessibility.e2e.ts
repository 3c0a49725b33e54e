import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { accounts, expect, figure, signIn, test } from './portal.ts';

interface Violation {
  readonly id: string;
  readonly nodes: { readonly target: unknown; readonly failureSummary?: string }[];
}

/** What axe finds in the page as it stands, as text; evaluated by the browser's own tools, which no policy binds. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // A colour that is still fading in has no contrast yet.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  const found = await page.evaluate<Violation[]>(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then((r) => r.violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

type Visit = (page: Page) => Promise<void>;
const open =
  (path: string): Visit =>
  async (page) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
const pressed =
  (path: string, button: string, then: string): Visit =>
  async (page) => {
    await open(path)(page);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.getByText(then)).toBeVisible();
  };
const asAdmin =
  (path: string, then: Visit = async () => {}): Visit =>
  async (page) => {
    await signIn(page, 'admin');
    await expect(figure(page, 'Total Students')).toHaveText('1,200');
    if (path !== accounts.admin.lands) await open(path)(page);
    await then(page);
  };
const asStudent =
  (path: string, then: Visit): Visit =>
  async (page) => {
    await signIn(page, 'student');
    await open(path)(page);
    await then(page);
  };

/** Every screen, in every state that looks different. */
const screens: Record<string, Visit> = {
  '/': open('/'),
  '/about': open('/about'),
  '/contact': open('/contact'),
  '/contact with errors': pressed('/contact', 'Send Message', 'Message is required'),
  '/contact with a toast': pressed('/contact', 'Virtual Tour', 'The virtual tour is not available online yet'),
  '/courses': async (page) => {
    await open('/courses')(page);
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  '/courses with details': async (page) => {
    await open('/courses?q=solar')(page);
    await page.getByRole('button', { name: 'Details of Diploma in Solar Installation' }).click();
    await expect(page.getByText('Photovoltaic systems')).toBeVisible();
  },
  '/courses without a match': async (page) => {
    await open('/courses?q=astrology')(page);
    await expect(page.getByRole('heading', { name: 'No courses match' })).toBeVisible();
  },
  '/admissions': open('/admissions'),
  '/admissions with errors': pressed('/admissions', 'Submit Application', 'Desired course is required'),
  '/register': open('/register'),
  '/register with errors': pressed('/register', 'Register', 'Please confirm your password'),
  '/faculty': open('/faculty'),
  '/faculty without a match': open('/faculty?q=alchemy'),
  '/research': open('/research'),
  '/login': open('/login'),
  '/login with errors': async (page) => {
    await open('/login?tab=admin')(page);
    await page.getByRole('button', { name: 'Login as Admin' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
  },
  '/student/dashboard': asStudent('/student/dashboard', async (page) => {
    await expect(page.getByRole('heading', { name: 'Placement' })).toBeVisible();
  }),
  '/student/profile': asStudent('/student/profile', async (page) => {
    await expect(page.getByRole('form')).toBeVisible();
  }),
  '/student/profile with errors': asStudent('/student/profile', async (page) => {
    await page.getByRole('textbox', { name: 'Full name' }).fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Full name is required')).toBeVisible();
  }),
  'a change of the password, with errors': asStudent('/student/dashboard', async (page) => {
    await page.getByRole('button', { name: 'Ananya Deshpande' }).click();
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Current password is required')).toBeVisible();
  }),
  '/admin/dashboard': asAdmin('/admin/dashboard'),
  'the user menu': asAdmin('/admin/dashboard', async (page) => {
    await page.getByRole('button', { name: /Meera Joglekar/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  }),
  'Add New Student with errors': asAdmin('/admin/dashboard', async (page) => {
    await page.getByRole('button', { name: 'Add New Student' }).click();
    await page.getByRole('button', { name: 'Add Student' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
  }),
  'no match': asAdmin('/admin/dashboard?q=nobody-at-all', async (page) => {
    await expect(figure(page, 'Filtered Results')).toHaveText('0');
  }),
  '/admin/students': asAdmin('/admin/students'),
  '/admin/students/$studentId': asAdmin('/admin/students/stu_000001'),
  'the editor': asAdmin('/admin/students/stu_000001', async (page) => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  }),
  ...Object.fromEntries(
    ['academic', 'fee', 'attendance', 'placement'].map((tab) => [
      `a record’s ${tab}`,
      asAdmin(`/admin/students/stu_000001?tab=${tab}`, async (page) => {
        await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
      }),
    ]),
  ),
  'a record’s fees with errors': asAdmin('/admin/students/stu_000001?tab=fee', async (page) => {
    await page.getByRole('textbox', { name: 'Paid (₹)' }).fill('999999');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Paid amount cannot be more than the total fee')).toBeVisible();
  }),
  'two versions of a record': asAdmin('/admin/students/stu_000001', async (page) => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.evaluate(async () => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('authToken')}`,
        'Content-Type': 'application/json',
      };
      const body = JSON.stringify({ placementStatus: 'Placed', company: 'A Company With a Name as Long as They Come' });
      await fetch('/api/students/stu_000001/placement', { method: 'PUT', headers, body });
    });
    await page.getByRole('textbox', { name: 'Company' }).fill('Another_Company_Whose_Name_Has_No_Blanks_To_Break_At');
    await page.getByRole('textbox', { name: 'Phone' }).fill('9811111111');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Choose yours or theirs')).toBeVisible();
  }),
  'a record that somebody else has deleted': asAdmin('/admin/students/stu_000002?tab=fee', async (page) => {
    await page.getByRole('textbox', { name: 'Paid (₹)' }).fill('1');
    await page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('authToken')}` };
      await fetch('/api/students/stu_000002', { method: 'DELETE', headers });
    });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('This student is no longer on the roster')).toBeVisible();
  }),
  'the menu of what can be printed': asAdmin('/admin/students/stu_000001', async (page) => {
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.getByRole('menuitem', { name: 'ID card' })).toBeVisible();
  }),
  ...Object.fromEntries(
    ['Transcript', 'Fee receipt', 'ID card'].map((document) => [
      `the preview: ${document}`,
      asAdmin('/admin/students/stu_000001', async (page) => {
        await page.getByRole('button', { name: 'Print' }).click();
        await page.getByRole('menuitem', { name: document }).click();
        await expect(page.getByRole('dialog', { name: document })).toBeVisible();
      }),
    ]),
  ),
  'the question before a deletion': asAdmin('/admin/students/stu_000001', async (page) => {
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  '/admin/applications': asAdmin('/admin/applications', async (page) => {
    await expect(page.getByText(/awaiting a decision/)).toBeVisible();
    await page.getByText(/^By course/).click();
  }),
  'an open application, and its approval': asAdmin('/admin/applications?open=app_000080', async (page) => {
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Electrical', { exact: true })).toBeVisible();
  }),
  'a rejection with errors': asAdmin('/admin/applications?status=APPLIED&open=app_000079', async (page) => {
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByRole('button', { name: 'Reject Application' }).click();
    await expect(page.getByText('A reason for the rejection is required')).toBeVisible();
  }),
  'a rejected application': asAdmin('/admin/applications?status=REJECTED', async (page) => {
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('note', { name: 'Reason for the rejection' })).toBeVisible();
  }),
  'an approval': asAdmin('/admin/applications?open=app_000078', async (page) => {
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('button', { name: 'Approve Application' }).click();
    await expect(page.getByRole('button', { name: 'Copy password' })).toBeVisible();
  }),
  'a decision for many': asAdmin('/admin/applications', async (page) => {
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await page.getByRole('button', { name: 'Decide All...' }).click();
    await page.getByRole('button', { name: /^Approve \(/ }).click();
    await expect(page.getByText(/^By department/)).toBeVisible();
  }),
  'the results of a decision for many': asAdmin('/admin/applications', async (page) => {
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await page.getByRole('button', { name: 'Decide All...' }).click();
    await page.getByRole('button', { name: /^Approve \(/ }).click();
    await page.getByRole('button', { name: /^Approve \d+ App/ }).click();
    await expect(page.getByRole('region', { name: 'Result of the decision' })).toBeVisible();
  }),
  '/admin/courses, with its figures': asAdmin('/admin/courses', async (page) => {
    await expect(page.getByRole('figure', { name: 'Courses by department' })).toBeVisible();
  }),
  '/admin/courses without a match': asAdmin('/admin/courses?q=astrology', async (page) => {
    await expect(page.getByRole('heading', { name: 'No courses match' })).toBeVisible();
  }),
  'a new course with errors': asAdmin('/admin/courses?course=new', async (page) => {
    await page.getByRole('button', { name: 'Add Course' }).click();
    await expect(page.getByText('Program type is required')).toBeVisible();
  }),
  'the question before unsaved edits of a course go': asAdmin('/admin/courses', async (page) => {
    await page.getByRole('button', { name: 'Edit Civil Engineering' }).click();
    await page.getByRole('textbox', { name: 'Course name' }).fill('Civil');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  'the question before a course is deleted': asAdmin('/admin/courses', async (page) => {
    await page.getByRole('button', { name: 'Delete Civil Engineering' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('name it');
  }),
  'the charts of the dashboard and their tables': asAdmin('/admin/dashboard', async (page) => {
    await page.getByText('The same figures as tables').click();
    await expect(page.getByRole('table', { name: 'Students, placements and fees by year' })).toBeVisible();
  }),
  'the command palette': asAdmin('/admin/courses', async (page) => {
    await page.getByRole('button', { name: 'Find or go to' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
  }),
  'the command palette with results': asAdmin('/admin/courses', async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^A screen/ }).fill('en');
    await expect(page.getByRole('group', { name: /^Students/ })).toBeVisible();
  }),
};

for (const [name, visit] of Object.entries(screens))
  test(`axe finds nothing, light or dark, and 320 px are wide enough: ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await visit(page);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(/dark/);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0);
    expect(await violations(page)).toEqual([]);
  });
