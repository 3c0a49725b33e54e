import { expect, signIn, test } from './fixtures.ts';

test('A page whose task message the browser drops when it is left continues when Back restores it', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/students');
  const table = page.getByRole('table', { name: 'Students' });
  const first = table.getByRole('rowheader').first();
  const name = await first.getByRole('link').textContent();
  // As Safari does with some of them. Those of React are empty, and those of the demo's backend are not.
  await page.evaluate(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function lose(message: unknown, ...options: unknown[]) {
      if (message !== null && message !== undefined) Reflect.apply(postMessage, this, [message, ...options]);
    };
    Object.assign(window, { deliver: () => (MessagePort.prototype.postMessage = postMessage) });
  });
  await page.getByRole('searchbox').fill('Ananya Deshpande');
  await page.evaluate(() => {
    (window as unknown as { deliver(): void }).deliver();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(table.getByText('Ananya Deshpande', { exact: true })).toBeVisible();
  await expect(table.getByText(name ?? '', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Add New Student' }).click();
  await expect(page.getByRole('textbox', { name: 'Roll number' })).toBeVisible();
});
