/**
 * Drives the engine of Safari, as WebKitGTK has it, over plain W3C WebDriver. Playwright runs the tests, but drives no
 * WebKit but its own, and the libraries for WebDriver are larger than what is needed here.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How long the browser may take for one call; it has stopped answering then. */
const CALL_TIMEOUT_MS = 60_000;
/** How long an element may take to appear. */
const FIND_TIMEOUT_MS = 20_000;

/** What WebDriver calls an element: its name in the standard, and the browser's own. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Element = Readonly<Record<typeof elementKey, string>>;

/** Keys without a sign, as WebDriver writes them. */
export const Key = { control: '\uE009', backspace: '\uE003', end: '\uE010' };

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts a program as the head of a process group, so that everything that it starts can be ended with it. */
export function startGroup(command: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(command, args, { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe'], env });
}

export function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Starts a screen that nobody sees; Xvfb chooses its number, and tells it. */
export async function startScreen(): Promise<{ program: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const program = startGroup('Xvfb', args, process.env);
  const number = await new Promise<string>((resolve, reject) => {
    program.once('error', () => reject(new Error('There is no Xvfb: apt-get install xvfb webkit2gtk-driver')));
    program.once('exit', () => reject(new Error('Xvfb has ended')));
    program.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  return { program, display: `:${number}` };
}

/** What a WebKit runs in: its screen, and the folder that it takes for its person's. */
export const environmentOf = (display: string, home: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DISPLAY: display,
  HOME: home,
  XDG_RUNTIME_DIR: home,
  GDK_BACKEND: 'x11',
  NO_AT_BRIDGE: '1',
  TZ: 'Asia/Kolkata',
  // There is no graphics card.
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
});

/** What WebDriver answers to a call that it could not carry out. */
class WebDriverError extends Error {}

/** A WebKit with one window, whose tabs are its pages. What it stores is gone with it. */
export class WebKit {
  readonly #programs: readonly ChildProcess[];
  readonly #home: string;
  readonly #address: string;
  #session = '';

  private constructor(programs: readonly ChildProcess[], home: string, address: string) {
    this.#programs = programs;
    this.#home = home;
    this.#address = address;
  }

  static async start(): Promise<WebKit> {
    const { program: screen, display } = await startScreen();
    const home = mkdtempSync(join(tmpdir(), 'webkit-'));
    const port = await freePort();
    const driver = startGroup('WebKitWebDriver', [`--port=${port}`], environmentOf(display, home));
    const isGone = new Promise<never>((_, reject) => {
      driver.once('error', () => reject(new Error('There is no WebKitWebDriver: apt-get install webkit2gtk-driver')));
    });
    const webkit = new WebKit([driver, screen], home, `http://127.0.0.1:${port}`);
    process.once('exit', () => webkit.#endPrograms());
    try {
      await Promise.race([webkit.#connect(), isGone]);
      return webkit;
    } catch (error) {
      webkit.#endPrograms();
      throw error;
    }
  }

  async #connect(): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      const answer = await fetch(`${this.#address}/status`).catch(() => undefined);
      if (answer?.ok) break;
      if (tries === 100) throw new Error('WebKitWebDriver does not answer');
      await wait(100);
    }
    const capabilities = { alwaysMatch: { pageLoadStrategy: 'normal', timeouts: { script: 45_000 } } };
    const session = await this.#call<{ sessionId: string }>('POST', '/session', { capabilities });
    this.#session = `/session/${session.sessionId}`;
    await this.#call('POST', `${this.#session}/window/rect`, { x: 0, y: 0, width: 1280, height: 900 });
  }

  /** @throws WebDriverError with what the browser says; Error where it does not answer */
  async #call<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> {
    const response = await fetch(this.#address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: { 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok)
      throw new WebDriverError(`${path.replace(this.#session, '')}: ${value.error} ${value.message ?? ''}`);
    return value;
  }

  #in<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> {
    return this.#call(method, this.#session + path, body);
  }

  /** Opens an address and waits until the app has taken over the page's HTML. */
  async open(url: string): Promise<void> {
    await this.show(url);
    await this.untilTaken();
  }

  /** Opens an address that is no page of the portal. */
  async show(url: string): Promise<void> {
    await this.#in('POST', '/url', { url });
  }

  async reload(): Promise<void> {
    await this.#in('POST', '/refresh', {});
    await this.untilTaken();
  }

  async back(): Promise<void> {
    await this.#in('POST', '/back', {});
  }

  url(): Promise<string> {
    return this.#in('GET', '/url');
  }

  untilTaken(): Promise<void> {
    return this.until(() => this.run(() => document.documentElement.dataset['page'] === undefined), 'the app runs');
  }

  /** Asks again until the answer is true. What cannot be asked at the moment, as in a page that is being left, is not true yet. */
  async until(ask: () => Promise<boolean>, what: string, timeout = FIND_TIMEOUT_MS): Promise<void> {
    const end = Date.now() + timeout;
    for (;;) {
      const is = await ask().catch((error: unknown) => {
        if (!(error instanceof WebDriverError)) throw error;
        return false;
      });
      if (is) return;
      if (Date.now() > end) throw new Error(`Waited in vain until ${what}`);
      await wait(100);
    }
  }

  /** Runs a function in the page, and waits for what it promises. It sees its arguments and nothing of the test. */
  async run<Result, Arguments extends readonly unknown[]>(
    page: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${page.toString()})(...[...arguments].slice(0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    type Answer = { readonly value: Awaited<Result>; readonly error?: string };
    const { value, error } = await this.#in<Answer>('POST', '/execute/async', { script, args });
    if (error !== undefined) throw new WebDriverError(error);
    return value;
  }

  /** Begins to run a function in the page, and does not wait for it. */
  async begin<Arguments extends readonly unknown[]>(
    page: (...args: Arguments) => unknown,
    ...args: Arguments
  ): Promise<void> {
    await this.#in('POST', '/execute/sync', { script: `void (${page.toString()})(...arguments);`, args });
  }

  /** The last element of this XPath that can be seen: of two with one name, that of a dialog. Waits for it. */
  async find(xpath: string): Promise<Element> {
    let found: Element | undefined;
    await this.until(async () => {
      const all = await this.#in<Element[]>('POST', '/elements', { using: 'xpath', value: xpath });
      for (const element of all.toReversed())
        if (await this.#comesIntoView(element)) {
          found = element;
          break;
        }
      return found !== undefined;
    }, `there is ${xpath}`);
    return found!;
  }

  /** Scrolls an element to the middle, where nothing that sticks to an edge covers it. False where it cannot be seen. */
  #comesIntoView(element: Element): Promise<boolean> {
    const script = `const [element] = arguments;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';`;
    return this.#in('POST', '/execute/sync', { script, args: [element] });
  }

  async click(xpath: string): Promise<void> {
    await this.until(async () => {
      const element = await this.find(xpath);
      await this.#in('POST', `/element/${element[elementKey]}/click`, {});
      return true;
    }, `${xpath} could be clicked`);
  }

  /** Types a text into a field, in place of what is in it. */
  async fill(xpath: string, text: string): Promise<void> {
    const element = await this.find(xpath);
    await this.#in('POST', `/element/${element[elementKey]}/click`, {});
    await this.#in('POST', `/element/${element[elementKey]}/value`, {
      text: `${Key.control}a${Key.control}${Key.backspace}${text}`,
    });
  }

  /** Chooses the option that says this, or has this value. */
  async choose(xpath: string, option: string): Promise<void> {
    await this.run(
      (element, words) => {
        const list = element as unknown as HTMLSelectElement;
        const at = [...list.options].findIndex(({ text, value }) => [text, value].includes(words));
        if (at < 0) throw new Error(`There is no option ${words}`);
        list.selectedIndex = at;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      },
      await this.find(xpath),
      option,
    );
  }

  /** What a field holds. */
  async valueOf(xpath: string): Promise<string> {
    return this.run((element) => (element as unknown as HTMLInputElement).value, await this.find(xpath));
  }

  /** Gives a field a file of this name and content. */
  async chooseFile(xpath: string, name: string, content: string | Uint8Array): Promise<void> {
    const path = join(this.#home, name);
    writeFileSync(path, content);
    const [element] = await this.#in<Element[]>('POST', '/elements', { using: 'xpath', value: xpath });
    if (!element) throw new Error(`There is no ${xpath}`);
    await this.#in('POST', `/element/${element[elementKey]}/value`, { text: path });
  }

  /** Presses keys one after the other, wherever the focus is. */
  async press(...keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#in('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Opens a page in a frame of the page, which the next calls are about until another page is opened. */
  async enterFrame(xpath: string, path: string): Promise<void> {
    const frame = await this.find(xpath);
    const loaded = (element: object, src: string) =>
      new Promise<void>((resolve) => {
        const inner = element as unknown as HTMLIFrameElement;
        inner.addEventListener('load', () => resolve(), { once: true });
        inner.src = src;
      });
    await this.run(loaded, frame, path);
    await this.#in('POST', '/frame', { id: frame });
    await this.untilTaken();
  }

  /** Opens a tab of the same window, which the next calls are about. */
  async newTab(): Promise<string> {
    const { handle } = await this.#in<{ handle: string }>('POST', '/window/new', { type: 'tab' });
    await this.switchTo(handle);
    return handle;
  }

  tab(): Promise<string> {
    return this.#in('GET', '/window');
  }

  async switchTo(tab: string): Promise<void> {
    await this.#in('POST', '/window', { handle: tab });
  }

  /** A picture of what can be seen, in base64. */
  screenshot(): Promise<string> {
    return this.#in('GET', '/screenshot');
  }

  async end(): Promise<void> {
    await this.#in('DELETE', '').catch(() => undefined);
    this.#endPrograms();
  }

  #endPrograms(): void {
    for (const program of this.#programs) endGroup(program);
    rmSync(this.#home, { recursive: true, force: true });
  }
}
