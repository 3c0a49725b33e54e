import type { Page } from '@playwright/test';
import { button, inTabs, openHeld, openLate, type Step, test, untilTakenOver } from './late-app.ts';
import { expect, untilFrames } from './fixtures.ts';
import { staleTexts, translateAtOnce } from './translation.ts';

/** Notes in each frame which of the headings that were painted at first are no longer there, and how far the page has moved. */
const watchHeadings = (page: Page) =>
  page.addInitScript(() => {
    const seen = { vanished: new Set<string>(), frames: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    let first: string[] = [];
    const look = () => {
      const headings = [...document.querySelectorAll('main :is(h1, h2, h3), header a, footer a')];
      const shown = headings
        .filter((heading) => heading.getBoundingClientRect().height > 0)
        .map(({ textContent }) => textContent ?? '');
      if (document.readyState !== 'loading' && first.length === 0) first = shown;
      for (const heading of first) if (!shown.includes(heading)) seen.vanished.add(heading);
      seen.frames += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

async function nothingVanishes(page: Page, path: string, delay: number): Promise<void> {
  await watchHeadings(page);
  await openLate(page, path, delay);
  await untilTakenOver(page);
  await untilFrames(page);
  const { vanished, frames, shift } = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { vanished: Set<string>; frames: number; shift: number } };
    return { ...seen, vanished: [...seen.vanished] };
  });
  expect(vanished).toEqual([]);
  expect(frames).toBeGreaterThan(3);
  expect(shift).toBeLessThanOrEqual(0.01);
}

/** Presses of the carousel’s buttons, and the slide that each leads to. */
const presses: readonly (readonly [name: string, slide: number])[] = [
  ['Next slide', 2],
  ['Next slide', 3],
  ['Slide 1: Excellence in Higher Education', 1],
  ['Previous slide', 3],
  ['Previous slide', 2],
  ['Next slide', 3],
  ['Slide 2: Modern Campus Facilities', 2],
  ['Previous slide', 1],
  ['Previous slide', 3],
  ['Next slide', 1],
];

async function everyPressLands(page: Page, delay: number): Promise<void> {
  // The slides that were shown, one after the other, and how many presses the page was told of.
  await page.addInitScript(() => {
    const slides: (string | null)[] = [];
    Object.assign(window, { slides, presses: 0 });
    // Playwright stops a press at the window that meets another button than it aimed at, and presses again.
    document.addEventListener(
      'click',
      ({ isTrusted }) => isTrusted && Reflect.set(window, 'presses', Reflect.get(window, 'presses') + 1),
      true,
    );
    new MutationObserver(() => {
      const slide = document.querySelector('button[aria-current]')?.getAttribute('aria-label') ?? null;
      if (slide !== null && slide !== slides.at(-1)) slides.push(slide);
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-current'] });
  });
  await openLate(page, '/', delay);
  for (const [index, [name]] of presses.entries()) {
    // So that they are spread over the time before and after the app is there.
    await page.waitForFunction((at) => performance.now() >= at, (index * delay) / 8);
    await page.getByRole('button', { name, exact: true }).click();
  }
  await untilTakenOver(page);
  expect(await page.evaluate(() => Reflect.get(window, 'presses'))).toBe(presses.length);
  const shown = () =>
    page.evaluate(() =>
      (Reflect.get(window, 'slides') as string[]).map((name) => Number(/^Slide (\d)/.exec(name)?.[1])),
    );
  await expect.poll(shown).toEqual([1, ...presses.map(([, slide]) => slide)]);
}

for (const delay of [0, 1500, 5000])
  test(`Nothing of the home page and the login disappears, and ten of ten clicks are replayed in order, with the scripts ${delay} ms late${delay === 1500 ? '' : ' @nightly'}`, async ({
    context,
  }) => {
    const watched: Readonly<Record<string, Step>> = {
      'the home page': (page) => nothingVanishes(page, '/', delay),
      'the login': (page) => nothingVanishes(page, '/login', delay),
      presses: (page) => everyPressLands(page, delay),
    };
    await inTabs(context, watched, (page, play) => play(page));
  });

/** What is done in a page that is translated as it loads. */
const translated: Readonly<Record<string, { readonly path: string; readonly play: Step; readonly result: Step }>> = {
  'the administrator’s login': {
    path: '/login',
    play: async (page) => {
      await page.getByRole('tab', { name: '·Admin Login·' }).click();
      await page.getByRole('textbox', { name: 'Email' }).fill('admin@mail.example');
      await page.getByRole('textbox', { name: 'Password' }).fill('Demo@1234');
      await button('·Login as Admin·')(page);
    },
    result: (page) => expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleErrorMessage(/\w/),
  },
  'an application that lacks something': {
    path: '/admissions',
    play: async (page) => {
      await page.getByRole('textbox', { name: 'Full name' }).fill('Tanvi Kelkar');
      await page.getByRole('textbox', { name: 'Phone number' }).fill('12345');
      await button('·Submit Application·')(page);
    },
    result: async (page) => {
      await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveAccessibleErrorMessage(/\w/);
      await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Tanvi Kelkar');
    },
  },
  'the color mode, and then the administrator’s tab': {
    path: '/login',
    play: async (page) => {
      await page.getByRole('button', { name: 'Switch to dark mode' }).click();
      await page.getByRole('tab', { name: '·Admin Login·' }).click();
    },
    result: async (page) => {
      await expect(page.getByRole('tab', { name: 'Admin Login' })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
    },
  },
  'what became of an application, asked twice': {
    path: '/admissions',
    play: async (page) => {
      for (let time = 0; time < 2; time++) await button('·See Your Application·')(page);
    },
    result: (page) => expect(page.getByRole('textbox', { name: 'Reference number' })).toBeVisible(),
  },
  'a tour of the campus': {
    path: '/contact',
    play: button('·Schedule a Tour·'),
    result: (page) => expect(page.getByText('Campus tours cannot be booked online yet.')).toBeVisible(),
  },
  'a search and a choice of people': {
    path: '/faculty',
    play: async (page) => {
      await page.getByRole('searchbox').fill('a');
      await page.getByRole('combobox').selectOption({ value: 'Civil' });
    },
    result: async (page) => {
      await expect(page).toHaveURL(/q=a/);
      await expect(page).toHaveURL(/department=Civil/);
    },
  },
  'the focus on a link': {
    path: '/about',
    play: (page) => page.getByRole('main').getByRole('link', { name: 'See the courses' }).focus(),
    result: (page) => expect(page.getByRole('main').getByRole('link', { name: 'See the courses' })).toBeFocused(),
  },
};

test('A page that a browser translates before the app starts is taken over with its values and clicks @nightly', async ({
  context,
}) => {
  await inTabs(context, translated, async (page, { path, play, result }) => {
    await translateAtOnce(page, '·');
    const release = await openHeld(page, path);
    await expect(page.locator('main font').first()).toBeAttached();
    await play(page);
    release();
    await untilTakenOver(page);
    await result(page);
    await expect(page.getByText('Something went wrong')).toBeHidden();
    expect(await staleTexts(page)).toEqual([]);
  });
});

/** What extensions do to each field: something of theirs is beside it, and something is filled in. */
const extensions: Readonly<Record<string, { readonly icons: boolean }>> = {
  'a password manager': { icons: false },
  'a password manager with icons': { icons: true },
};
const forms = ['/login', '/register', '/admissions', '/contact', '/courses', '/faculty'];

const fillIn = ({ icons }: { readonly icons: boolean }) =>
  addEventListener('DOMContentLoaded', () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')) {
      if (icons) {
        field.before(document.createElement('input'));
        field.after('*', document.createElement('div'), document.createElement('button'));
      }
      if (field instanceof HTMLSelectElement) field.value = [...field.options].at(-1)?.value ?? '';
      else field.value = field.type === 'email' ? 'tanvi@mail.example' : 'Tanvi 1';
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  });

/** The words and choices in the fields of the page. */
const fieldsOf = (page: Page) =>
  page
    .locator('main :is(input, select, textarea):is([id]):visible')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

for (const [who, extension] of Object.entries(extensions))
  test(`What ${who} types into six forms while they load is taken over by the app @nightly`, async ({ context }) => {
    await context.addInitScript(fillIn, extension);
    await inTabs(context, Object.fromEntries(forms.map((path) => [path, path])), async (page, path) => {
      const release = await openHeld(page, path);
      await page.waitForFunction(() => document.readyState !== 'loading');
      const before = await fieldsOf(page);
      expect(before.join('')).toContain('Tanvi 1');
      release();
      await untilTakenOver(page);
      await expect.poll(() => fieldsOf(page)).toEqual(before);
      await expect(page.getByText('Something went wrong')).toBeHidden();
    });
  });

interface Early {
  readonly path: string;
  /** What is done before the app is there. */
  readonly press: Step;
  readonly result: Step;
}

const early: Readonly<Record<string, Early>> = {
  'the color mode': {
    path: '/about',
    press: (page) => page.getByRole('button', { name: 'Switch to dark mode' }).click(),
    result: (page) => expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible(),
  },
  'a password that is shown': {
    path: '/register',
    press: (page) => page.getByRole('button', { name: 'Show password' }).last().click(),
    result: async (page) => {
      await expect(page.locator('[name=confirmPassword]')).toHaveAttribute('type', 'text');
      await expect(page.locator('[name=password]')).toHaveAttribute('type', 'password');
    },
  },
  'what whoever forgot a password does': {
    path: '/login',
    press: (page) => page.getByText('Forgotten password?').locator('visible=true').click(),
    result: (page) => expect(page.getByText('Nobody can look it up.')).toBeVisible(),
  },
  'a search and a choice of people': {
    path: '/faculty',
    press: async (page) => {
      await page.getByRole('searchbox', { name: 'Search' }).fill('a');
      await page.getByRole('combobox', { name: 'Department' }).selectOption('Mechanical');
    },
    result: async (page) => {
      await expect(page.getByRole('main').getByRole('status')).toContainText(/ of \d+ people/);
      await expect(page).toHaveURL(/department=Mechanical/);
    },
  },
  'the menu of a narrow window': {
    path: '/research',
    press: async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: 'Open menu' }).click();
    },
    result: async (page) => {
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    },
  },
  'a caret in the middle of a text, and a scrolled page': {
    path: '/contact',
    press: async (page) => {
      await page.getByRole('textbox', { name: 'Message' }).fill('When does it begin?');
      await page.keyboard.press('Home');
      for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight');
      await page.evaluate(() => scrollTo(0, 333));
    },
    result: async (page) => {
      expect(await page.evaluate(() => scrollY)).toBe(333);
      await page.keyboard.type('the term ');
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('When does the term it begin?');
    },
  },
};

