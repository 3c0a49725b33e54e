import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';

// `watch` fails each of these tests where the page breaks its policy: Chromium writes that on the console.

test('The API reference has every operation of the contract, and makes no request to other hosts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/api-docs/');
  await page.waitForLoadState('networkidle');
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(Object.keys(operations).length);
  expect(await articles.evaluateAll((found) => found.map(({ id }) => id).toSorted())).toEqual(
    Object.keys(operations).toSorted(),
  );
  const { origin } = new URL(page.url());
  expect(asked.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
  await expect(page.locator('body')).not.toHaveCSS('margin', '8px');
});

test('The demo’s conditions, and no page of the university, link to the API reference, which links back @nightly', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'API reference' })).toHaveCount(0);
  await page.getByRole('region', { name: 'Demo', exact: true }).getByRole('button', { name: 'Conditions' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'API reference' }).click();
  const reference = await opened;
  await expect(reference.getByRole('heading', { level: 1, name: 'University portal API' })).toBeVisible();
  expect(new URL(reference.url()).pathname).toBe('/api-docs/');
  await reference.getByRole('link', { name: 'Portal' }).click();
  await expect(reference.getByRole('contentinfo')).toBeVisible();
});

test('The URL of an operation opens the API reference at it', async ({ page }) => {
  await page.goto('/api-docs/#updateStudent');
  const operation = page.getByRole('article', { name: 'Update a student', exact: true });
  await expect(operation.getByRole('heading', { level: 3 })).toBeInViewport();
  await expect(operation).toContainText('/api/students/{id}');
  await operation.getByText('409', { exact: true }).click();
  await expect(operation.getByText('"error": "STALE"')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'GET listCourses', exact: true }).click();
  await expect(page.getByRole('article', { name: 'List all courses' })).toBeInViewport();
});

/** One operation of each method, one with a table; axe would take a minute for all of them. */
const examined: readonly string[] = [
  'login',
  'listStudents',
  'updateStudent',
  'deleteCourse',
  'reviewApplication',
] satisfies OperationId[];

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in the API reference, and 320 px are wide enough: ${colorScheme} @nightly`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/api-docs/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.evaluate((kept) => {
      for (const article of document.querySelectorAll('article')) if (!kept.includes(article.id)) article.remove();
      for (const schema of document.querySelectorAll('.schema:nth-of-type(n + 50)')) schema.remove();
      for (const details of document.querySelectorAll('details')) details.open = true;
    }, examined);
    await expect(page.getByRole('article')).toHaveCount(examined.length);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await violations(page)).toEqual([]);
  });

test('The demo’s list of requests links to the operation in the API reference @nightly', async ({ page }) => {
  await page.goto('/courses');
  await page.getByRole('button', { name: /^Requests/ }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'listActiveCourses' }).first().click();
  const reference = await opened;
  await expect(reference.locator('#listActiveCourses').getByRole('heading', { level: 3 })).toBeInViewport();
});
