import type { Page } from '@playwright/test';
import { asAdmin, asAdminAlone, testScreens } from './axe.ts';
import { expect } from './fixtures.ts';

const select = async (page: Page, count: number) => {
  // What was selected stays so while other screens are looked at.
  const clear = page.getByRole('button', { name: 'Clear Selection' });
  if (await clear.isVisible()) await clear.click();
  for (let i = 0; i < count; i += 1)
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .nth(i)
      .check();
};

const head = 'Roll No,Name,Email,Department,Year,Semester';
const long = 'Venkatanarasimharajuvaripeta_Without_A_Blank_'.repeat(2);

/** The import, with a file given to it. */
const given = (lines: readonly string[], then: (page: Page) => Promise<void>) =>
  asAdmin('/admin/students?task=import', async (page) => {
    await expect(page.getByRole('button', { name: 'Choose File' })).toBeVisible();
    const buffer = Buffer.from([head, ...lines].join('\n'));
    await page.locator('input[type=file]').setInputFiles({ name: `${long}.csv`, mimeType: 'text/csv', buffer });
    await then(page);
  });

/** What looks different on the roster and in its import once something has been done there. */
testScreens({
  'the roster with all its filters and some selected @nightly': asAdmin('/admin/students?semester=3', async (page) => {
    await select(page, 3);
    await expect(page.getByRole('combobox', { name: 'Fee status' })).toBeVisible();
  }),
  'the choice of columns @nightly': asAdmin('/admin/students', async (page) => {
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('group', { name: 'Columns' }).getByText('Company').click();
    await expect(page.getByRole('columnheader', { name: 'Company' })).toBeVisible();
  }),
  'the saved views, with a name that is taken @nightly': asAdmin('/admin/students?year=2', async (page) => {
    await page.getByRole('button', { name: 'Views' }).click();
    const views = page.getByRole('group', { name: 'Views' });
    for (let i = 0; i < 2; i += 1) {
      await views.getByRole('textbox').fill(long.slice(0, 60));
      await views.getByRole('textbox').press('Enter');
    }
    await expect(views.getByRole('alert')).toBeVisible();
  }),
  'the filters of a phone, a range the wrong way round @nightly': asAdmin('/admin/students?cgpa=9..6', async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByText('From 9 to 6 is the wrong way round')).toBeVisible();
  }),
  'compact rows and the menu of a selection @nightly': asAdminAlone('/admin/students', async (page) => {
    await page.evaluate(() => localStorage.setItem('density', 'compact'));
    await page.reload();
    await select(page, 2);
    await page.getByRole('button', { name: 'Update...' }).click();
    await expect(page.getByRole('menuitem', { name: 'Set Fee' })).toBeVisible();
  }),
  'a placement for many, with errors @nightly': asAdmin('/admin/students', async (page) => {
    await select(page, 2);
    await page.getByRole('button', { name: 'Update...' }).click();
    await page.getByRole('menuitem', { name: 'Set Placement' }).click();
    await page.getByRole('combobox', { name: 'Placement status' }).selectOption('Placed');
    await page.getByRole('button', { name: 'Update 2 Students' }).click();
    await expect(page.getByText('Company is required for a placed student')).toBeVisible();
  }),
  'an academic update for many, with errors @nightly': asAdmin('/admin/students', async (page) => {
    await select(page, 2);
    await page.getByRole('button', { name: 'Update...' }).click();
    await page.getByRole('menuitem', { name: 'Academic Update' }).click();
    await page.getByRole('button', { name: 'Update 2 Students' }).click();
    await expect(page.getByText('Choose at least one value to change')).toBeVisible();
  }),
  'the question before many are deleted @nightly': asAdmin('/admin/students', async (page) => {
    await select(page, 6);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText('and 1 more.');
  }),
  'the result of a bulk action @nightly': asAdmin('/admin/students?status=enrolled&sort=-year', async (page) => {
    await select(page, 3);
    await page.getByRole('button', { name: 'Update...' }).click();
    await page.getByRole('menuitem', { name: 'Academic Update' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('combobox', { name: 'Year' }).selectOption('Move to the next year');
    await form.getByRole('button', { name: 'Update 0 Students' }).click();
    await expect(page.getByRole('heading', { name: '3 left out' })).toBeVisible();
  }),
  'the import of a wrong file @nightly': given(['"CE26001,x'], async (page) => {
    await expect(page.getByRole('alert')).toContainText('is never closed');
  }),
  'the step that asks how a file is read @nightly': given(
    [`IM261001,${long},a@mail.example,Astrology,1,1`],
    async (page) => {
      await expect(page.getByRole('combobox', { name: 'Astrology' })).toBeVisible();
    },
  ),
  'the dry run of an import': given(
    [`IM261001,${long},a@mail.example,Civil,1,1`, `IM261002,${long},nobody,Astrology,9,1`],
    async (page) => {
      await page.getByRole('button', { name: 'Check the File' }).click();
      await expect(page.getByRole('table', { name: 'Rows that do not fit' })).toBeVisible();
    },
  ),
  'what came of an import @nightly': given([`IM261003,${long},b@mail.example,Civil,1,1`], async (page) => {
    await page.getByRole('button', { name: 'Add 1 Student' }).click();
    await expect(page.getByRole('heading', { name: 'Result of the import' })).toBeVisible();
  }),
});
