import { stateScreens } from '#mocks/demo/states.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const states = stateScreens.flatMap((screen) => screen.states.map((state) => ({ ...state, title: screen.title })));

for (const [index, { id, title, name, link }] of states.entries())
  test(`The state “${name}” of the screen “${title}” is opened by its link, without a crash, and axe finds nothing${index % 100 === 0 ? '' : ' @nightly'}`, async ({
    page,
    watch,
  }) => {
    // Section 8, and rows that no screen can show: what is wrong with an answer is logged.
    watch.expected.push(/^The home statistics could not be loaded/, /^\d+ of \d+ rows of .* could not be read\./);
    await page.goto(link);
    await expect(page.locator('#demo-bar')).toBeVisible();
    await expect(page).not.toHaveURL(/[?&](respond|fail|as)=/);
    await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toBeVisible();
    // Its code has come.
    await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: `test-results/states/${id}.png`, fullPage: true });
  });

test('The address /states opens the list of all states and stays over a reload, and a link in it leads to one', async ({
  page,
}) => {
  await page.goto('/states');
  const panel = page.locator('.demo-states');
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(/\/states$/);
  await page.reload();
  await expect(page).toHaveURL(/\/states$/);
  await panel.getByRole('combobox', { name: 'Screen' }).selectOption('Roster');
  await panel.getByRole('region', { name: 'Roster' }).getByRole('link', { name: 'Empty', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/students\?status=enrolled$/);
  await expect(page.getByRole('list', { name: 'Conditions that are on' })).toContainText('adminListStudents: No rows');
});

test('States, bar and portal are in the language that is chosen at /states, and address, reload and links keep it', async ({
  page,
}) => {
  await page.goto('/states');
  const panel = page.locator('.demo-states');
  await panel.getByRole('combobox', { name: 'Screen' }).selectOption('Roster');
  await panel.getByRole('combobox', { name: 'Language' }).selectOption('ur');
  await expect(panel.getByRole('combobox', { name: 'زبان' })).toBeFocused();
  await expect(panel.getByRole('combobox', { name: 'اسکرین' })).toHaveValue('Roster');
  await expect(page.getByRole('region', { name: 'ڈیمو' }).getByRole('button', { name: /^آؤٹ باکس/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(page).toHaveURL(/\/ur\/states$/);
  await page.reload();
  await expect(page).toHaveURL(/\/ur\/states$/);
  const link = panel.getByRole('region', { name: 'طلبہ کی فہرست' }).getByRole('link', { name: 'خالی', exact: true });
  const address = (await link.getAttribute('href')) ?? '';

  // Whoever gets the link may have chosen another language before.
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  await expect(page.getByRole('list', { name: 'چالو حالات' })).toContainText('adminListStudents⁩: ⁨کوئی سطر نہیں');
  await expect(page).toHaveURL(/\/admin\/students\?status=enrolled$/);
});

test('What a link asks wrongly is said in its language', async ({ page }) => {
  await page.goto('/about?language=ur&demo=nonsense');
  await expect(page.getByRole('status').filter({ hasText: 'nonsense' })).toContainText('کوئی منظر نامہ نہیں ہے');
});

test('The states of one screen are shown in frames, without the demo’s bar, and dark on request @nightly', async ({
  page,
}) => {
  // What a test sets of the colours would hold for the frames too.
  await page.emulateMedia({ colorScheme: null });
  await page.goto('/states');
  const panel = page.locator('.demo-states');
  await panel.getByRole('combobox', { name: 'Screen' }).selectOption({ label: 'Faculty' });
  await panel.getByRole('combobox', { name: 'Frames' }).selectOption({ label: '390 px wide' });
  const frame = panel.frameLocator('iframe').first();
  await expect(frame.getByRole('heading', { level: 1, name: 'Faculty' })).toBeVisible();
  await expect(frame.locator('.demo-bar')).toHaveCount(0);
  await expect(frame.locator('html')).toHaveClass('light');
  await panel.getByRole('checkbox', { name: 'Dark' }).check();
  await expect(frame.locator('html')).toHaveClass('dark');
});
