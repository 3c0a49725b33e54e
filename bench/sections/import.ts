import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { startLiveHost } from '../live-host.ts';
import { noteLongTasks } from '../browser/long-tasks.ts';
import { openPage } from '../browser/open-page.ts';
import type { ImportFigures } from '../figures/results.ts';

const students = 50_000;
const count = 10_000;

/** A file of new students. */
const csv = () =>
  [
    'Roll No,Name,Email,Department,Year,Semester,Phone',
    ...Array.from(
      { length: count },
      (_, i) => `IM26-${String(i).padStart(5, '0')},Imported Student ${i},im${i}@mail.example,Civil,2,3,9876543210`,
    ),
  ].join('\n');

/** An import of 10,000 rows into the demo of 50,000 students, as a person does it. It takes so long that one is enough. */
export async function measureImport(browser: Browser): Promise<ImportFigures> {
  const host = await startLiveHost({ folders: ['dist'], students: 1 });
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const { page, close } = await openPage(browser, {});
  try {
    const file = join(folder, 'students.csv');
    await writeFile(file, csv());
    await page.addInitScript(noteLongTasks);
    await page.goto(`${host.origin}/admin/students?as=super-admin&students=${students}`);
    await page.getByRole('main').getByText('50,000 students').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await page.getByRole('button', { name: 'Choose File' }).waitFor();
    const now = () => page.evaluate(() => performance.now());

    const chosen = await now();
    await page.locator('input[type=file]').setInputFiles(file);
    const add = page.getByRole('button', { name: 'Add 10,000 Students' });
    await add.waitFor({ timeout: 60_000 });
    const checked = await now();
    await add.click();
    const result = page.getByRole('heading', { name: 'Result of the import' });
    await result.waitFor({ timeout: 250_000 });
    const written = await now();
    await page.getByText('10,000 added.').waitFor();
    const longestTask = await page.evaluate(
      (chosen) => Math.max(0, ...window.tasks.filter(({ begin }) => begin >= chosen).map(({ length }) => length)),
      chosen,
    );
    return { checking: checked - chosen, writing: written - checked, longestTask };
  } finally {
    await close();
    host.close();
    await rm(folder, { recursive: true });
  }
}
