import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What a person does in the page, and in the browser's own lists, which the page does not see. */
interface Effort {
  clicks: number;
  keys: number;
}

interface Desk {
  readonly page: Page;
  readonly effort: Effort;
  /** Chooses in a select: a click that opens its list, and one in the list. */
  readonly choose: (select: Locator, label: string) => Promise<void>;
}

/** A task: it is done from where it stands, and ends where its aim can be seen. */
interface Task {
  /** What has happened before, and does not count. */
  readonly before?: (page: Page) => Promise<void>;
  readonly run: (desk: Desk) => Promise<void>;
}

/** The tasks of a section of docs/everyday-tasks.md. */
function figuresOf(heading: string): Record<string, Effort> {
  const text = readFileSync('docs/everyday-tasks.md', 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  const rows = section.matchAll(/^- (.+): (\d+)\+(\d+)$/gm);
  return Object.fromEntries([...rows].map(([, task = '', clicks, keys]) => [task, { clicks: +clicks!, keys: +keys! }]));
}

/** Does the tasks one after the other, each from the same page, and compares what they took with the table. */
export async function doTasks(page: Page, heading: string, start: string, tasks: Readonly<Record<string, Task>>) {
  const effort: Effort = { clicks: 0, keys: 0 };
  await page.exposeBinding('countEffort', (_, part: keyof Effort) => {
    effort[part] += 1;
  });
  const listen = () => {
    const count = (part: string) =>
      void (globalThis as unknown as Record<string, (part: string) => void>)['countEffort']?.(part);
    addEventListener('pointerdown', () => count('clicks'), true);
    addEventListener(
      'keydown',
      ({ key }) => (key.length > 1 && /^(?:Control|Shift|Alt|Meta)$/.test(key)) || count('keys'),
      true,
    );
    globalThis.print = () => {
      dispatchEvent(new Event('beforeprint'));
      const sheet = document.querySelector('body > [data-print-only]') ?? document.body;
      document.documentElement.dataset['printed'] = sheet.textContent ?? '';
      dispatchEvent(new Event('afterprint'));
    };
  };
  await page.addInitScript(listen);
  const choose = async (select: Locator, label: string) => {
    effort.clicks += 2;
    await select.selectOption({ label });
  };
  const found: Record<string, Effort> = {};
  for (const [name, { before, run }] of Object.entries(tasks))
    await test.step(name, async () => {
      await before?.(page);
      await page.goto(start);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      Object.assign(effort, { clicks: 0, keys: 0 });
      await run({ page, effort, choose });
      // What was counted last may still be on its way here.
      await page.evaluate(() => 0);
      found[name] = { ...effort };
    });
  expect(found, 'docs/everyday-tasks.md').toEqual(figuresOf(heading));
}

export const button = (at: Page | Locator, name: string | RegExp) =>
  at.getByRole('button', { name, exact: typeof name === 'string' });
export const field = (at: Page | Locator, name: string | RegExp) => at.getByRole('textbox', { name });
export const dialog = (page: Page) => page.getByRole('dialog');
export const openList = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name }).click();
export const listed = (page: Page, pattern: RegExp) => page.getByRole('status').filter({ hasText: pattern });
const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** Goes on with Tab to a control, as people do who fill in a form. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 6 && !(await hasFocus(control)); presses += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

/** Replaces what stands in the focused field. */
export async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Goes to a record by the palette. */
export async function findStudent(page: Page, rollNo: string, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^A screen, a student/ })).toBeFocused();
  await page.keyboard.type(rollNo);
  await expect(page.getByRole('option', { selected: true })).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

export const STUDENT = { path: '/students/stu_000001', name: 'Ananya Deshpande', rollNo: 'cs23001' };
