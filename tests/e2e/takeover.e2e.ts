import type { Page } from '@playwright/test';
import { expect, test as portalTest } from './portal.ts';
import { type StartHost, startHosts } from './static-host.ts';

const test = portalTest.extend<{ startHost: StartHost }>({ startHost: startHosts });

/** Holds the app's scripts back until they are released: the page is as it was rendered when the portal was built. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Lets each script of the app come so much later. */
const delayApp = (page: Page, milliseconds: number) =>
  page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });

/** Opens a page without waiting for the app. */
const open = (page: Page, url: string) => page.goto(url, { waitUntil: 'commit' });

const untilTakenOver = (page: Page) => expect(page.locator('html:not([data-page])')).toBeAttached({ timeout: 20_000 });

/** As many frames as whatever is still to come would need. */
const untilFrames = (page: Page, count = 30) =>
  page.evaluate(async (left) => {
    for (; left > 0; left--) await new Promise(requestAnimationFrame);
  }, count);

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

const readSeen = (page: Page) =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: { vanished: Set<string>; frames: number; shift: number } };
    return { ...seen, vanished: [...seen.vanished] };
  });

for (const delay of [0, 1500, 5000])
  for (const path of ['/', '/login'])
    test(`nothing of ${path} vanishes or moves with the scripts ${delay} ms late`, async ({ page }) => {
      await watchHeadings(page);
      await delayApp(page, delay);
      await open(page, path);
      await untilTakenOver(page);
      await untilFrames(page);
      const { vanished, frames, shift } = await readSeen(page);
      expect(vanished).toEqual([]);
      expect(frames).toBeGreaterThan(3);
      expect(shift).toBeLessThanOrEqual(0.01);
    });

/** What each press of the carousel makes of the slide that is shown. */
const carousel: Readonly<Record<string, (slide: number) => number>> = {
  'Next slide': (slide) => (slide + 1) % 3,
  'Previous slide': (slide) => (slide + 2) % 3,
  'Slide 3: Shape Your Future Today': () => 2,
  'Slide 1: Excellence in Higher Education': () => 0,
};
const presses = [
  'Next slide',
  'Next slide',
  'Slide 1: Excellence in Higher Education',
  'Previous slide',
  'Previous slide',
  'Next slide',
  'Slide 3: Shape Your Future Today',
  'Previous slide',
  'Next slide',
  'Previous slide',
];

for (const delay of [0, 1500, 5000])
  test(`ten presses on the home page count, in their order, with the scripts ${delay} ms late`, async ({ page }) => {
    await delayApp(page, delay);
    // The slides that were shown, one after the other.
    await page.addInitScript(() => {
      const slides: (string | null)[] = [];
      Object.assign(window, { slides });
      new MutationObserver(() => {
        const slide = document.querySelector('button[aria-current]')?.getAttribute('aria-label') ?? null;
        if (slide !== null && slide !== slides.at(-1)) slides.push(slide);
      }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-current'] });
    });
    await open(page, '/');
    for (const [index, name] of presses.entries()) {
      // So that they are spread over the time before and after the app is there.
      await page.waitForFunction((at) => performance.now() >= at, (index * delay) / 8);
      await page.getByRole('button', { name, exact: true }).click();
    }
    await untilTakenOver(page);
    let slide = 0;
    const expected = [0, ...presses.map((name) => (slide = carousel[name]?.(slide) ?? slide))]
      .filter((now, position, all) => now !== all[position - 1])
      .map((now) => now + 1);
    const shown = () =>
      page.evaluate(() =>
        (Reflect.get(window, 'slides') as string[]).map((name) => Number(/^Slide (\d)/.exec(name)?.[1])),
      );
    await expect.poll(shown).toEqual(expected);
  });

test('a link that is followed before the app is there leads on, and a new tab leaves the page as it is', async ({
  page,
  context,
}) => {
  const release = await holdApp(page);
  await open(page, '/');
  const courses = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' });
  const [tab] = await Promise.all([context.waitForEvent('page'), courses.click({ modifiers: ['Control'] })]);
  await expect(tab).toHaveTitle(/^Courses/);
  await expect(page).toHaveTitle('Malhar University');
  await tab.close();
  await courses.click();
  await expect(page).toHaveTitle(/^Courses/);
  release();
  await untilTakenOver(page);
});

interface LoginCall {
  readonly path: string;
  readonly who: string;
}

/** The logins that a page has asked for. */
function loginsOf(page: Page): LoginCall[] {
  const calls: LoginCall[] = [];
  page.on('request', (request) => {
    const path = /\/(student-login|admin\/auth\/login)$/.exec(request.url())?.[1];
    if (!path) return;
    const body: unknown = request.postDataJSON();
    const { email, usernameOrEmail } = body as Record<string, string>;
    calls.push({ path, who: email ?? usernameOrEmail ?? '' });
  });
  return calls;
}

const password = 'Demo@1234';
const contact = {
  Name: 'Tanvi Kelkar',
  Email: 'tanvi@mail.example',
  Subject: 'A question',
  Message: 'When does the semester begin?',
};
type Step = (page: Page) => Promise<unknown>;
const button =
  (name: string): Step =>
  (page) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).click();
