import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

const applicant = {
  'Full name': 'Ira Deshmukh',
  Email: 'ira.deshmukh@mail.example',
  'Phone number': '+919812345670',
  'Previous grade/percentage': '91%',
};

async function apply(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(applicant)) await page.getByRole('textbox', { name: label }).fill(value);
  await page.getByRole('combobox', { name: 'Previous qualification' }).selectOption('12th Grade');
  await page.getByRole('button', { name: 'Submit Application' }).click();
}

test('A visitor finds a course, applies for it, and an administrator sees the application @nightly', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Department' }).selectOption('Life Sciences');
  await page.getByRole('searchbox', { name: 'Search' }).fill('ferment');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/q=ferment&department=Life(\+|%20)Sciences/);
  await page.reload();
  await page.getByRole('link', { name: 'Apply for Biotechnology' }).click();

  const course = page.getByRole('combobox', { name: 'Desired course' });
  await expect(course).toHaveValue('Biotechnology');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ira');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ira');
  await expect(course).toHaveValue('Biotechnology');

  await apply(page);
  await expect(
    page.getByText('Application submitted successfully! You will receive confirmation shortly.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const [reference = ''] = (await page.getByText(/reference number is/).textContent())?.match(/APP-\d+-\d+/) ?? [];
  await page.goto('/admissions');
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('');

  // One application an address: the refusal is a toast, stands on the email field, and takes nothing away.
  await course.selectOption('Biotechnology');
  await apply(page);
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveAccessibleDescription('There is already an application with this email address');
  await expect(email).toBeFocused();
  await expect(page.getByText('There is already an application with this email address')).toHaveCount(2);
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(applicant['Full name']);

  await signIn(page, 'admin');
  await page.goto(`/admin/applications?q=${encodeURIComponent(applicant.Email)}`);
  await expect(page.getByRole('link', { name: applicant['Full name'] })).toBeVisible();
});

test('A student registers, logs in, and sees the dashboard', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: "Don't have an account? Register here" }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeFocused();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();

  await page.getByRole('textbox', { name: 'Name' }).fill('Kabir Salunkhe');
  await page.getByRole('textbox', { name: 'Email' }).fill('kabir.salunkhe@university.example');
  await page.getByRole('textbox', { name: 'Roll number' }).fill('LS26901');
  await page.getByRole('combobox', { name: 'Department' }).selectOption('Life Sciences');
  await page.getByRole('combobox', { name: 'Year' }).selectOption('1st year');
  await page.getByRole('combobox', { name: 'Semester' }).selectOption('2nd semester');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('four purple rickshaws');
  await expect(page.getByText('Strength: Strong.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('four purple rickshaws');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Registration successful! Please login.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await page.getByRole('textbox', { name: 'Email' }).fill('kabir.salunkhe@university.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('four purple rickshaws');
  await page.getByRole('button', { name: 'Login as Student' }).click();
  await page.waitForURL('**/student/dashboard');
  const dashboard = page.getByRole('main');
  await expect(dashboard.getByText(/Kabir Salunkhe/).first()).toBeVisible();
  await expect(dashboard.getByText('LS26901')).toBeVisible();
});

test('A visitor writes to the university by keyboard alone', async ({ page }) => {
  await page.goto('/contact');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.focus();
  await page.keyboard.type('Ira Deshmukh');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ira@mail.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A visit');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Short');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/Message must be at least 10 characters/);
  await page.keyboard.type(' letter, long wish');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.getByText('Message sent successfully! We will get back to you soon.')).toBeVisible();
  await expect(name).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
});

test('Text that people enter is shown as text, never as HTML', async ({ page }) => {
  const evil = '<img src=x onerror=alert(1)>';
  await page.goto(`/courses?q=${encodeURIComponent(evil)}&department=${encodeURIComponent(evil)}`);
  await expect(page.getByRole('heading', { name: 'No courses match' })).toBeVisible();
  await page.goto(`/admissions?course=${encodeURIComponent(evil)}`);
  await expect(page.getByText(`“${evil}” does not take applications at the moment.`)).toBeVisible();
  await page.goto(`/faculty?q=${encodeURIComponent(evil)}`);
  await expect(page.getByRole('heading', { name: 'Nobody matches' })).toBeVisible();
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});

test('Details on /courses expand one card, and the cards beside it stay as they are', async ({ page }) => {
  await page.goto('/courses');
  const knowsSubgrid = await page.evaluate(() => CSS.supports('grid-template-rows', 'subgrid'));
  test.skip(!knowsSubgrid, 'Without subgrid the cards beside an open one become as long as it is');
  const cards = page.getByRole('article');
  const boxes = () =>
    cards.evaluateAll((all) =>
      all.slice(0, 3).map((card) => {
        const { y, height } = (card.firstElementChild ?? card).getBoundingClientRect();
        return [Math.round(y + scrollY), Math.round(height)];
      }),
    );
  await expect(cards.nth(3)).toBeVisible();
  const before = await boxes();
  expect(new Set(before.map(String)).size, 'cards of a row are of one height').toBe(1);
  await cards
    .nth(1)
    .getByRole('button', { name: /^Details/ })
    .click();
  await expect(cards.nth(1).getByText('What you will study')).toBeVisible();
  const after = await boxes();
  expect([after[0], after[2]]).toEqual([before[0], before[2]]);
  const { height = 0 } = (await cards.nth(1).boundingBox()) ?? {};
  expect(height, 'the open one is longer').toBeGreaterThan((before[1]?.[1] ?? 0) + 100);
});
