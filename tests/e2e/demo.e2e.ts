import type { Locator, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { addStudent, expect, exportedState, figure, pinDay, signIn, test, untilWorkerAnswers } from './fixtures.ts';
import { translateAtOnce } from './translation.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Demo', exact: true });
const tool = (page: Page, name: string | RegExp) =>
  bar(page)
    .getByRole('group', { name: /^Tools (of the demo|for developers)$/ })
    .getByRole('button', { name });
const persona = (page: Page, name: string) =>
  bar(page).getByRole('group', { name: 'See the portal as' }).getByRole('button', { name, exact: true });
const message = (page: Page) => bar(page).getByRole('status').first();

/** Opens a page and waits for the bar. */
async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(persona(page, 'Visitor')).toBeVisible();
}

test.describe('The demo’s switch of the signed-in person', () => {
  test('A link keeps its page, whoever was signed in @nightly', async ({ page }) => {
    await open(page, '/admin/dashboard?as=admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open(page, '/student/dashboard?as=student-placed');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ananya');
    await expect(page).toHaveURL(/\/student\/dashboard$/);
    await open(page, '/admin/students?q=rao&as=staff&storage=full');
    await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/students\?q=rao$/);
  });

  test('One click switches the person, and keeps the page if that person may see it', async ({ page }) => {
    await open(page, '/admin/applications');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await persona(page, 'Admissions staff').click();
    await expect(page).toHaveURL(/\/admin\/applications$/);
    await persona(page, 'Administrator').click();
    await expect(page.getByRole('button', { name: /Meera Joglekar/ })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/applications$/);
    await persona(page, 'Student with debts').click();
    await expect(page).toHaveURL(/\/student\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rahul');
    await persona(page, 'Student with an offer').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ananya');
    await persona(page, 'Visitor').click();
    await expect(page).toHaveURL(/\/login/);
    await expect(persona(page, 'Visitor')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('banner').getByRole('link', { name: 'Malhar University' }).click();
    await persona(page, 'Student with debts').click();
    await expect(message(page)).toContainText('You see the portal as Rahul Menon.');
    await message(page).getByRole('button', { name: 'Open the dashboard' }).click();
    await expect(page).toHaveURL(/\/student\/dashboard$/);
  });

  test('An unknown person is reported, and nothing changes @nightly', async ({ page }) => {
    await open(page, '/?demo=new-university');
    await expect(tool(page, 'Data: A new university')).toBeVisible();
    await persona(page, 'Student with debts').click();
    await expect(message(page)).toHaveText(/Nobody has the address student2@university.example in this data./);
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    const offered = page.getByRole('region', { name: 'Demo accounts' });
    await expect(offered.getByRole('button')).toHaveText(['Admissions staff', 'Administrator']);
    await page.evaluate(() => window.portalDemo?.switchTo('typical-day'));
    await expect(offered.getByRole('button')).toHaveText(['Student', 'Admissions staff', 'Administrator']);
  });
});

test.describe('The demo’s data', () => {
  test('A scenario applies to all tabs, says what it replaces, and can be undone with the session @nightly', async ({
    page,
    context,
  }) => {
    await signIn(page, 'admin');
    await addStudent(page, { name: 'Meera Pillai', email: 'meera@mail.example', rollNo: 'CE26901' });
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(figure(page, 'Total Students')).toHaveText('1,201');
    const other = await context.newPage();
    await open(other, '/admin/dashboard');
    await expect(figure(other, 'Total Students')).toHaveText('1,201');

    await tool(page, /^Data/).click();
    await bar(page)
      .getByRole('radio', { name: /^A new university/ })
      .check();
    await expect(bar(page)).toContainText('Switching replaces all data in every tab, and what was typed here');
    await bar(page).getByRole('button', { name: 'Switch to A new university' }).click();
    await expect(figure(page, 'Total Students')).toHaveText('0');
    await expect(figure(other, 'Total Students')).toHaveText('0');
    await other.reload();
    await expect(figure(other, 'Total Students')).toHaveText('0');

    await bar(page).getByRole('button', { name: 'Undo the last switch' }).click();
    await expect(figure(page, 'Total Students')).toHaveText('1,201');
    await expect(figure(other, 'Total Students')).toHaveText('1,201');
  });

  test('An undone scenario signs in again a student whom the scenario’s data lacked @nightly', async ({ page }) => {
    await signIn(page, 'student');
    await page.evaluate(() => window.portalDemo?.switchTo('new-university'));
    await expect(page).toHaveURL(/\/login/);
    await page.evaluate(() => window.portalDemo?.undo());
    await expect(page).toHaveURL(/\/student\/dashboard$/);
  });

  test('A browser’s state file opens in another browser, and exports the same file there @nightly', async ({
    page,
    browser,
  }) => {
    await signIn(page, 'admin');
    await addStudent(page, { name: 'Meera Pillai', email: 'meera@mail.example', rollNo: 'CE26901' });
    await expect(page.getByText('Student added successfully')).toBeVisible();
    const file = await exportedState(page);
    expect(file).toContain('Meera Pillai');
    const elsewhere = await browser.newContext();
    // On another day an offer would lapse there, and its seat be free.
    await pinDay(elsewhere);
    const other = await elsewhere.newPage();
    await open(other);
    await tool(other, /^Data/).click();
    const input = bar(other).locator('input[type=file]');
    await input.setInputFiles({ name: 'state.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
    await expect(message(other)).toHaveText(/This is no state file of the demo. Nothing was changed./);
    await input.setInputFiles({ name: 'state.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    await expect(message(other)).toHaveText(/The state in state.json is the demo’s data now./);
    expect(await exportedState(other)).toBe(file);
    await elsewhere.close();
  });

  test('A deleted student is restored @nightly', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/admin/students/stu_000002');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Delete/ })
      .click();
    await expect(figure(page, 'Total Students')).toHaveText('1,199');
    await tool(page, /^Data/).click();
    await bar(page)
      .getByRole('button', { name: /^Restore Rahul Menon/ })
      .click();
    await expect(message(page)).toHaveText(/Rahul Menon .* is restored./);
    await expect(figure(page, 'Total Students')).toHaveText('1,200');
  });

  test('A storage cleared by the browser starts with new data, says so, and can be undone @nightly', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await addStudent(page, { name: 'Meera Pillai', email: 'meera@mail.example', rollNo: 'CE26901' });
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(figure(page, 'Total Students')).toHaveText('1,201');
    await page.evaluate(() => window.portalDemo?.clearStorage());
    await expect(page.getByText(/The browser has cleared the demo’s data/)).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await page.evaluate(() => window.portalDemo?.undo());
    await expect(figure(page, 'Total Students')).toHaveText('1,201');
  });
});

test.describe('The demo’s simulated conditions', () => {
  test('A link sets conditions, the demo bar shows them, and ends them', async ({ page }) => {
    await open(page, '/admin/students?as=staff&fail=adminListStudents:500&delay=300');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    const on = bar(page).getByRole('list', { name: 'Conditions that are on' });
    await expect(on.getByRole('listitem')).toHaveText([/Delay: 300 ms/, /adminListStudents: 500 Server error/]);
    await expect(page).toHaveURL(/\/admin\/students\?status=enrolled$/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await on.getByRole('button', { name: /End: adminListStudents/ }).click();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('table', { name: /Students/ })).toBeVisible();
  });

  test('A link’s conditions apply to the page’s first requests, even if a person is signed in', async ({ page }) => {
    await signIn(page, 'admin');
    await open(page, '/admin/courses?fail=listCourses:500');
    await expect(page.getByText('Failed to load courses')).toBeVisible();
    await open(page, '/admin/courses?delay=0');
    await expect(page.getByRole('table', { name: 'Courses' })).toBeVisible();
  });

  test('A link’s invalid condition is reported with the allowed values, and nothing changes @nightly', async ({
    page,
  }) => {
    await open(page, '/?demo=fees-due&fail=dropTables:500');
    await expect(message(page)).toHaveText(/There is no operation “dropTables”. Allowed: \*, login, /);
    await expect(tool(page, 'Data: A typical day')).toBeVisible();
  });

  test('A fault is chosen while a dialog is open, and the dialog keeps its values @nightly', async ({ page }) => {
    await signIn(page, 'admin');
    await page.getByRole('button', { name: 'Add New Student' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Student' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Meera Pillai');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('meera@mail.example');
    await dialog.getByRole('textbox', { name: 'Roll number' }).fill('CE26901');
    await dialog.getByRole('combobox', { name: 'Department' }).selectOption('Civil');
    await tool(page, 'Conditions').click();
    await bar(page).getByRole('combobox', { name: 'Operation' }).selectOption('createStudent');
    await bar(page).getByRole('combobox', { name: 'Calls' }).selectOption('The next call');
    await bar(page).getByRole('button', { name: 'Answer so' }).click();
    await page.keyboard.press('Escape');
    await expect(bar(page).getByRole('combobox', { name: 'Operation' })).toBeHidden();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Meera Pillai');
    await dialog.getByRole('button', { name: 'Add Student' }).click();
    await expect(dialog).toContainText('Something went wrong. Please try again.');
    await dialog.getByRole('button', { name: 'Add Student' }).click();
    await expect(page.getByText('Student added successfully')).toBeVisible();
  });

  test('An answer of one’s own is written with an example of the contract, is told where it breaks it, and is given', async ({
    page,
    watch,
  }) => {
    watch.expected.push(/^The contract says of the answer 200 of listActiveCourses/);
    await open(page, '/courses?as=visitor');
    await tool(page, 'Conditions').click();
    await bar(page).getByRole('combobox', { name: 'Operation' }).selectOption('listActiveCourses');
    await bar(page).getByRole('combobox', { name: 'Answers' }).selectOption('An answer of your own…');
    await bar(page)
      .getByRole('combobox', { name: /example of the contract/ })
      .selectOption({ index: 1 });
    const body = bar(page).getByRole('textbox', { name: /^Body/ });
    await expect(body).toHaveValue(/"success": true/);
    await body.fill('{"success": true, "data": 7}');
    await bar(page).getByRole('button', { name: 'Answer so' }).click();
    await expect(message(page)).toContainText(
      'The contract says of the answer 200 of listActiveCourses: /data must be array.',
    );
    await expect(bar(page).getByRole('list', { name: 'Conditions that are on' })).toContainText(
      'listActiveCourses: an answer of your own, 200',
    );
    await bar(page).getByRole('button', { name: 'Load the page’s data again' }).click();
    await expect(page.getByText(/^Failed to load courses/)).toBeVisible();
  });

  test('A link sets the clock, and new data is of that day', async ({ page }) => {
    await open(page, '/admin/applications?as=staff&demo=admissions-week&today=2028-02-29');
    await expect(page.getByRole('table', { name: 'Applications' })).toContainText(/2[0-9] Feb 2028/);
    await expect(bar(page).getByRole('list', { name: 'Conditions that are on' })).toContainText('Today: 2028-02-29');
    await bar(page).getByRole('button', { name: 'End: Today: 2028-02-29' }).click();
    await expect.poll(() => page.evaluate(() => new Date().getFullYear())).toBeLessThan(2028);
  });

  test('Simulated offline and full storage behave as real ones do @nightly', async ({ page }) => {
    await open(page, '/courses');
    await expect(page.getByRole('heading', { name: 'Civil Engineering' })).toBeVisible();
    await page.evaluate(() => window.portalDemo?.offline());
    await persona(page, 'Administrator').click();
    await expect(persona(page, 'Administrator')).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/admin/courses');
    await expect(page.getByText(/could not be reached/)).toBeVisible();
    await page.evaluate(() => {
      window.portalDemo?.offline(false);
      window.portalDemo?.storageFull();
    });
    await page.goto('/admin/dashboard');
    await addStudent(page, { name: 'Meera Pillai', email: 'meera@mail.example', rollNo: 'CE26901' });
    await expect(page.getByRole('dialog')).toContainText('The storage is full. Nothing was saved.');
  });
});

test('The demo lists requests with their bodies and as a command, and can let one fail', async ({ page }) => {
  await open(page, '/admin/courses?as=staff');
  await expect(page.getByRole('table', { name: /courses/i })).toBeVisible();
  await tool(page, /^Requests/).click();
  const row = bar(page).getByRole('row').filter({ hasText: 'listCourses' }).first();
  await expect(row).toContainText('200');
  await row.getByRole('button', { name: 'GET /courses' }).click();
  await expect(bar(page).getByRole('textbox', { name: 'Received' })).toHaveValue(/"courseCode": "BT-CSE"/);
  await expect(bar(page).getByRole('textbox', { name: 'As a command' })).toHaveValue(/^curl -X GET .*'\/courses'/);
  await row.getByRole('combobox', { name: 'Let listCourses fail' }).selectOption('503');
  await expect(page.getByText('The server is being maintained. Please try again in 2 minutes.')).toBeVisible();
});

test('A message in the demo’s outbox opens the portal as its recipient @nightly', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha Rao');
  await page.getByRole('textbox', { name: 'Email' }).fill('asha.rao@mail.example');
  await page.getByRole('textbox', { name: 'Subject' }).fill('A visit');
  await page.getByRole('textbox', { name: 'Message' }).fill('May we come on Saturday?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(tool(page, 'Outbox 41')).toBeVisible();
  await tool(page, /^Outbox/).click();
  await expect(bar(page).getByRole('article', { name: 'A visit' })).toContainText('May we come on Saturday?');

  await untilWorkerAnswers(page);
  await page.evaluate(async () => {
    const review = { status: 'APPROVED' };
    await window.portalDemo?.as('staff');
    const token = localStorage.getItem('authToken');
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const list = await (await fetch('/api/applications/status/APPLIED', { headers })).json();
    const path = `/api/applications/${list.data[0].id}/review`;
    await fetch(path, { method: 'PUT', headers, body: JSON.stringify(review) });
  });
  await bar(page)
    .getByRole('button', { name: /Your student account/ })
    .click();
  await bar(page).getByRole('button', { name: 'Open your dashboard' }).click();
  await expect(page).toHaveURL(/\/student\/dashboard$/);
});

/** Whether the ring around the control that the tour speaks of is drawn inside of it, and the control is seen whole. */
const ringIsWhole = (page: Page) =>
  page.locator('[data-demo-target]').evaluate((control) => {
    const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(control);
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => ({ x, y })));
    return (
      outlineStyle === 'solid' &&
      Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) <= 0 &&
      corners.every(({ x, y }) => control.contains(document.elementFromPoint(x, y)))
    );
  });

test('The demo’s tour leads from an application to a first sign-in on a reworded page, survives a reload, and restores the data', async ({
  page,
}) => {
  await translateAtOnce(page, '·');
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Subject' }).fill('A visit in May');
  const before = await exportedState(page);
  await bar(page).getByRole('button', { name: 'See it in three minutes' }).click();
  await expect(bar(page).getByRole('heading', { name: 'Step 1 of 4: Apply' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Desired course' })).toBeVisible();
  await expect.poll(() => ringIsWhole(page)).toBe(true);
  await bar(page).getByRole('button', { name: 'Fill it in for me' }).click();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(bar(page).getByRole('button', { name: 'Next: Review' })).toBeVisible();
  await page.reload();
  await bar(page).getByRole('button', { name: 'Next: Review' }).click();
  await expect.poll(() => ringIsWhole(page)).toBe(true);
  await page.getByRole('table', { name: 'Applications' }).getByRole('link', { name: 'Noor Pathan' }).click();
  await page.getByRole('button', { name: /^·Review·$/ }).click();
  await page.getByRole('button', { name: 'Start Review of Application' }).click();
  await bar(page).getByRole('button', { name: 'Next: Approve' }).click();
  // The page that the step opens has the list without the application that was reviewed.
  await expect(page).not.toHaveURL(/open=/);
  await page.getByRole('table', { name: 'Applications' }).getByRole('link', { name: 'Noor Pathan' }).click();
  await page.getByRole('button', { name: /^·Approve·$/ }).click();
  await page.getByRole('button', { name: 'Approve Application' }).click();
  await bar(page).getByRole('button', { name: 'Next: Sign in for the first time' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => ringIsWhole(page)).toBe(true);
  await bar(page).getByRole('button', { name: 'Fill it in for me' }).click();
  await page.getByRole('button', { name: 'Login as Student' }).click();
  await expect(page).toHaveURL(/\/student\/dashboard$/);
  await expect(bar(page)).toContainText('That is the whole way from an application to a student.');
  await bar(page).getByRole('button', { name: 'End, and leave the data as it was' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await exportedState(page)).toBe(before);
  await page.goto('/admissions');
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeVisible();
  await expect(page.getByText(/^·Your application for .* has been received/)).toHaveCount(0);
  await page.goto('/contact');
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('A visit in May');
});

test.describe('The demo bar', () => {
  test('leads by Tab from its buttons into the panel that one of them has opened @nightly', async ({ page }) => {
    await open(page);
    await page.reload();
    await tool(page, /^Requests/).focus();
    await page.keyboard.press('Enter');
    const first = bar(page).getByRole('button', { name: 'Clear the list' });
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
  });

  test('offers other scenarios at the end of the tour @nightly', async ({ page }) => {
    await open(page, '/login');
    await bar(page).getByRole('button', { name: 'See it in three minutes' }).click();
    await bar(page).getByRole('button', { name: 'Fill it in for me' }).click();
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(bar(page).getByRole('button', { name: 'Next: Review' })).toBeVisible();
    const further = bar(page).getByRole('button', { name: /^Go on with / });
    await expect(further).toHaveCount(0);
    await page.evaluate(() => window.portalDemo?.startTourStep(2));
    await page.getByRole('table', { name: 'Applications' }).getByRole('link', { name: 'Noor Pathan' }).click();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByRole('button', { name: 'Approve Application' }).click();
    await bar(page)
      .getByRole('button', { name: /^Next: Sign in/ })
      .click();
    await bar(page).getByRole('button', { name: 'Fill it in for me' }).click();
    await page.getByRole('button', { name: 'Login as Student' }).click();
    await expect(page.getByRole('region', { name: 'What to do now' })).toContainText('Welcome to Civil');
    await expect(further).toHaveText(['Go on with Admissions week', 'Go on with Fees due']);
    await further.first().click();
    await expect(bar(page)).toContainText('The data is new: Admissions week.');
    await expect(persona(page, 'Admissions staff')).toHaveAttribute('aria-pressed', 'true');
  });

  test('collapses, is found again by its key, and stays collapsed after a reload @nightly', async ({ page }) => {
    await open(page);
    const fold = bar(page).getByRole('button', { name: 'Demo', exact: true });
    await fold.click();
    await expect(persona(page, 'Visitor')).toBeHidden();
    await page.reload();
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Alt+Shift+KeyD');
    await expect(fold).toBeFocused();
    await expect(persona(page, 'Visitor')).toBeVisible();
  });

  test('offers the tour on the first visit and once, by keyboard too @nightly', async ({ page }) => {
    await open(page);
    const offer = bar(page).getByRole('button', { name: 'See it in three minutes' });
    await offer.focus();
    await page.keyboard.press('Enter');
    await expect(bar(page).getByRole('heading', { name: /^Step 1 of / })).toBeFocused();
    await expect(offer).toHaveCount(0);
    await page.evaluate(() => sessionStorage.clear());
    await open(page);
    await expect(tool(page, 'Tour')).toBeVisible();
    await expect(offer).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage)), 'nothing of the demo among the portal’s keys').toEqual(
      [],
    );
  });

  test('passes axe in each of its panels, light or dark @nightly', async ({ page }) => {
    await open(page, '/?as=staff&delay=10&fail=login:500:once');
    // The first visit offers the tour instead of its panel.
    await page.reload();
    for (const name of ['Data', 'Conditions', 'Requests', 'Outbox', 'Tour']) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await tool(page, new RegExp(`^${name}`)).click();
      expect(await violations(page, { within: '#demo-bar' }), name).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await violations(page, { within: '#demo-bar', rules: 'colours' }), name).toEqual([]);
    }
    expect(await violations(page), 'the bar beside the page').toEqual([]);
  });

  test('loads after the first paint, which does not wait for it', async ({ page }) => {
    await open(page);
    const times = await page.evaluate(() => {
      const bar = performance.getEntriesByType('resource').find(({ name }) => /\/mount-[^/]*\.js$/.test(name));
      return { bar: bar?.startTime, paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime };
    });
    expect(times.bar).toBeGreaterThanOrEqual(times.paint ?? NaN);
  });

  test('covers no control of the portal, at 320 px and wide, with a panel and without @nightly', async ({ page }) => {
    const bottomOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return Math.round((box?.y ?? NaN) + (box?.height ?? NaN));
    };
    const topOfBar = async () => Math.round((await bar(page).boundingBox())?.y ?? NaN);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto('/admissions');
      const submit = page.getByRole('button', { name: 'Submit Application' });
      await expect(submit).toBeVisible();
      for (const panel of ['no panel', 'a panel']) {
        const name = `${width} px, ${panel}`;
        if (panel === 'a panel')
          await bar(page)
            .getByRole('button', { name: /^(Tools|Conditions)$/ })
            .click();
        await page.getByRole('textbox', { name: 'Full name' }).focus();
        await submit.focus();
        await expect.poll(async () => (await bottomOf(submit)) <= (await topOfBar()), name).toBe(true);
        await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
        const footer = page.getByRole('contentinfo');
        await expect.poll(async () => (await bottomOf(footer)) <= (await topOfBar()), name).toBe(true);
      }
    }
  });
});
