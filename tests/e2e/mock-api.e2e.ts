import { accounts, expect, test as base } from './fixtures.ts';
import { violations } from './axe.ts';
import { startMockApi } from './mock-api.ts';

const test = base.extend<object, { address: string }>({
  /** Where `npm run mock:api` is. */
  address: [
    async ({ browserName: _ }, provide) => {
      const { api, kill } = await startMockApi(['--students', '5']);
      await provide(api.replace(/api$/, ''));
      await kill();
    },
    { scope: 'worker' },
  ],
});

test('mock:api has a start page with the API’s address and the accounts, and a link to the reference', async ({
  page,
  address,
}) => {
  await page.goto(address);
  await expect(page.getByText(`${address}api`, { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: accounts.admin.email })).toContainText('Demo@1234');
  await page.getByRole('link', { name: 'API reference' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'University portal API' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the page of mock:api, and 320 px are wide enough: ${colorScheme}${colorScheme === 'light' ? '' : ' @nightly'}`, async ({
    page,
    address,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await violations(page)).toEqual([]);
  });
