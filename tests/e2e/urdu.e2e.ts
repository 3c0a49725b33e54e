import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';

const folder = 'src/languages/ur';
const texts: Readonly<Record<string, string | readonly string[]>> = Object.assign(
  {},
  ...readdirSync(folder)
    .filter((name) => name.endsWith('.gen.json'))
    .map((name): unknown => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))),
);

/** What the portal says in Urdu. */
function ur(sentence: string): string {
  const found = texts[sentence];
  if (typeof found !== 'string') throw new Error(`There is no Urdu for “${sentence}”`);
  return found;
}

/** An Urdu sentence with something in its place, whatever isolates it. */
const saying = (sentence: string, value: string) =>
  new RegExp(
    ur(sentence)
      .replaceAll(/[.?()]/g, String.raw`\$&`)
      .replace('{0}', `.?${value}.?`),
  );

test('In Urdu a visitor applies, an administrator signs in, reviews, imports a file and prints the roster @demo', async ({
  page,
}) => {
  await page.goto('/ur/admissions?course=Civil+Engineering');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('textbox', { name: ur('Full name') }).fill('Ira Deshmukh');
  await page.getByRole('textbox', { name: ur('Email') }).fill('ira.deshmukh@mail.example');
  await page.getByRole('textbox', { name: ur('Phone number') }).fill('+919812345670');
  await page.getByRole('combobox', { name: ur('Previous qualification') }).selectOption('12th Grade');
  await page.getByRole('textbox', { name: ur('Previous grade/percentage') }).fill('91%');
  await page.getByRole('button', { name: ur('Submit Application') }).click();
  await expect(page).toHaveURL(/\/ur$/);
  const received = page.getByText(/APP-\d+-\d+/).first();
  const [reference = ''] = (await received.textContent())?.match(/APP-\d+-\d+/) ?? [];

  await page
    .getByRole('banner')
    .getByRole('link', { name: ur('Login') })
    .click();
  await page.getByRole('tab', { name: ur('Admin Login') }).click();
  await page.getByRole('textbox', { name: ur('Email') }).fill('admin@university.example');
  await page.getByRole('textbox', { name: ur('Password') }).fill('Demo@1234');
  await page.getByRole('button', { name: ur('Login as Admin') }).click();
  await page.waitForURL('**/admin/dashboard');

  await page.goto(`/admin/applications?q=${reference}`);
  await page.getByRole('table').getByRole('link', { name: 'Ira Deshmukh' }).click();
  const open = page.getByRole('region', { name: 'Ira Deshmukh', exact: true });
  await open.getByRole('button', { name: ur('Review'), exact: true }).click();
  await open.getByRole('textbox', { name: ur('Comments') }).fill('Mark sheet seen.');
  await open.getByRole('button', { name: ur('Start Review of Application') }).click();
  await expect(open.getByText(saying('{0} is under review.', 'Ira Deshmukh'))).toBeFocused();

  await page.goto('/admin/students?status=all');
  await page.getByRole('button', { name: ur('Import'), exact: true }).click();
  await expect(page.getByRole('button', { name: ur('Choose File') })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'students.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Roll No,Name,Email,Department,Year,Semester\r\nUR26001,Zainab Sheikh,zainab@mail.example,Civil,1,1',
    ),
  });
  await expect(page.getByText('Zainab Sheikh')).toBeVisible();
  await page
    .getByRole('region', { name: ur('Import students') })
    .getByRole('button', { name: /1/ })
    .click();
  await expect(page.getByRole('button', { name: ur('Import Another File') })).toBeVisible();

  await page.goto('/admin/students?status=all&q=UR26001');
  await expect(page.locator('[data-position="0"]')).toContainText('Zainab Sheikh');
  const sheet = page.locator('body > [data-print-only]');
  await expect(async () => {
    await page.pdf({ preferCSSPageSize: true });
    await expect(sheet).toHaveCount(1, { timeout: 100 });
  }).toPass();
  await expect(sheet.getByRole('columnheader', { name: ur('Roll No'), includeHidden: true })).toBeAttached();
  await expect(sheet.getByText('Zainab Sheikh')).toBeAttached();
});