test('Clicks, open parts, choices and the focus from before the app starts are taken over', async ({ context }) => {
  await inTabs(context, early, async (page, { path, press, result }) => {
    const release = await openHeld(page, path);
    await press(page);
    release();
    await untilTakenOver(page);
    await result(page);
  });
});

test('The app waits during a mouse press, the composition of a word or an open choice @nightly', async ({ page }) => {
  let release = await openHeld(page, '/');
  await page.getByRole('button', { name: 'Next slide' }).hover();
  await page.mouse.down();
  release();
  // By then the app is drawn beside it.
  await expect(page.locator('h1')).toHaveCount(2);
  await untilFrames(page);
  await expect(page.locator('html[data-page]')).toBeAttached();
  await page.mouse.up();
  await untilTakenOver(page);
  await expect(page.getByRole('button', { name: 'Slide 2' })).toHaveAttribute('aria-current', 'true');

  release = await openHeld(page, '/contact');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.focus();
  const ime = await page.context().newCDPSession(page);
  await ime.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 });
  release();
  await expect(page.locator('h1')).toHaveCount(2);
  await untilFrames(page);
  await expect(page.locator('html[data-page]')).toBeAttached();
  await ime.send('Input.insertText', { text: '香' });
  await untilTakenOver(page);
  await expect(name).toHaveValue('香');

  release = await openHeld(page, '/faculty');
  const department = page.getByRole('combobox', { name: 'Department' });
  await department.click();
  await expect(page.locator('select:open')).toBeAttached();
  release();
  await expect(page.locator('h1')).toHaveCount(2);
  await untilFrames(page);
  await expect(page.locator('html[data-page]')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await untilTakenOver(page);
  await expect(department).not.toHaveValue('');
});

test('Text typed while a page loads wins over the draft, which fills the other fields', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Tanvi Kelkar');
  await page.getByRole('textbox', { name: 'Subject' }).fill('A question');
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('A question');
  const release = await openHeld(page, '/contact');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Another question');
  release();
  await untilTakenOver(page);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Tanvi Kelkar');
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Another question');
});
