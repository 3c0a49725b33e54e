import { expect, test } from './fixtures.ts';
import { journeyInUrdu } from './urdu.ts';

test('In Urdu a visitor applies, an administrator signs in, reviews, imports a file and prints the roster @demo', async ({
  page,
}) => {
  const named = (words: string) => ({ name: words, exact: true });
  const sheet = page.locator('body > [data-print-only]');
  await journeyInUrdu({
    open: async (path) => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    },
    fill: async (label, text) => {
      const field = page.getByRole('textbox', { name: label });
      await field.fill(text);
      // Below its label, in whichever letters it is.
      await expect(field).toHaveCSS('text-align', 'right');
    },
    choose: async (label, value) => void (await page.getByRole('combobox', { name: label }).selectOption({ value })),
    press: (words) =>
      page
        .getByRole('button', named(words))
        .or(page.getByRole('tab', named(words)))
        .click(),
    follow: (words) => page.getByRole('table').getByRole('link', named(words)).click(),
    attach: (path) => page.locator('input[type=file]').setInputFiles(path),
    print: async () => void (await page.pdf({ preferCSSPageSize: true })),
    shown: () => page.locator('body').innerText(),
    printed: async () => (await sheet.allTextContents()).join(),
  });
});
