import type { Page } from '@playwright/test';
import { addStudent, callApi, expect, figure, signIn, test } from './fixtures.ts';

interface Listed {
  name: string;
  email: string;
  rollNo: string;
  department: string;
  year: number;
}

/** Every student, as the API answers: what the screen is compared with. */
const listed = (page: Page) => callApi<Listed[]>(page, 'GET', '/admin/students');

const grouped = (count: number) => new Intl.NumberFormat('en-IN').format(count);
const meera = { name: 'Meera Pillai', email: 'meera@mail.example', rollNo: 'CE26920' };

/** Finds a student by the search and opens the record. */
async function open(page: Page, rollNo: string, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(rollNo);
  await expect(figure(page, 'Filtered Results')).toHaveText('1');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('1,200 students are listed; search, department and year agree with section 5, and are kept in the URL', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await expect(figure(page, 'Total Students')).toHaveText('1,200');
  const students = await listed(page);
  const filtered = figure(page, 'Filtered Results');
  const search = page.getByRole('searchbox', { name: 'Search' });
  const matching = (text: string) => (student: Listed) =>
    [student.name, student.email, student.rollNo].some((value) => value.toLowerCase().includes(text.toLowerCase()));

  for (const text of ['ananya', 'ANANYA', 'cs23', '@students.university', 'rao', 'Computer']) {
    await search.fill(text);
    await expect(filtered).toHaveText(grouped(students.filter(matching(text)).length));
  }
  await search.fill('');
  const department = page.getByRole('combobox', { name: 'Department' });
  const year = page.getByRole('combobox', { name: 'Year' });
  await department.selectOption('Civil');
  await expect(filtered).toHaveText(grouped(students.filter((one) => one.department === 'Civil').length));
  await year.selectOption('3');
  await expect(filtered).toHaveText(
    grouped(students.filter((one) => one.department === 'Civil' && one.year === 3).length),
  );
  await search.fill('a');
  const all = students.filter((one) => one.department === 'Civil' && one.year === 3 && matching('a')(one)).length;
  await expect(filtered).toHaveText(grouped(all));

  await expect(page).toHaveURL(/q=a.*department=Civil.*year=3|department=Civil.*year=3.*q=a/);
  await page.reload();
  await expect(search).toHaveValue('a');
  await expect(filtered).toHaveText(grouped(all));
  // The department of the URL matches without regard to case, as the filter does.
  await page.goto('/admin/dashboard?department=cIVIL');
  await expect(filtered).toHaveText(grouped(students.filter((one) => one.department === 'Civil').length));
});