const tab =
  (name: string): Step =>
  (page) =>
    page.getByRole('tab', { name }).click();
const typed =
  (email: string): Step =>
  async (page) => {
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
  };
const enter: Step = (page) => page.keyboard.press('Enter');
const student = { path: 'student-login', who: 'student@mail.example' };
const admin = { path: 'admin/auth/login', who: 'admin@mail.example' };

interface LoginCase {
  readonly steps: readonly Step[];
  readonly calls: readonly LoginCall[];
  /** The tab that is open then. */
  readonly opens: string;
}

const logins: Readonly<Record<string, LoginCase>> = {
  'the button': { steps: [typed(student.who), button('Login as Student')], calls: [student], opens: 'Student Login' },
  'Enter in a field': { steps: [typed(student.who), enter], calls: [student], opens: 'Student Login' },
  'Admin Login, then the button': {
    steps: [tab('Admin Login'), typed(admin.who), button('Login as Admin')],
    calls: [admin],
    opens: 'Admin Login',
  },
  'Admin Login by an arrow, then Enter': {
    steps: [
      (page) => page.getByRole('tab', { name: 'Student Login' }).press('ArrowRight'),
      (page) => expect(page.getByRole('tab', { name: 'Admin Login' })).toBeFocused(),
      typed(admin.who),
      enter,
    ],
    calls: [admin],
    opens: 'Admin Login',
  },
  'there and back, then the button': {
    steps: [tab('Admin Login'), tab('Student Login'), typed(student.who), button('Login as Student')],
    calls: [student],
    opens: 'Student Login',
  },
  'what was typed for a student, then Admin Login': {
    steps: [typed(student.who), tab('Admin Login')],
    calls: [],
    opens: 'Admin Login',
  },
};

for (const delay of [0, 1500, 5000])
  for (const [what, { steps, calls, opens }] of Object.entries(logins))
    test(`on the login, ${what}: each password goes to the call that was seen, ${delay} ms late`, async ({
      page,
      startHost,
    }) => {
      const refusal = { status: 401, body: { success: false, message: 'Not here' } };
      const { origin } = await startHost({
        sites: { '/': 'dist-live' },
        cleanUrls: true,
        api: { '/api/auth/student-login': refusal, '/api/admin/auth/login': refusal },
      });
      const made = loginsOf(page);
      await delayApp(page, delay);
      await open(page, `${origin}/login`);
      for (const step of steps) await step(page);
      await untilTakenOver(page);
      await expect.poll(() => made).toEqual(calls);
      await untilFrames(page);
      expect(made).toEqual(calls);
      expect(page.url()).not.toContain('Demo');
      await expect(page.getByRole('tab', { selected: true })).toHaveText(opens);
    });

