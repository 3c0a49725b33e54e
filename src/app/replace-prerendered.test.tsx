import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteEarlyInput } from './boot/early-input.ts';
import { CONTROL_ATTRIBUTE, namedControls } from './prerendered-controls.ts';
import { replacePrerendered } from './replace-prerendered.ts';

type Tab = 'student' | 'admin';

/** What the app has been told, one thing after the other. */
let told: string[] = [];
let root: Root | undefined;

interface Props {
  /** The HTML of a page has the panels of all tabs. */
  readonly panels?: readonly Tab[];
  readonly choices?: readonly string[];
  readonly withoutExtra?: boolean;
}

const departments = ['', 'Civil', 'Mechanical'];

/** A page with whatever can be pressed, filled in or opened. */
function Page({ panels, choices = departments, withoutExtra = false }: Props) {
  const [open, setOpen] = useState<Tab>('student');
  const [search, setSearch] = useState('');
  const openTab = (tab: Tab) => {
    told.push(`opens ${tab}`);
    setOpen(tab);
  };
  return (
    <main>
      <div role="tablist">
        {(['student', 'admin'] as const).map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            value={tab}
            id={`tab-${tab}`}
            aria-selected={tab === open}
            aria-controls={`panel-${tab}`}
            onClick={() => openTab(tab)}
          >
            {tab}
          </button>
        ))}
      </div>
      {(panels ?? [open]).map((panel) => (
        <div key={panel} role="tabpanel" id={`panel-${panel}`} aria-labelledby={`tab-${panel}`} hidden={panel !== open}>
          <Login tab={panel} />
        </div>
      ))}
      <input aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <output>{search}</output>
      <textarea aria-label="Message" />
      <select aria-label="Department">
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <input type="checkbox" aria-label="Hostel" />
      <details>
        <summary>More</summary>
        <p>And more</p>
      </details>
      {['Next', 'Previous'].map((name) => (
        <button key={name} type="button" data-control={name} onClick={() => told.push(name)}>
          {name}
        </button>
      ))}
      {!withoutExtra && (
        <button type="button" data-control="Extra" onClick={() => told.push('Extra')}>
          Extra
        </button>
      )}
      <a href="#footer">Footer</a>
    </main>
  );
}

function Login({ tab }: { readonly tab: Tab }) {
  const [password, setPassword] = useState('');
  return (
    <form
      aria-label={tab}
      onSubmit={(event) => {
        event.preventDefault();
        told.push(`${tab} sends ${password}`);
      }}
    >
      <input name="password" value={password} onChange={(event) => setPassword(event.target.value)} />
      <button type="submit">Login</button>
    </form>
  );
}

/** Opens the HTML of the page, as somebody sees it before the app is there. Returns what lets the app come. */
function openHtml(app: Props = {}) {
  const html = document.createElement('div');
  html.id = 'root';
  document.body.append(html);
  html.innerHTML = renderToStaticMarkup(<Page panels={['student', 'admin']} />);
  for (const [name, control] of namedControls(html)) control.setAttribute(CONTROL_ATTRIBUTE, name);
  // There a form that is sent does nothing by itself.
  html.addEventListener('submit', (event) => event.preventDefault());
  const shown = vi.fn<(tab: string | null) => void>();
  const input = noteEarlyInput();
  const appComes = () =>
    replacePrerendered(html, input, {
      async draw(page) {
        root = createRoot(page);
        flushSync(() => root?.render(<Page {...app} />));
      },
      settled: () => new Promise((resolve) => setTimeout(resolve)),
      onShown: () => shown(screen.getByRole('tab', { selected: true }).textContent),
    });
  return { html, shown, appComes };
}

const press = (name: string, role = 'button') => fireEvent.click(screen.getByRole(role, { name }));
const passwordOf = (tab: Tab) => within(screen.getByRole('form', { name: tab })).getByRole('textbox');
const type = (control: HTMLElement, value: string) => fireEvent.input(control, { target: { value } });

