import type { Page } from '@playwright/test';
import { callApi, expect, signIn, test, untilWorkerAnswers } from './fixtures.ts';

const RECORD = '/admin/students/stu_000001';

/** The record as it is stored. */
const stored = (page: Page) => callApi<Record<string, unknown>>(page, 'GET', '/admin/students/stu_000001');

const saved = (page: Page, subject: string) =>
  expect(page.getByText(`${subject} updated successfully! Click "Back to List" to see changes.`)).toBeVisible();
const fact = (page: Page, term: string) =>
  page
    .getByRole('tabpanel')
    .locator('dt', { hasText: new RegExp(`^${term}$`) })
    .locator('+ dd');

async function openRecord(page: Page, tab = ''): Promise<void> {
  await page.goto(RECORD + (tab && `?tab=${tab}`));
  await expect(page.getByRole('heading', { level: 1, name: 'Ananya Deshpande' })).toBeVisible();
}

test('Two tabs edit one student, and no change is lost silently: the conflict is resolved field by field', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  await openRecord(page);
  const second = await context.newPage();
  await openRecord(second);
  await page.getByRole('button', { name: 'Edit' }).click();
  await second.getByRole('button', { name: 'Edit' }).click();

  await page.bringToFront();
  await page.getByRole('textbox', { name: 'Total credits' }).fill('111');
  await page.getByRole('textbox', { name: 'Phone' }).fill('9811111111');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await saved(page, 'Student');

  await second.bringToFront();
  await second.getByRole('textbox', { name: 'Phone' }).fill('9822222222');
  await second.getByRole('textbox', { name: 'Address' }).fill('9 Hill Road, Pune');
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(second.getByRole('heading', { name: /Somebody else changed this record/ })).toBeFocused();
  expect(await stored(second)).toMatchObject({ phone: '9811111111', totalCredits: 111 });

  const choices = (field: string) => second.getByRole('radiogroup', { name: field });
  await expect(choices('Total credits').getByRole('radio', { name: /^Theirs: 111/ })).toBeChecked();
  await expect(choices('Address').getByRole('radio', { name: /^Yours: 9 Hill Road/ })).toBeChecked();
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(choices('Phone')).toBeFocused();
  expect(await stored(second)).toMatchObject({ phone: '9811111111' });

  await choices('Phone')
    .getByRole('radio', { name: /^Yours: 9822222222/ })
    .check();
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await saved(second, 'Student');
  await second.reload();
  await expect(fact(second, 'Phone')).toHaveText('9822222222');
  await expect(second.getByRole('list', { name: 'At a glance' })).toContainText('Total credits111');
  await expect(fact(second, 'Address')).toHaveText('9 Hill Road, Pune');
});

test('A stored birth date without its month is not saved, and stays in its field @nightly', async ({ page }) => {
  await signIn(page, 'admin');
  await openRecord(page);
  const before = await stored(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  const field = page.getByLabel('Date of birth');
  // Day, then month: the order of en-IN.
  await field.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(field).toHaveAccessibleDescription('Enter a whole date: day, month and year');
  await expect(field).toBeFocused();
  expect(await stored(page)).toEqual(before);

  await field.fill('2004-06-30');
  await expect(field).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await saved(page, 'Student');
  expect(await stored(page)).toMatchObject({ dateOfBirth: '2004-06-30' });
});

const parts = [
  {
    tab: 'academic',
    call: 'admin/students',
    subject: 'Academic record',
    label: 'Current CGPA',
    value: '9.1',
    term: 'Current CGPA',
    shown: '9.10',
  },
  { tab: 'fee', subject: 'Fees', label: 'Paid (₹)', value: '118000', term: 'Pending', shown: '₹30,000' },
  { tab: 'attendance', subject: 'Attendance', label: 'Attendance (%)', value: '77', term: 'Missed', shown: '23%' },
  {
    tab: 'placement',
    subject: 'Placement',
    label: 'Company',
    value: 'Tarang Labs',
    term: 'Company',
    shown: 'Tarang Labs',
  },
];

test('Each tab of a record saves through its own request, and a reload keeps the values @nightly', async ({ page }) => {
  await signIn(page, 'admin');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') calls.push(new URL(request.url()).pathname.replace(/^\/api/, ''));
  });
  await openRecord(page);
  await untilWorkerAnswers(page);
  for (const { tab, subject, label, value, term, shown } of parts) {
    await page.getByRole('tab', { name: new RegExp(tab, 'i') }).click();
    await page.getByRole('textbox', { name: label }).fill(value);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await saved(page, subject);
    await expect(fact(page, term)).toHaveText(shown);
    await page.reload();
    await expect(page.getByRole('tab', { name: new RegExp(tab, 'i') })).toHaveAttribute('aria-selected', 'true');
    await expect(fact(page, term)).toHaveText(shown);
    await expect(page).toHaveTitle('Ananya Deshpande · Malhar University');
  }
  expect(calls).toEqual(parts.map(({ tab, call = 'students' }) => `/${call}/stu_000001/${tab}`));
});

test('Edits survive a reload, and are left for another tab only by choice', async ({ page }) => {
  await signIn(page, 'admin');
  await openRecord(page, 'fee');
  const paid = page.getByRole('textbox', { name: 'Paid (₹)' });
  await paid.fill('104000');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(paid).toHaveValue('104000');
  await page.getByRole('tab', { name: 'Academic' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(paid).toHaveValue('104000');
  await page.getByRole('tab', { name: 'Academic' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('form', { name: 'Update academic record' })).toBeVisible();
  await page.getByRole('tab', { name: 'Fee' }).click();
  await expect(paid).toHaveValue('148000');
});

/** A page of a PDF in points, as its dictionary says. */
const sheets = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) =>
    box.slice(1).map((points) => Math.round(Number(points))),
  );

test('A record prints the record summary, and nothing else of the page, black on white in dark mode too @nightly', async ({
  page,
}) => {
  const words = ['Academic record summary', 'CS23001', '8.74 of 10', 'Registrar'];
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    globalThis.print = () => document.documentElement.setAttribute('data-printed', document.title);
  });
  await signIn(page, 'admin');
  await openRecord(page, 'fee');
  // By keyboard alone.
  await page.getByRole('button', { name: 'Print' }).focus();
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: 'Record summary' });
  for (const word of words) await expect(preview.getByText(word).first()).toBeVisible();
  await preview.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'Record summary CS23001 Ananya Deshpande');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const paper = page.locator('body > [data-print-only]');
  await expect(paper.locator('article')).toBeVisible();
  const seen = await page.evaluate(() => document.body.innerText);
  expect(seen).toBe(await paper.evaluate((element) => (element as HTMLElement).innerText));
  expect(seen).toContain('Malhar University');
  expect(seen).not.toContain('Back to List');
  expect(seen).not.toMatch(/null|undefined|NaN/);
  for (const word of words) expect(seen.toLowerCase()).toContain(word.toLowerCase());
  const colours = await page.evaluate(() => {
    const article = document.querySelector('body > [data-print-only] article') ?? document.body;
    const isTransparent = (element: Element) => getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)';
    return [
      getComputedStyle(document.documentElement).backgroundColor,
      [article, ...article.querySelectorAll('*')].every(isTransparent),
      ...new Set(
        [...article.querySelectorAll('p, th, td, dt, dd, h3, caption')].map((one) => getComputedStyle(one).color),
      ),
    ];
  });
  expect(colours).toEqual(['rgb(255, 255, 255)', true, 'rgb(0, 0, 0)']);
  expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toEqual([[595, 842]]);
});
