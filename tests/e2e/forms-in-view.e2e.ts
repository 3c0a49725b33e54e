import { callApi, expect, signIn, test, untilFrames } from './fixtures.ts';

test('Save stays visible in long forms with edits at every window size, and covers no focused field @nightly', async ({
  page,
}) => {
  await signIn(page, 'admin');
  for (const { path, open, name, save } of [
    { path: '/admin/students/stu_000001', open: 'Edit', name: 'Edit student', save: 'Save Changes' },
    { path: '/admin/students', open: 'Add New Student', name: 'Add New Student', save: 'Add Student' },
  ]) {
    await page.goto(path);
    await page.getByRole('button', { name: open, exact: true }).click();
    const form = page.getByRole('form', { name });
    const button = form.getByRole('button', { name: save });
    await form.getByRole('textbox', { name: 'Phone' }).fill('9822222222');
    for (const [width, height] of [
      [1280, 800],
      [640, 400],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The form is drawn for the new size in the frames after it; where the focus is brought into view is looked at once.
      await untilFrames(page);
      for (const field of await form.locator('input:not([type=radio], [readonly]), select, textarea').all()) {
        await field.focus();
        await expect(button).toBeInViewport({ ratio: 0.9 });
        const isSeen = await field.evaluate((one) => {
          const { left, top, bottom } = one.getBoundingClientRect();
          // A browser brings the line with the caret into view, and not the whole of a longer text.
          const y = one instanceof HTMLTextAreaElement ? top + 20 : bottom - 3;
          return document.elementFromPoint(left + 5, y) === one;
        });
        expect(isSeen, `${await field.getAttribute('name')} is seen whole at ${width} px`).toBe(true);
      }
    }
  }
});

test('Save stays visible in a student’s profile with edits, and covers nothing of one that is only read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await signIn(page, 'student');
  await page.goto('/student/profile');
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await expect(phone).toBeVisible();
  const save = page.getByRole('button', { name: 'Save Changes' });
  // Where somebody reads, above the form or below it, the button is at its own place.
  await expect(save).not.toBeInViewport();
  await page.getByText('Semester cannot be changed').evaluate((line) => line.scrollIntoView());
  await untilFrames(page);
  await expect(save).not.toBeInViewport();
  await phone.fill('9822222222');
  await expect(save).toBeInViewport({ ratio: 0.9 });
});

test('A conflict scrolls into view, takes the focus, and names who has changed the record', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/students/stu_000001');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('9822222222');
  const stored = await callApi<Record<string, unknown>>(page, 'GET', '/admin/students/stu_000001');
  await callApi(page, 'PUT', '/admin/students/stu_000001', { ...stored, phone: '9811111111' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { name: /Somebody else changed this record/ })).toBeFocused();
  await expect(page.getByRole('radiogroup', { name: 'Phone' })).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByText('Changed by Meera Joglekar.')).toBeVisible();
});
