import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { callApi, expect, signIn, test } from './fixtures.ts';

const email = 'asha.rao@example.com';

/** Applies, and looks the application up as its applicant. */
async function openOwnApplication(page: Page): Promise<string> {
  await page.goto('/admissions');
  const { referenceNumber } = await callApi<{ referenceNumber: string }>(page, 'POST', '/applications/submit', {
    email,
    phoneNumber: '9876543210',
    fullName: 'Asha Rao',
    desiredCourse: 'Civil Engineering',
    previousQualification: '12th Grade',
    previousGrade: '82%',
  });
  await lookUp(page, referenceNumber);
  return referenceNumber;
}

async function lookUp(page: Page, referenceNumber: string): Promise<void> {
  await page.getByRole('button', { name: 'See Your Application' }).click();
  await page.getByRole('textbox', { name: 'Reference number' }).fill(referenceNumber);
  await page.getByRole('form', { name: 'Look up your application' }).getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Up to five files/)).toBeVisible();
}

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n');
const clip = { x: 0, y: 0, width: 40, height: 30 };

/** A file of each type, as people have them: the pictures are made by the browser itself. */
const ownFiles = async (page: Page) => [
  { name: 'Marks.pdf', mimeType: 'application/pdf', buffer: pdf },
  { name: 'Portrait.png', mimeType: 'image/png', buffer: await page.screenshot({ clip }) },
  { name: 'Scan.jpeg', mimeType: 'image/jpeg', buffer: await page.screenshot({ clip, type: 'jpeg' }) },
];

test('An applicant adds three files, reads why a fourth is refused, and the office sees and saves them', async ({
  page,
}) => {
  const reference = await openOwnApplication(page);
  const files = await ownFiles(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add Files' }).click();
  const web = { name: 'Page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<h1>Marks</h1>') };
  await (await chooser).setFiles([...files, web]);
  for (const { name } of files) await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  const refused = page.getByRole('listitem').filter({ hasText: web.name });
  await expect(refused).toContainText('By its content this file is none of them.');
  await expect(refused.getByRole('button')).toHaveText(['Dismiss']);
  expect(await violations(page, { within: '#main-content, main' })).toEqual([]);

  await signIn(page, 'admin');
  await page.goto(`/admin/applications?q=${reference}`);
  await page.getByRole('table', { name: 'Applications' }).getByRole('link', { name: 'Asha Rao' }).click();
  await page.reload();
  const documents = page.getByRole('region', { name: 'Documents', exact: true });
  for (const { name, buffer } of files) {
    const download = page.waitForEvent('download');
    await documents.getByRole('button', { name: `Download ${name}` }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(name);
    expect(Buffer.compare(await readFile(await saved.path()), buffer)).toBe(0);
  }
  for (const { name } of files.slice(1)) {
    await documents.getByRole('button', { name: `Show ${name}` }).click();
    const picture = documents.getByRole('img', { name });
    await expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(clip.width);
  }
  await expect(documents.getByRole('button', { name: 'Show Marks.pdf' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('Files that wait or are on their way are cancelled, and one that has failed is sent again @nightly @demo', async ({
  page,
}) => {
  await openOwnApplication(page);
  const files = await ownFiles(page);
  const choose = (chosen: typeof files) => page.getByLabel('Files to add').setInputFiles(chosen);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await page.evaluate(() => window.portalDemo?.fail('addDocument', 500, { once: true }));
  await choose(files.slice(0, 1));
  await page.getByRole('button', { name: 'Try again: Marks.pdf' }).click();
  await expect(page.getByRole('button', { name: 'Remove Marks.pdf' })).toBeVisible();

  await page.evaluate(() => window.portalDemo?.respond('addDocument', { delay: 60_000 }));
  await choose(files.slice(1));
  await expect(row('Portrait.png')).toContainText('Sending');
  await expect(row('Scan.jpeg')).toContainText('Waiting');
  await page.getByRole('button', { name: 'Cancel Scan.jpeg' }).click();
  await page.getByRole('button', { name: 'Cancel Portrait.png' }).click();
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeFocused();
  for (const { name } of files.slice(1)) await expect(row(name)).toHaveCount(0);
  await page.evaluate(() => window.portalDemo?.respond('addDocument', { delay: 0 }));
  await choose(files.slice(2));
  await expect(page.getByRole('button', { name: 'Remove Scan.jpeg' })).toBeVisible();
});
