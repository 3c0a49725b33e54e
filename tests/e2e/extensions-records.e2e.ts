import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { callApi, expect, signIn, test } from './fixtures.ts';

const shots = process.env['SHOTS'];
/** Nothing for axe to find, light or dark, and no sideways scrolling at 320 px. */
async function look(page: Page, name: string): Promise<void> {
  const shoot = async (suffix: string) => {
    if (shots) await page.screenshot({ path: `${shots}/${name}-${suffix}.png` });
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await violations(page), `${name}, light`).toEqual([]);
  await shoot('1280');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { rules: 'colours' }), `${name}, dark`).toEqual([]);
  await shoot('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  await shoot('390');
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${name}, 320 px`).toBeLessThanOrEqual(0);
  await shoot('320');
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('An applicant follows an application, corrects the phone number, and withdraws @nightly', async ({ page }) => {
  const applicant = { email: 'asha.rao@example.com', phoneNumber: '9876543210' };
  await page.goto('/admissions');
  const { referenceNumber } = await callApi<{ referenceNumber: string }>(page, 'POST', '/applications/submit', {
    ...applicant,
    fullName: 'Asha Rao',
    desiredCourse: 'Civil Engineering',
    previousQualification: '12th Grade',
    previousGrade: '82%',
  });
  const own = page.getByRole('region', { name: 'Already applied?' });
  await page.getByRole('button', { name: 'See Your Application' }).click();
  await expect(own.getByRole('textbox', { name: 'Reference number' })).toBeFocused();
  await page.keyboard.type(referenceNumber.toLowerCase());
  await page.keyboard.press('Tab');
  await page.keyboard.type('somebody.else@example.com');
  await page.keyboard.press('Enter');
  await expect(own.getByText('No application has this reference number and this email address')).toBeVisible();
  await look(page, 'look-up');
  await own.getByRole('textbox', { name: 'Email' }).fill(applicant.email);
  await page.keyboard.press('Enter');
  await expect(own.getByText('Nobody has read it yet')).toBeVisible();
  await expect(page).toHaveURL(/\/admissions$/);
  await look(page, 'own-application');

  await own.getByRole('textbox', { name: 'Phone number' }).fill('+919812345999');
  await own.getByRole('button', { name: 'Save Phone Number' }).click();
  await expect(page.getByText('Your phone number is saved.')).toBeVisible();
  await own.getByRole('button', { name: 'Withdraw Application' }).click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(own.getByText('You have withdrawn this application.')).toBeVisible();
  await look(page, 'withdrawn');
});

test('A deleted student is restored by Undo, by keyboard alone, or from the list, with the whole history @nightly', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/students/stu_000001');
  // While it loads, the page has a heading of its own.
  const name = 'Ananya Deshpande';
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL('**/admin/dashboard*');
  };
  await remove();
  const undo = page.getByRole('button', { name: 'Undo' });
  // The time of a toast stops while the pointer is over it.
  await undo.hover();
  await look(page, 'undo');
  await page.keyboard.press('Alt+T');
  // The toast itself, then its button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Student restored successfully')).toBeVisible();

  await page.goto('/admin/students/stu_000001');
  await remove();
  await page.goto('/admin/students');
  await page.getByRole('button', { name: 'Deleted Students' }).click();
  const panel = page.getByRole('dialog', { name: 'Deleted Students' });
  await expect(panel.getByRole('button', { name: `Restore ${name}` })).toBeVisible();
  await look(page, 'deleted');
  await panel.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(panel.getByText(`“${name}” is restored.`)).toBeVisible();
  await look(page, 'none-deleted');

  await callApi(page, 'PUT', '/students/stu_000001/attendance', { attendancePercentage: 61.5 });
  await page.goto('/admin/students/stu_000001?tab=history');
  const changes = page.getByRole('list', { name: 'Changes, the newest first' }).getByRole('listitem');
  // Two deletions, two restorations and the update of this test, after the one that the demo begins with.
  await expect(changes).toHaveCount(6);
  await expect(changes.first()).toContainText('61.5%');
  await look(page, 'history');
});

test('A course shows its history below its form @nightly', async ({ page }) => {
  await signIn(page, 'admin');
  const [course] = await callApi<{ id: string }[]>(page, 'GET', '/courses');
  await callApi(page, 'PUT', `/courses/${course?.id}/toggle-status`);
  await page.goto(`/admin/courses?course=${course?.id}`);
  const fold = page.getByRole('dialog').getByRole('button', { name: 'History' });
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^(?:Dea|A)ctivated by /)).toBeVisible();
  await page.getByText(/^(?:Dea|A)ctivated by /).scrollIntoViewIfNeeded();
  await look(page, 'course-history');
});
