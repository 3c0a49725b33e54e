import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

/** The sheets of a PDF: the size of each in points. */
const sheetsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) =>
    box.slice(1).map((points) => Math.round(Number(points))),
  );

/** How many rows the tables of a PDF have, by its structure for assistive technology; a head counts once. */
const rowsOf = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/S \/TR\b/g)].length;

const FILTERED = '/admin/students?department=Civil&sort=-name';

/** All that is on the sheets, in words. Printing draws them. */
async function print(page: Page) {
  await expect(page.locator('[data-position="0"]')).toBeVisible();
  // The code of the sheets comes after the first paint.
  const sheet = page.locator('body > [data-print-only]');
  await expect(async () => {
    await page.pdf({ preferCSSPageSize: true });
    await expect(sheet).toHaveCount(1, { timeout: 100 });
  }).toPass();
  const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true });
  await page.emulateMedia({ media: 'print' });
  const shown = await page.evaluate(() => document.body.innerText);
  await page.emulateMedia({ media: null });
  return {
    sheets: sheetsOf(pdf),
    rowsInPdf: rowsOf(pdf) - 1,
    shown,
    rows: sheet.locator('tbody tr'),
    heads: sheet.locator('thead th'),
  };
}

const A4_ACROSS = [842, 595];

for (const { path, heads } of [
  { path: '/admin/dashboard?year=2', heads: ['Name', 'Roll No'] },
  { path: FILTERED, heads: ['Name', 'Roll No', 'Department'] },
  { path: '/admin/applications', heads: ['Applicant', 'Course'] },
  { path: '/admin/courses?status=active', heads: ['Course', 'Department'] },
])
  test(`${path} prints every filtered row, on sheets with a header, and nothing else of the page${path === FILTERED ? '' : ' @nightly'}`, async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await page.goto(path);
    const status = page.getByRole('status').filter({ hasText: /\d (students|applications|courses)/ });
    await expect(status).toBeVisible();
    const count = (await status.textContent()) ?? '';
    const printed = await print(page);

    const rows = Number(count.split(' ')[0]?.replaceAll(',', ''));
    await expect(printed.rows).toHaveCount(rows);
    expect(printed.rowsInPdf, 'rows in the PDF').toBe(rows);
    expect(printed.shown).toContain(count);
    expect(printed.shown).toContain('Malhar University');
    for (const [i, head] of heads.entries()) await expect(printed.heads.nth(i)).toHaveText(head);
    const edges = (cells: Locator) =>
      cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell).paddingInlineStart));
    expect(await edges(printed.heads), 'cells under their heads').toEqual(
      await edges(printed.rows.first().locator('th, td')),
    );
    // Ten to thirty rows stand on a sheet.
    expect(printed.sheets.length).toBeGreaterThanOrEqual(Math.ceil(rows / 30));
    expect(printed.sheets.length).toBeLessThanOrEqual(Math.ceil(rows / 10));
    for (const sheet of printed.sheets) expect(sheet).toEqual(A4_ACROSS);
    for (const word of ['Skip to main content', 'Dashboard', 'Refresh', 'Search', 'Actions', 'Conditions', 'Edit'])
      expect(printed.shown).not.toContain(word);
  });

test('The printed list describes its filters and order, black on white in dark mode @nightly', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'admin');
  await page.goto(`${FILTERED}&year=3`);
  const { shown } = await print(page);
  for (const fact of ['Department: Civil', 'Year: 3', 'Sorted by Name, descending']) expect(shown).toContain(fact);
  await page.emulateMedia({ media: 'print' });
  const colours = await page.evaluate(() => [
    getComputedStyle(document.documentElement).backgroundColor,
    ...new Set(
      [...document.querySelectorAll('[data-print-only] :is(th, td, p)')].map((one) => getComputedStyle(one).color),
    ),
  ]);
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
});

test('The print button of a list prints under the list’s name, and the page gets its own title back @nightly', async ({
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.print = () => {
      dispatchEvent(new Event('beforeprint'));
      document.documentElement.setAttribute('data-printed', document.title);
      dispatchEvent(new Event('afterprint'));
    };
  });
  await signIn(page, 'admin');
  await page.goto('/admin/courses?department=Civil');
  await expect(page).toHaveTitle(/^Course management/);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'Courses, Department: Civil');
  await expect(page).toHaveTitle(/^Course management/);
  const sheet = page.locator('body > [data-print-only]');
  await expect(sheet).toHaveCount(1);
  await page.getByRole('searchbox').click();
  await expect(sheet).toHaveCount(0);
});

test('A page without a list prints without navigation, buttons and the demo bar, in light colours', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('html')).toHaveClass(/light/);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const shown = await page.evaluate(() => document.body.innerText);
  for (const word of ['Skip to main content', 'Apply Now', 'Conditions']) expect(shown).not.toContain(word);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html')).toHaveClass(/dark/);
});

for (const path of ['/student/dashboard', '/student/profile'])
  test(`A student prints the same record summary as an administrator on ${path} @nightly`, async ({ page }) => {
    await signIn(page, 'student');
    await page.goto(path);
    await page.getByRole('button', { name: 'Print' }).click();
    const preview = page.getByRole('dialog', { name: 'Record summary' });
    await expect(preview.getByText('Academic record summary')).toBeVisible();
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([[595, 842]]);
    await preview.getByRole('button', { name: 'Cancel' }).click();
    await expect(preview).toHaveCount(0);
  });

test('A record printed by the browser shows its facts, and no controls', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/students?q=CS24011');
  await page.locator('[data-position="0"] th a').click();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeEnabled();
  await page.emulateMedia({ media: 'print' });
  const shown = await page.evaluate(() => document.body.innerText);
  for (const word of ['CS24011', 'Roll number', 'Fees']) expect(shown).toContain(word);
  for (const word of ['Back to List', 'Edit', 'Delete', 'History']) expect(shown).not.toContain(word);
});

test('A list printed before it has loaded says so, and not that it is empty @demo @nightly', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/students?delay=8000');
  await expect(page.getByRole('button', { name: 'Print' })).toHaveAttribute('title', 'The list is still being loaded');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('The students were still being loaded when this was printed.')).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(page.getByText('The students were still being loaded')).toBeHidden();
});
