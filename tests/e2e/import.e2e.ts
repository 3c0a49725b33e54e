import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

const head = 'Roll No,Name,Email,Department,Year,Semester,Phone,CGPA';

/** A row that fits, by its number; parts of it can be replaced. */
const row = (i: number, part: Partial<Record<'rollNo' | 'email' | 'department' | 'year' | 'phone', string>> = {}) => {
  const {
    rollNo = `IM26${1000 + i}`,
    email = `im${i}@mail.example`,
    department = 'Civil',
    year = '2',
    phone = '',
  } = part;
  return [rollNo, `Imported Student ${i}`, email, department, year, '3', phone, i % 2 ? '8.25' : ''].join(',');
};

const csvFile = (lines: readonly string[], name = 'students.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

/** Opens the import and gives it a file. */
async function choose(page: Page, file: ReturnType<typeof csvFile> | string): Promise<Locator> {
  await expect(page.getByRole('button', { name: 'Choose File' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file);
  const checked = page.getByText(/has been checked/);
  await expect(checked).toBeVisible({ timeout: 30_000 });
  return checked;
}

async function openRoster(page: Page): Promise<void> {
  await signIn(page, 'admin');
  await page.goto('/admin/students?status=all');
  await expect(page.getByText('1,200 students')).toBeVisible();
}

test('A 1,000-row CSV with 30 bad rows imports 970 and lists the 30; the export re-imports with no change', async ({
  page,
}, info) => {
  test.setTimeout(180_000);
  const six = (part: (i: number) => Parameters<typeof row>[1], from: number) =>
    Array.from({ length: 6 }, (_, i) => row(from + i, part(i)));
  const bad = [
    ...six((i) => ({ email: `nobody-${i}` }), 2000),
    ...six(() => ({ year: '9' }), 2010),
    ...six(() => ({ phone: '12345' }), 2020),
    ...six((i) => ({ rollNo: `cs2300${i + 1}` }), 2030),
    ...six(() => ({ email: 'IM999@mail.example' }), 2040),
  ];
  const good = Array.from({ length: 970 }, (_, i) => row(30 + i));
  await openRoster(page);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  // The rows that are not to fit come last: their duplicates are of rows before them.
  const checked = await choose(page, csvFile([head, ...good, ...bad]));
  await expect(checked).toContainText('970 new students, 0 updates, 0 without a change, 30 rows that do not fit');
  const wrong = page.getByRole('table', { name: 'Rows that do not fit' });
  await expect(wrong).toHaveAttribute('aria-rowcount', '31');
  await expect(wrong.getByTitle('Invalid email address').first()).toBeVisible();

  const [list] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Rows That Do Not Fit' }).click(),
  ]);
  expect(list.suggestedFilename()).toBe('students-not-imported.csv');
  const reasons = (await readFile(await list.path(), 'utf8')).trim().split('\r\n').slice(1);
  expect(reasons).toHaveLength(30);
  for (const [from, reason] of [
    [0, 'Email: Invalid email address'],
    [6, 'Year: Year must be from 1 to 4'],
    [12, 'Phone: Please provide a valid phone number'],
    [18, 'Roll No: This roll number is already in use (Ananya Deshpande, CS23001)'],
    [24, 'Email: The same email address is in line 971'],
  ] as const)
    expect(reasons[from]).toContain(reason);

  await page.getByRole('button', { name: 'Add 970 Students' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Result of the import' })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('970 added, 30 left out since they do not fit.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the List' }).click();
  await expect(page.getByText('2,170 students')).toBeVisible();

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV, for other programs' }).click(),
  ]);
  expect(exported.suggestedFilename()).toMatch(/^students-\d{4}-\d\d-\d\d-2170\.csv$/);
  const path = info.outputPath('export.csv');
  await exported.saveAs(path);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(await choose(page, path)).toContainText(
    '0 new students, 0 updates, 2,170 without a change, 0 rows that do not fit',
  );

  // The same as a workbook, which a worker reads.
  await page.getByRole('button', { name: 'Back to the List' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel workbook' }).click(),
  ]);
  const workbookPath = info.outputPath(workbook.suggestedFilename());
  await workbook.saveAs(workbookPath);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const read = page.waitForEvent('worker');
  await page.locator('input[type=file]').setInputFiles(workbookPath);
  expect((await read).url()).toMatch(/worker/);
  await expect(page.getByText(/^Sheet/)).toContainText('About this file');
  await expect(page.getByText(/has been checked/)).toContainText(
    '0 new students, 0 updates, 2,170 without a change, 0 rows that do not fit',
  );
});

test('An import interrupted by the browser says which rows are imported, and can be continued', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await openRoster(page);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await choose(page, csvFile([head, ...Array.from({ length: 900 }, (_, i) => row(i))]));
  await page.getByRole('button', { name: 'Add 900 Students' }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^[1-9]\d* of 900$/);
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await next.goto('/admin/students?status=all');
  await expect(next.getByText('An import was interrupted')).toBeVisible();
  const listed = await next.getByText(/^[12],\d{3} students$/).textContent();
  const inside = Number(listed?.replaceAll(/\D/g, '')) - 1200;
  expect(inside).toBeGreaterThan(0);
  await next.getByRole('button', { name: 'See Which Rows Were Imported' }).click();
  await expect(next.getByText(/has been checked/)).toContainText('0 rows that do not fit');
  const words = (await next.getByText(/has been checked/).textContent()) ?? '';
  const [, fresh, updates, same] = /(\d+) new students?, (\d+) updates?, (\d+) without/.exec(words) ?? [];
  expect(Number(fresh) + Number(updates) + Number(same)).toBe(900);
  expect(Number(same) + Number(updates)).toBe(inside);
  await next.getByRole('button', { name: /^Add \d+ Students/ }).click();
  await expect(next.getByRole('heading', { name: 'Result of the import' })).toBeVisible({ timeout: 60_000 });
  await next.getByRole('button', { name: 'Back to the List' }).click();
  await expect(next.getByText('2,100 students')).toBeVisible();
  await expect(next.getByText('An import was interrupted')).toBeHidden();
});