beforeEach(() => {
  told = [];
  // As in a browser: React draws after each event, and not when a test says so.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // jsdom has none.
  vi.stubGlobal('CSS', { escape: String, supports: () => false });
  vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
});
afterEach(() => {
  root?.unmount();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('The app when it replaces the prerendered HTML', () => {
  it('takes over what was typed, chosen, ticked and opened in the HTML, and reports the changes to React', async () => {
    const { html, appComes } = openHtml();
    type(screen.getByRole('textbox', { name: 'Search' }), 'Kelkar');
    type(screen.getByRole('textbox', { name: 'Message' }), 'When?');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Mechanical' } });
    press('Hostel', 'checkbox');
    screen.getByRole<HTMLDetailsElement>('group').open = true;
    await appComes();
    expect(html.isConnected).toBe(false);
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('Kelkar');
    expect(screen.getByRole('status')).toHaveTextContent('Kelkar');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('When?');
    expect(screen.getByRole('combobox')).toHaveValue('Mechanical');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(screen.getByRole('group')).toHaveAttribute('open');
    expect(document.querySelector('#root')).toContainElement(screen.getByRole('main'));
  });

  it('ignores a choice that the app does not offer', async () => {
    const { appComes } = openHtml({ choices: ['', 'Civil'] });
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Mechanical' } });
    await appComes();
    expect(screen.getByRole('combobox')).toHaveValue('');
  });

  it.each([
    ['a field, with the caret in its text', () => screen.getByRole('textbox', { name: 'Message' })],
    ['a link', () => screen.getByRole('link', { name: 'Footer' })],
    ['a button', () => screen.getByRole('button', { name: 'Next' })],
  ])('keeps the focus on %s', async (_, control) => {
    const { appComes } = openHtml();
    const before = control();
    type(screen.getByRole('textbox', { name: 'Message' }), 'When?');
    before.focus();
    if (before instanceof HTMLTextAreaElement) before.setSelectionRange(2, 4, 'backward');
    await appComes();
    expect(control()).not.toBe(before);
    expect(control()).toHaveFocus();
    if (before instanceof HTMLTextAreaElement)
      expect(control()).toMatchObject({ selectionStart: 2, selectionEnd: 4, selectionDirection: 'backward' });
  });
});

describe('Clicks in the prerendered HTML before the app has loaded', () => {
  it('repeat on the app’s buttons, each time and in order', async () => {
    const { appComes } = openHtml();
    for (const name of ['Next', 'Next', 'Previous', 'Next', 'Previous']) press(name);
    expect(told).toEqual([]);
    await appComes();
    expect(told).toEqual(['Next', 'Next', 'Previous', 'Next', 'Previous']);
  });

  it('repeat before any click on the app itself', async () => {
    const { shown, appComes } = openHtml();
    for (const name of ['Next', 'Previous', 'Extra']) press(name);
    let later: Promise<void> | undefined;
    shown.mockImplementation(() => {
      later = new Promise((resolve) =>
        setTimeout(() => {
          press('Next');
          resolve();
        }),
      );
    });
    await appComes();
    await later;
    expect(told).toEqual(['Next', 'Previous', 'Extra', 'Next']);
  });

  it('An early press does nothing when the app has no such button', async () => {
    const { appComes } = openHtml({ withoutExtra: true });
    for (const name of ['Next', 'Extra', 'Previous']) press(name);
    await appComes();
    expect(told).toEqual(['Next', 'Previous']);
  });

  it('send a form once, however often its button was clicked', async () => {
    const { appComes } = openHtml();
    type(passwordOf('student'), 'one');
    for (let time = 0; time < 3; time++) press('Login');
    await appComes();
    expect(told).toEqual(['student sends one']);
  });

  it('open a tab, by mouse or arrow key, before the page is shown', async () => {
    const { shown, appComes } = openHtml();
    press('admin', 'tab');
    expect(screen.getByRole('form', { name: 'admin' })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'student' })).not.toBeInTheDocument();
    fireEvent.keyDown(screen.getByRole('tab', { name: 'admin' }), { key: 'ArrowLeft' });
    expect(screen.getByRole('tab', { name: 'student' })).toHaveFocus();
    await appComes();
    expect(told).toEqual(['opens admin', 'opens student']);
    expect(shown.mock.calls).toEqual([['student']]);
  });

  it('send two login forms each with its own password, and keep typing in the second after the page has changed', async () => {
    const { shown, appComes } = openHtml();
    type(passwordOf('student'), 'one');
    press('Login');
    press('admin', 'tab');
    type(passwordOf('admin'), 'two');
    press('Login');
    await appComes();
    expect(told).toEqual(['student sends one', 'opens admin', 'admin sends two']);
    expect(shown.mock.calls).toEqual([['admin']]);
    expect(passwordOf('admin')).toHaveValue('two');
  });

  it('A typed password is not carried to the form of another tab', async () => {
    const { appComes } = openHtml();
    type(passwordOf('student'), 'one');
    press('admin', 'tab');
    press('Login');
    await appComes();
    expect(told).toEqual(['opens admin', 'admin sends ']);
  });
});

describe('The prerendered HTML of a page', () => {
  it.each([
    ['a button is held down', 'pointerDown', 'pointerUp'],
    ['the space bar is held down', 'keyDown', 'keyUp'],
    ['a word is being composed', 'compositionStart', 'compositionEnd'],
  ] as const)('The HTML stays while %s, and keeps what is typed meanwhile', async (_, begin, end) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { html, appComes } = openHtml();
    const search = screen.getByRole('textbox', { name: 'Search' });
    fireEvent[begin](search, { key: ' ' });
    const coming = appComes();
    await vi.advanceTimersByTimeAsync(1000);
    expect(html).toBeVisible();
    type(search, 'Kelkar');
    fireEvent[end](search, { key: ' ' });
    vi.mocked(performance.now).mockReturnValue(1_001_000);
    await vi.advanceTimersByTimeAsync(1000);
    await coming;
    expect(html.isConnected).toBe(false);
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('Kelkar');
  });
});
