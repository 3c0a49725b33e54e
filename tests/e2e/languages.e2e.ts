import type { Page } from '@playwright/test';
import { stateScreens } from '#mocks/demo/states.ts';
import { keyOf } from '#src/languages/key.ts';
import { allSentences, catalogsOf } from '#tools/texts/catalogs.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const all = allSentences('hi');
const hindi: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...Object.values(catalogsOf('hi')).map((texts) => JSON.parse(texts)),
);
/** The sentences of the code that Hindi says in other words. */
const sentences = [...all.keys()].filter((one) => hindi[keyOf(one)] !== one && /[a-z]{3}/.test(one));

/** Sentences of the code that stand on the page in English. */
const inEnglish = (page: Page) =>
  page.evaluate((known) => {
    const all = new Set(known);
    const found = new Set<string>();
    const look = (text: string | null | undefined) => {
      const words = text?.trim().replaceAll(/\s+/g, ' ') ?? '';
      if (all.has(words)) found.add(words);
    };
    for (const root of document.querySelectorAll('#root, [role=dialog], [role=menu]')) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        // What a server sent stays as it is, and so do the values of fields.
        if (parent && !parent.closest('bdi, [dir=auto], [lang=en], datalist, script, style'))
          look(texts.currentNode.textContent);
      }
      for (const element of root.querySelectorAll(':not([dir=auto])'))
        for (const name of ['aria-label', 'placeholder', 'alt', 'title', 'aria-description'])
          look(element.getAttribute(name));
    }
    return [...found];
  }, sentences);

/** Buttons, headings and labels whose words do not fit into them. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#root :is(button, h1, h2, h3, label, legend, th, [role=tab])')]
      // What is for screen readers alone has one pixel.
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX !== 'visible' && !element.title)
      .map((element) => element.textContent),
  );

/** Texts whose letters are taller than what shows them, such as those of Devanagari in a line made for Latin ones. */
const cutLetters = (page: Page) =>
  page.evaluate(() => {
    const brush = document.createElement('canvas').getContext('2d')!;
    const range = document.createRange();
    const found = new Set<string>();
    const look = (text: Node, parent: Element) => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(parent);
      brush.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const letters = brush.measureText(text.textContent ?? '');
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { overflowY } = getComputedStyle(around);
        if (overflowY === 'auto' || overflowY === 'scroll') return;
        const { top, bottom, width } = around.getBoundingClientRect();
        // What is for screen readers alone has one pixel.
        if (overflowY === 'visible' || width <= 1) continue;
        for (const line of lines) {
          const middle = (line.top + line.bottom) / 2;
          // Behind the last line of a text that is clamped there are others.
          if (middle < top || middle > bottom) continue;
          const over = top - (line.top + letters.fontBoundingBoxAscent - letters.actualBoundingBoxAscent);
          const under = line.bottom - letters.fontBoundingBoxDescent + letters.actualBoundingBoxDescent - bottom;
          if (Math.max(over, under) > 0.5) found.add(text.textContent ?? '');
        }
      }
    };
    for (const root of document.querySelectorAll('#root, [role=dialog], [role=menu]')) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        if (text.parentElement && /\p{L}/u.test(text.textContent ?? '')) look(text, text.parentElement);
      }
    }
    return [...found];
  });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * After a change of size Chromium sometimes draws nothing more, and applies no rule for a narrow page, such as that of the
 * header's links, although it says that their condition holds. A phone opens the page narrow.
 */
const isStuck = (page: Page) =>
  page.evaluate(() => {
    const links = document.querySelector('header nav');
    return (
      links !== null &&
      matchMedia('screen and (max-width: 47.9975rem)').matches &&
      getComputedStyle(links).display !== 'none'
    );
  });