test('An import running in one tab is not shown as interrupted in another, until it is @nightly', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await openRoster(page);
  const other = await context.newPage();
  await other.goto('/admin/students?status=all');
  await expect(other.getByText('1,200 students')).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await choose(page, csvFile([head, ...Array.from({ length: 3000 }, (_, i) => row(i))]));
  await page.getByRole('button', { name: 'Add 3,000 Students' }).click();
  const progress = page.getByRole('progressbar', { name: 'Importing students.csv' });
  const imported = async () => Number(await progress.getAttribute('aria-valuenow'));
  await expect.poll(imported).toBeGreaterThan(0);

  await other.reload();
  await expect(other.getByText(/^[1-4],\d{3} students$/)).toBeVisible();
  // It goes on in a page that is not looked at.
  const before = await imported();
  await expect.poll(imported, { timeout: 30_000 }).toBeGreaterThan(before);
  await expect(other.getByText('An import was interrupted')).toBeHidden();
  await page.close({ runBeforeUnload: false });
  await expect(other.getByText('An import was interrupted')).toBeVisible();
});

test('Back during an import asks before it stops @nightly', async ({ page }) => {
  await openRoster(page);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await choose(page, csvFile([head, ...Array.from({ length: 400 }, (_, i) => row(i))]));
  await page.getByRole('button', { name: 'Add 400 Students' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave and stop the import?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/task=import/);
  await page.goBack();
  await question.getByRole('button', { name: 'Stop and Leave' }).click();
  await expect(page.getByText('An import was interrupted')).toBeVisible();
});

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let i = 0; i < 80 && !(await isFocused()); i += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

const layouts = 'src/wings/import/fixtures/layouts';

test('A file of another program is imported by keyboard alone after one mapping step, and the next one without any @nightly', async ({
  page,
}) => {
  await openRoster(page);
  await page.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  const chooseByKeys = async (name: string) => {
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, page.getByRole('button', { name: 'Choose File' }));
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(`${layouts}/${name}`);
  };
  const pressButton = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name }));
    await page.keyboard.press('Enter');
  };
  const answer = async (question: string, letters: string) => {
    await tabTo(page, page.getByRole('combobox', { name: question, exact: true }));
    await page.keyboard.type(letters);
  };

  await chooseByKeys('powerschool.txt');
  await expect(page.getByRole('combobox', { name: 'Student_Number' })).toHaveValue('rollNo');
  await answer('Department of every new student', 'Civil');
  await answer('Year of every new student', '2nd');
  await answer('Semester of every new student', '3rd');
  // The day of admission tells that the month comes first, for the day of birth too.
  await pressButton('Check the File');
  await expect(page.getByText(/has been checked/)).toContainText('2 new students, 0 updates');
  await pressButton('Add 2 Students');
  await expect(page.getByText('2 added.')).toBeVisible();

  await pressButton('Import Another File');
  await chooseByKeys('powerschool-2.txt');
  await expect(page.getByText(/has been checked/)).toContainText('1 new student, 0 updates');
  await pressButton('Add 1 Student');
  await expect(page.getByText('1 added.')).toBeVisible();
  await pressButton('Back to the List');
  await expect(page.getByText('1,203 students')).toBeVisible();
});

