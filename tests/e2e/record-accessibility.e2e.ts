import { asAdmin, asAdminAlone, testScreens } from './axe.ts';
import { callApi, expect } from './fixtures.ts';

/** What looks different on a student's record once something has been done there. */
testScreens({
  'a record’s fees with errors @nightly': asAdmin('/admin/students/stu_000001?tab=fee', async (page) => {
    await page.getByRole('textbox', { name: 'Paid (₹)' }).fill('999999');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Paid amount cannot be more than the total fee')).toBeVisible();
  }),
  'two versions of a record @nightly': asAdminAlone('/admin/students/stu_000001', async (page) => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await callApi(page, 'PUT', '/students/stu_000001/placement', {
      placementStatus: 'Placed',
      company: 'A Company With a Name as Long as They Come',
    });
    await page.getByRole('textbox', { name: 'Company' }).fill('Another_Company_Whose_Name_Has_No_Blanks_To_Break_At');
    await page.getByRole('textbox', { name: 'Phone' }).fill('9811111111');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Choose yours or theirs')).toBeVisible();
  }),
  'a record that somebody else has deleted @nightly': asAdminAlone(
    '/admin/students/stu_000002?tab=fee',
    async (page) => {
      await page.getByRole('textbox', { name: 'Paid (₹)' }).fill('1');
      await callApi(page, 'DELETE', '/students/stu_000002');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('This student is no longer on the roster')).toBeVisible();
    },
  ),
  'the preview of the record summary': asAdmin('/admin/students/stu_000001', async (page) => {
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.getByRole('dialog', { name: 'Record summary' })).toBeVisible();
  }),
});
