import { violations } from './axe.ts';
import { expect, figure, signIn, test } from './fixtures.ts';

/** More than the portal holds of a list in memory. */
const asked = '?students=25000&lists=pages';

test.beforeEach(async ({ page }) => {
  await page.goto(`/login${asked}`);
  await expect(page.getByText('Demo accounts')).toBeVisible();
});

test('25,000 students are scrolled, searched, sorted and selected by pages', async ({ page }) => {
  await signIn(page, 'admin', '', asked);
  await expect(figure(page, 'Total Students')).toHaveText('25,000');
  await page.getByRole('link', { name: 'Students', exact: true }).click();
  const main = page.getByRole('main');
  // The dashboard has a list of that name and length too.
  await expect(page.getByRole('heading', { level: 1, name: 'Students', exact: true })).toBeVisible();
  await expect(main.getByText('25,000 students')).toBeVisible();

  const region = page.getByRole('region', { name: 'Students', exact: true });
  const positions = () =>
    region
      .locator('[data-position]')
      .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset['position'])));
  for (const page of [1, 2, 3]) {
    const scroll = async () => {
      // As far as there are rows: the list grows as it is scrolled.
      await region.evaluate((element, share) => void (element.scrollTop = share * 7000), page);
      return Math.max(...(await positions()));
    };
    await expect.poll(scroll).toBeGreaterThan(page * 160);
  }
  await region.evaluate((element) => void (element.scrollTop = 0));
  await expect.poll(async () => Math.min(...(await positions()))).toBe(0);

  await page.getByRole('button', { name: 'CGPA', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'CGPA' })).toHaveAttribute('aria-sort', 'ascending');
  const some = main.getByText(/^[\d,]+ of 25,000 students$/);
  const current = (await some.textContent()) ?? '';
  await page.getByRole('searchbox', { name: 'Search' }).fill('an');
  await expect(some).not.toHaveText(current);
  const count = (await some.textContent())?.split(' ')[0] ?? '';
  await region.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: `Select all ${count}`, exact: true }).click();
  await expect(main.getByText(`${count} selected`)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('The dashboard and the palette of a university with 25,000 students use the server’s figures and search @nightly', async ({
  page,
}) => {
  await signIn(page, 'admin', '', asked);
  await expect(figure(page, 'Total Students')).toHaveText('25,000');
  await expect(page.getByText('Students by department')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page
    .getByRole('combobox', { name: 'A screen, a student, an application or a course' })
    .pressSequentially('rao');
  await expect(page.getByRole('group', { name: /^Students \(8 of [\d,]+\)$/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
