import { expect, test } from '@playwright/test';
import { applicant } from '../src/test-applicant.ts';

const courses = 'Courses with seats';

test('Somebody applies, and finds the application again after a reload', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('list', { name: courses }).getByRole('listitem').first()).toBeVisible();
  const apply = async () => {
    for (const [label, value] of Object.entries(applicant)) await page.getByLabel(label).fill(value);
    await page.getByRole('button', { name: 'Apply' }).click();
  };
  await apply();
  await expect(page.getByRole('status')).toContainText('Your application has the number');
  await page.reload();
  await apply();
  await expect(page.getByRole('status')).toContainText('already');
});

test('A fault and an answer of one’s own are brought about in the page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('list', { name: courses })).toBeVisible();
  await page.evaluate(() =>
    window.university?.respond('submitApplication', { status: 503, body: { message: 'Closed' } }),
  );
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('status')).toHaveText('Closed');
  await page.evaluate(() => window.university?.respond('submitApplication', 'invalid(previousGrade)'));
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('Previous grade')).toHaveAccessibleDescription('The server does not accept this value');
});

test('The mock’s data becomes that of another scenario', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('list', { name: courses })).toBeVisible();
  await page.evaluate(() => window.university?.switchTo('new-university'));
  await page.reload();
  await expect(page.getByText('No course has seats left.')).toBeVisible();
});