// Only the demo tells one tab what another has done.
test(
  'Add, edit, cancel and delete work, survive a reload, and are seen in a second tab',
  { tag: '@demo' },
  async ({ page, context }) => {
    await signIn(page, 'admin');
    const second = await context.newPage();
    await second.goto('/admin/dashboard');
    await expect(figure(second, 'Total Students')).toHaveText('1,200');
    await page.bringToFront();
    await addStudent(page, meera);
    await expect(page.getByText('Student added successfully')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(figure(second, 'Total Students')).toHaveText('1,201');

    await open(page, meera.rollNo, meera.name);
    await page.getByRole('button', { name: 'Edit' }).click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Somebody Else');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: meera.name })).toBeVisible();

    await page.getByRole('button', { name: 'Edit' }).click();
    await name.fill('Meera Pillai-Nair');
    await page.getByRole('textbox', { name: 'Current CGPA' }).fill('8.25');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Student updated successfully! Click "Back to List" to see changes.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Meera Pillai-Nair' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText('8.25')).toBeVisible();

    await second.getByRole('searchbox', { name: 'Search' }).fill(meera.rollNo);
    await expect(second.getByRole('link', { name: 'Meera Pillai-Nair', exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Delete' }).click();
    const confirmation = page.getByRole('alertdialog');
    await expect(confirmation).toContainText(
      'Are you sure you want to delete student "Meera Pillai-Nair"? This action cannot be undone.',
    );
    await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await confirmation.getByRole('button', { name: 'Cancel' }).click();
    await expect(confirmation).toBeHidden();
    await page.getByRole('button', { name: 'Delete' }).click();
    await confirmation.getByRole('button', { name: /^Delete/ }).click();
    await expect(page.getByText('Student deleted successfully')).toBeVisible();
    await page.waitForURL('**/admin/dashboard*');
    await expect(figure(page, 'Total Students')).toHaveText('1,200');
    await expect(figure(second, 'Total Students')).toHaveText('1,200');
    await page.reload();
    await expect(figure(page, 'Total Students')).toHaveText('1,200');
  },
);

test('An invalid value shows its message at its field, and the form keeps its values @nightly', async ({ page }) => {
  await signIn(page, 'admin');
  await page.getByRole('button', { name: 'Add New Student' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Student' });
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('12345');
  await dialog.getByRole('button', { name: 'Add Student' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
    /Please provide a valid phone number/,
  );
  await expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveValue('12345');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await addStudent(page, { ...meera, rollNo: 'CS23001' });
  const rollNo = dialog.getByRole('textbox', { name: 'Roll number' });
  await expect(rollNo).toHaveAccessibleDescription(/This roll number is already in use/);
  await expect(rollNo).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(meera.email);
  await rollNo.fill(meera.rollNo);
  await dialog.getByRole('button', { name: 'Add Student' }).click();
  await expect(page.getByText('Student added successfully')).toBeVisible();
});

test('Two administrators edit one record, and no change is lost silently @nightly', async ({ page, context }) => {
  await signIn(page, 'admin');
  await open(page, 'CS23001', 'Ananya Deshpande');
  const second = await context.newPage();
  await second.goto(page.url());
  await page.getByRole('button', { name: 'Edit' }).click();
  await second.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Total credits' }).fill('111');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Student updated successfully!', { exact: false })).toBeVisible();
  await second.getByRole('textbox', { name: 'Phone' }).fill('9812345678');
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(second.getByText(/changed/i).first()).toBeVisible();
  await expect(second.getByRole('textbox', { name: 'Phone' })).toHaveValue('9812345678');
});

/** The colours of what is drawn there. */
async function coloursOf(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<string[]> {
  const png = await page.screenshot({ clip });
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    const { data } = canvas?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    const pixels = Array.from({ length: image.width * image.height }, (_, i) => data.slice(i * 4, i * 4 + 4).join());
    return [...new Set(pixels)];
  }, png.toString('base64'));
}

test('The line under a row has no gaps, though the columns’ widths are fractions of a pixel @nightly', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/students');
  const row = page.locator('tr[data-position="1"]');
  await expect(row).toBeVisible();
  for (const width of [1280, 1201, 1003]) {
    await page.setViewportSize({ width, height: 900 });
    // The table takes its new width a frame after the window.
    await expect(async () => {
      const box = await row.boundingBox();
      const line = { x: Math.ceil(box?.x ?? 0), y: Math.round((box?.y ?? 0) + (box?.height ?? 0)) - 1, height: 1 };
      expect(await coloursOf(page, { ...line, width: Math.floor(box?.width ?? 0) - 1 }), `${width} px`).toHaveLength(1);
    }).toPass({ timeout: 5000 });
  }
});

test('The page lets go of the answers that it has read @nightly', async ({ page }) => {
  await signIn(page, 'admin');
  const devtools = await page.context().newCDPSession(page);
  /** How many there are after a garbage collection. */
  async function countAnswers(): Promise<number> {
    const { result: prototype } = await devtools.send('Runtime.evaluate', { expression: 'Response.prototype' });
    const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId! });
    const length = 'function () { return this.length; }';
    const { result } = await devtools.send('Runtime.callFunctionOn', {
      objectId: objects.objectId!,
      functionDeclaration: length,
    });
    await devtools.send('Runtime.releaseObject', { objectId: objects.objectId! });
    return Number(result.value);
  }
  const refresh = page.getByRole('button', { name: 'Refresh' });
  for (let time = 0; time < 20; time++) {
    const answered = page.waitForResponse(/\/admin\/students/);
    await refresh.click();
    await answered;
  }
  await expect.poll(countAnswers).toBeLessThan(5);
});
