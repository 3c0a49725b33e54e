import type { Page } from '@playwright/test';
import { expect, signIn, test, untilDemoStarts } from './fixtures.ts';

// A service worker would have the files that the network does not give.
test.use({ serviceWorkers: 'block' });

const toaster = /\/assets\/PortalToaster-[^/]*\.js$/;

/** Never gives the code of the toaster, from the first paint on. */
const withholdToaster = (page: Page) => page.route(toaster, (route) => route.fulfill({ status: 503 }));

test('A message is shown as plain text when the toaster fails to load, until the toaster has loaded @nightly', async ({
  page,
  watch,
}) => {
  watch.expected.push(/^Service Worker registration blocked/, /PortalToaster/);
  await withholdToaster(page);
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Tanvi Kelkar');
  await page.getByRole('textbox', { name: 'Email' }).fill('tanvi.kelkar@mail.example');
  await page.getByRole('textbox', { name: 'Subject' }).fill('A question');
  await page.getByRole('textbox', { name: 'Message' }).fill('When does the semester begin?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const plain = page.getByRole('status').getByText(/Message sent successfully/);
  await expect(plain).toBeInViewport();
  // It takes no click from what it stands on, and goes by itself.
  await expect(plain).toBeHidden();

  await signIn(page, 'admin', '', '?students=60');
  await untilDemoStarts(page);
  await page.evaluate(() => window.portalDemo?.fail('deleteStudent', '500'));
  await page.goto('/admin/students/stu_000009');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status').getByText('Something went wrong. Please try again.')).toBeInViewport();

  await page.unroute(toaster);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.locator('[data-scope=toast][data-part=root]')).toContainText(
    'Something went wrong. Please try again.',
  );
});

test('The buttons of a student’s record stand where they stay from the first moment on', async ({ page, watch }) => {
  watch.expected.push(/^Service Worker registration blocked/);
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const button of document.querySelectorAll('main button'))
        if (/^(Edit|Delete)$/.test(button.textContent ?? '')) {
          const { x, y } = button.getBoundingClientRect();
          seen.add(`${button.textContent} at ${Math.round(x)}, ${Math.round(y)}`);
        }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await signIn(page, 'admin');
  await page.goto('/admin/students/stu_000001');
  for (const name of ['Edit', 'Print', 'Reset password', 'Delete'])
    await expect(page.getByRole('button', { name, exact: true })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([
    expect.stringMatching(/^Edit at/),
    expect.stringMatching(/^Delete at/),
  ]);
});
