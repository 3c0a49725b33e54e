import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

interface Applicant {
  readonly name: string;
  readonly email: string;
}

/** Applies on the public form, as a visitor; tells the reference number. */
export async function apply(page: Page, { name, email }: Applicant, origin = ''): Promise<string> {
  await page.goto(`${origin}/admissions?course=Civil+Engineering`);
  await expect(page.getByRole('combobox', { name: 'Desired course' })).toHaveValue('Civil Engineering');
  await page.getByRole('textbox', { name: 'Full name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+919812345670');
  await page.getByRole('combobox', { name: 'Previous qualification' }).selectOption('12th Grade');
  await page.getByRole('textbox', { name: 'Previous grade/percentage' }).fill('91%');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/$/);
  const [reference = ''] = (await page.getByText(/reference number is/).textContent())?.match(/APP-\d+-\d+/) ?? [];
  return reference;
}