test('Admin Login opens its form at once, before the app is there', async ({ page }) => {
  const release = await holdApp(page);
  await open(page, '/login');
  await expect(page.getByRole('button', { name: 'Login as Admin' })).toBeHidden();
  await page.getByRole('tab', { name: 'Admin Login' }).click();
  await expect(page.getByRole('button', { name: 'Login as Admin' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login as Student' })).toBeHidden();
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@university.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login as Admin' }).click();
  release();
  await page.waitForURL('**/admin/dashboard');
});

test('three presses of a form’s button before the app is there send it once', async ({ page }) => {
  const release = await holdApp(page);
  await open(page, '/contact');
  for (const [name, value] of Object.entries(contact)) await page.getByRole('textbox', { name }).fill(value);
  for (let press = 0; press < 3; press++) await button('Send Message')(page);
  const sent: string[] = [];
  await page.exposeFunction('noteSent', (subject: string) => sent.push(subject));
  await page.evaluate(() =>
    addEventListener('portal:contact-message', ({ detail }) => Reflect.get(window, 'noteSent')(detail.subject)),
  );
  release();
  await expect(page.getByText('Message sent successfully', { exact: false }).first()).toBeVisible();
  await untilFrames(page);
  expect(sent).toEqual([contact.Subject]);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
});

test('an address that names the tab has its form before the app is there', async ({ page }) => {
  const release = await holdApp(page);
  await open(page, '/login?tab=admin');
  await expect(page.getByRole('button', { name: 'Login as Admin' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@university.example');
  release();
  await untilTakenOver(page);
  await expect(page.getByRole('tab', { name: 'Admin Login', selected: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('admin@university.example');
});

const forms = ['/login', '/register', '/admissions', '/contact', '/courses', '/faculty'];

/** Puts an icon, a button and a field of its own beside every field, and something typed into each of them, as extensions do. */
const fillIn = ({ icons }: { icons: boolean }) =>
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

for (const icons of [false, true])
  for (const path of forms)
    test(`what is filled in on ${path} while it loads is in the app’s form, ${icons ? 'with' : 'without'} icons beside every field`, async ({
      page,
    }) => {
      await page.addInitScript(fillIn, { icons });
      const release = await holdApp(page);
      await open(page, path);
      await expect(page.locator('footer')).toBeAttached();
      await page.waitForFunction(() => document.readyState !== 'loading');
      const before = await fieldsOf(page);
      expect(before.join('')).toContain('Tanvi 1');
      release();
      await untilTakenOver(page);
      await expect.poll(() => fieldsOf(page)).toEqual(before);
      await expect(page.getByText('Something went wrong')).toBeHidden();
    });

test('a page that is translated before the app is there becomes the app’s, with what was typed and pressed', async ({
  page,
}) => {
  // As a browser’s translation does: in every text node’s place an element with other words.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const nodes: Node[] = [];
      while (texts.nextNode()) nodes.push(texts.currentNode);
      for (const node of nodes) {
        if (!node.textContent?.trim() || node.parentElement?.closest('script, style, noscript')) continue;
        const font = document.createElement('font');
        font.textContent = `·${node.textContent}·`;
        node.parentNode?.replaceChild(font, node);
      }
    }),
  );
  const release = await holdApp(page);
  await open(page, '/login');
  await page.getByRole('tab', { name: '·Admin Login·' }).click();
  await page.locator('[name=email]:visible').fill('admin@university.example');
  await page.locator('[name=password]:visible').fill(password);
  await page.getByRole('button', { name: '·Login as Admin·' }).click();
  release();
  await page.waitForURL('**/admin/dashboard');
});

test('focus, caret and scroll stay where they are, and typing goes on', async ({ page }) => {
  const release = await holdApp(page);
  await open(page, '/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('When does it begin?');
  await page.keyboard.press('Home');
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight');
  await page.evaluate(() => scrollTo(0, 333));
  release();
  await untilTakenOver(page);
  await expect(message).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(333);
  await page.keyboard.type('the term ');
  await expect(message).toHaveValue('When does the term it begin?');
});

test('the focus on a link stays there', async ({ page }) => {
  const release = await holdApp(page);
  await open(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: '+91' });
  await link.focus();
  release();
  await untilTakenOver(page);
  await expect(link).toBeFocused();
});

test('the app waits while a button is being pressed or a word composed', async ({ page }) => {
  let release = await holdApp(page);
  await open(page, '/');
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

  release = await holdApp(page);
  await open(page, '/contact');
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
});

const buttons: Readonly<Record<string, { readonly path: string; readonly press: Step; readonly result: Step }>> = {
  'the color mode': {
    path: '/about',
    press: (page) => page.getByRole('button', { name: 'Switch to dark mode' }).click(),
    result: (page) => expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible(),
  },
  'the status of an application': {
    path: '/admissions',
    press: button('See Your Application'),
    result: (page) => expect(page.getByRole('textbox', { name: 'Reference number' })).toBeVisible(),
  },
  'the tour': {
    path: '/contact',
    press: button('Schedule a Tour'),
    result: (page) => expect(page.locator('[data-scope=toast][data-part=root]').first()).toBeVisible(),
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
};

for (const [what, { path, press, result }] of Object.entries(buttons))
  test(`pressed before the app is there: ${what}`, async ({ page }) => {
    const release = await holdApp(page);
    await open(page, path);
    await press(page);
    release();
    await untilTakenOver(page);
    await result(page);
  });

test('the menu of a narrow window opens, and the color mode changes in a dark one, pressed before the app is there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const release = await holdApp(page);
  await open(page, '/research');
  await page.getByRole('banner').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.locator('html.light')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('what is typed while the page loads wins over the draft, which has the rest', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Tanvi Kelkar');
  await page.getByRole('textbox', { name: 'Subject' }).fill('A question');
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('A question');
  await page.goto('/about');
  const release = await holdApp(page);
  await open(page, '/contact');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Another question');
  release();
  await untilTakenOver(page);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Tanvi Kelkar');
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Another question');
});