async function untilDrawn(page: Page): Promise<void> {
  // It comes last, and thousands of rows are drawn before it.
  await expect(page.locator('#demo-bar')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached();
}

/** Looks at a state of a screen in the language of the page, wide and as a phone shows it. */
async function lookAt(page: Page, link: string, picture: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(link);
  await untilDrawn(page);
  // Words do not change the size of what is pressed, and a row that a bar covers in part would seem too small.
  expect.soft(await violations(page, { without: ['target-size'] })).toEqual([]);
  expect.soft(await inEnglish(page)).toEqual([]);
  expect.soft(await cutTexts(page)).toEqual([]);
  expect.soft(await cutLetters(page)).toEqual([]);
  await page.screenshot({ path: `${picture}-1280.png` });
  await page.setViewportSize({ width: 320, height: 640 });
  if (await isStuck(page)) {
    await page.reload();
    await untilDrawn(page);
  }
  await expect.poll(() => overflow(page)).toBe(0);
  expect.soft(await cutTexts(page)).toEqual([]);
  expect.soft(await cutLetters(page)).toEqual([]);
  await page.screenshot({ path: `${picture}-320.png` });
}

for (const language of ['pseudo', 'hi', 'ur'])
  for (const { title, states } of stateScreens)
    test(`In the language ${language} nothing is cut, wide or scrolled sideways, or left in English in any state of “${title}”${language === 'pseudo' && states.length === 2 ? '' : ' @nightly'}`, async ({
      page,
      watch,
    }) => {
      test.setTimeout(states.length * 20_000);
      watch.expected.push(/^The home statistics could not be loaded/, /^\d+ of \d+ rows of .* could not be read\./);
      await page.addInitScript((tag) => localStorage.setItem('language', tag), language);
      for (const { id, name, link } of states)
        await test.step(name, () => lookAt(page, link, `test-results/languages/${language}-${id}`));
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'pseudo' ? 'en' : language);
    });

test('A page that is changed into another language has no English left, in the parts that came later too', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Four groups of programs' })).toBeAttached();
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi$/);
  await expect.poll(() => inEnglish(page)).toEqual([]);
});

test('A page in Urdu comes with its own texts, and those of what may open on it come when it opens', async ({
  page,
}) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const [, catalog] = /\/([\w-]+)\.gen-[^/]+$/.exec(request.url()) ?? [];
    // A demo has its own, and a notice while it makes its data.
    if (catalog !== undefined && !['demo', 'server', 'notices'].includes(catalog)) loaded.add(catalog);
  });
  await page.goto('/ur/verify');
  await page.getByRole('banner').getByRole('button', { name: 'زبان' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect.poll(() => [...loaded].toSorted()).toEqual(['languages', 'page-verify', 'start']);
});

/** The chosen words of menus that do not fit beside the arrow. */
const cutChoices = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('select')].flatMap((select) => {
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
      const brush = document.createElement('canvas').getContext('2d')!;
      brush.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const words = select.selectedOptions[0]?.text ?? '';
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return brush.measureText(words).width > room ? words : [];
    }),
  );

test('In Urdu an administrator sees statuses, the order, decisions and the name of the university whole where there is least room', async ({
  page,
}) => {
  await page.goto('/admin/dashboard?as=super-admin&language=ur');
  const status = page.getByRole('table').locator('td [data-tone]');
  await expect(status.filter({ hasText: 'فارغ التحصیل' }).first()).toBeVisible();
  const cut = (all: Element[]) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent);
  expect(await status.evaluateAll(cut)).toEqual([]);
  await page.goto('/admin/applications?status=WAITLISTED&open=app_000063');
  await expect(status.filter({ hasText: 'فہرستِ انتظار' }).first()).toBeVisible();
  expect(await status.evaluateAll(cut)).toEqual([]);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/admin/applications?offer=OPEN');
  await expect(page.locator('[data-sort] select')).toBeVisible();
  await expect.poll(() => cutChoices(page)).toEqual([]);
  expect(await page.getByRole('banner').getByRole('link').first().evaluateAll(cut)).toEqual([]);

  await page.goto('/admin/applications?open=app_000063');
  const decisions = page.getByRole('group', { name: 'فیصلہ', exact: true }).getByRole('button');
  await expect(decisions.first()).toBeVisible();
  expect(await decisions.evaluateAll(cut)).toEqual([]);
});

test('In Urdu the arrow between two statuses points to the left', async ({ page }) => {
  await page.goto('/admin/applications?open=app_000063&as=super-admin&language=ur');
  await expect(page.getByText('→').first()).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
});

test('An administrator’s bar has room for the name of the university on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/admin/students?as=super-admin');
  const kind = page.getByRole('banner').getByText('University', { exact: true });
  await expect(kind).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await kind.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
});