test('Bulk updates, their undo and a bulk deletion by keyboard alone keep the filters and update the list', async ({
  page,
}) => {
  await openRoster(page);
  await page.goto('/admin/students?department=Civil&sort=-cgpa');
  await expect(page.getByText(/of 1,200 students/)).toBeVisible();
  const selectFour = async () => {
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .focus();
    await page.keyboard.press('Space');
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByText('4 selected')).toBeVisible();
  };
  await selectFour();
  await page.getByRole('button', { name: 'Update...' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Set Status' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('combobox', { name: 'Status' }));
  await page.keyboard.type('Suspended');
  await page.getByRole('button', { name: 'Update 4 Students' }).press('Enter');
  await expect(page.getByRole('heading', { name: '4 updated' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('heading', { name: '4 put back' })).toBeVisible();
  await page.getByRole('button', { name: 'Close Result' }).press('Enter');

  await selectFour();
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete 4 students?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await question.getByRole('button', { name: 'Delete 4 students' }).press('Enter');
  await expect(page.getByRole('heading', { name: '4 deleted' })).toBeVisible();
  await expect(page.getByText(/of 1,196 students/)).toBeVisible();
  await expect(page).toHaveURL(/department=Civil/);
});

// Node 20 reads the bytes 0x80 to 0x9F as Latin-1, so that its tests cannot show this.
test('A file in Windows-1252 shows the letters that Latin-1 has not, and imports them', async ({ page }) => {
  await openRoster(page);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Choose File' })).toBeVisible();
  const bytes: Record<string, number> = { Š: 0x8a, ž: 0x9e, '’': 0x92 };
  const lines = 'Roll No,Name,Email,Department,Year,Semester\nCE269901,Šárka O’Brož,sarka@mail.example,Civil,1,1';
  const buffer = Buffer.from([...lines].map((letter) => bytes[letter] ?? letter.charCodeAt(0)));
  await page.locator('input[type=file]').setInputFiles({ name: 'windows.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText(/Read as Windows-1252/)).toContainText('is “Šárka O’Brož” right?');
  await page.getByRole('button', { name: 'Yes, It Is Right' }).click();
  await page.getByRole('button', { name: 'Add 1 Student' }).click();
  await expect(page.getByText('1 added.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the List' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('CE269901');
  await expect(page.getByRole('link', { name: 'Šárka O’Brož' })).toBeVisible();
});
