import type { Page } from '@playwright/test';
import { callApi, expect, signIn, test } from './fixtures.ts';

const name = 'Ocean Engineering';

async function openCatalogue(page: Page): Promise<void> {
  await signIn(page, 'admin');
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByText('19 courses', { exact: true })).toBeVisible();
}

async function addCourse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a Course' }).click();
  const form = page.getByRole('form', { name: 'Add a course' });
  await form.getByRole('textbox', { name: 'Course name' }).fill(name);
  await form.getByRole('textbox', { name: 'Course code' }).fill('BT-OE');
  await form.getByRole('combobox', { name: 'Department' }).fill('Civil');
  await form.getByRole('combobox', { name: 'Program type' }).selectOption('Undergraduate');
  await form.getByRole('textbox', { name: 'Description' }).fill('Harbours, and the sea in front of them.');
  await form.getByRole('textbox', { name: 'Duration (years)' }).fill('4');
  await form.getByRole('textbox', { name: 'Total seats' }).fill('40');
  await form.getByRole('textbox', { name: 'Fee (₹)' }).fill('125000');
  await form.getByRole('textbox', { name: 'What the fee is for' }).fill('per year');
  await form.getByRole('textbox', { name: 'Subjects' }).fill('Waves\nHarbours');
  await form.getByRole('button', { name: 'Add Course' }).click();
  await expect(page.getByText('Course added successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** What a visitor sees in a tab of their own. */
async function visitorSees(page: Page, courses: number): Promise<void> {
  await page.goto(`/courses?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('region', { name: 'Courses' })).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('heading', { level: 2, name })).toHaveCount(courses);
}

test('A course is added, edited, deactivated, activated and deleted; visitors see each change, and a reload keeps it', async ({
  page,
  context,
}) => {
  await openCatalogue(page);
  const visitor = await context.newPage();
  await addCourse(page);
  await expect(page.getByText('20 courses', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('searchbox', { name: 'Search' }).fill('BT-OE');
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible();
  await visitorSees(visitor, 1);
  await visitor.getByRole('button', { name: `Details of ${name}` }).click();
  await expect(visitor.getByText('Waves, Harbours')).toBeVisible();
  await expect(visitor.getByText('₹1,25,000 per year')).toBeVisible();

  await page.bringToFront();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const form = page.getByRole('form', { name: `Edit ${name}` });
  await form.getByRole('textbox', { name: 'Duration (years)' }).fill('5');
  await form.getByRole('textbox', { name: 'Subjects' }).fill('Waves\nHarbours\nDredging');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Course updated successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeFocused();
  await expect(page.getByText('5 Years')).toBeVisible();

  await choose(page, 'Deactivate');
  await expect(page.getByText(`"${name}" is inactive: it is off the public lists.`)).toBeVisible();
  await visitorSees(visitor, 0);
  await visitor.goto('/admissions');
  await expect(visitor.getByRole('option', { name: 'Civil Engineering' })).toBeAttached();
  await expect(visitor.getByRole('option', { name })).toHaveCount(0);

  await page.bringToFront();
  await page.reload();
  await choose(page, 'Activate');
  await expect(page.getByText(`"${name}" is active: it is on the public lists again.`)).toBeVisible();
  await visitorSees(visitor, 1);

  await page.bringToFront();
  await choose(page, 'Delete');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('No application is for this course.');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Course deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeFocused();
  await page.goto('/admin/courses');
  await expect(page.getByText('19 courses', { exact: true })).toBeVisible();
  await visitorSees(visitor, 0);
});

test('The course form keeps its values across a reload, an accidental close and Back @nightly', async ({ page }) => {
  await openCatalogue(page);
  await page.getByRole('button', { name: 'Add a Course' }).click();
  await page.getByRole('textbox', { name: 'Course name' }).fill(name);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Course name' })).toHaveValue(name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Edit Civil Engineering' }).click();
  const title = page.getByRole('textbox', { name: 'Course name' });
  await title.fill('Civil and Coastal Engineering');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(title).toHaveValue('Civil and Coastal Engineering');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Civil Engineering' })).toBeVisible();
});

test('An empty catalogue is filled with the standard courses @nightly', async ({ page }) => {
  await openCatalogue(page);
  for (const { id } of await callApi<{ id: string }[]>(page, 'GET', '/courses'))
    await callApi(page, 'DELETE', `/courses/${id}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No courses yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add the Standard Courses' }).click();
  await expect(page.getByText(/^The catalogue is ready: it has \d+ courses\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Civil Engineering' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit Civil Engineering' })).toBeVisible();
});
