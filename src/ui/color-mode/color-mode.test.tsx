import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getSystem } from '../theme/system.ts';
import { ColorModeButton, startColorMode } from './color-mode.tsx';

const root = document.documentElement;

/** A page that has just been loaded by a browser whose system is dark or light. */
function browser(dark: boolean) {
  const listeners: (() => void)[] = [];
  const query = { matches: dark, addEventListener: (_: string, listener: () => void) => listeners.push(listener) };
  vi.stubGlobal('matchMedia', () => query);
  startColorMode();
  const change = (next: boolean) => {
    query.matches = next;
    act(() => listeners.forEach((listener) => listener()));
  };
  const show = () =>
    render(
      <ChakraProvider value={getSystem()}>
        <ColorModeButton />
      </ChakraProvider>,
    );
  return { change, show };
}

beforeEach(() => {
  root.className = '';
});

describe('The color mode', () => {
  it.each([
    [true, 'dark'],
    [false, 'light'],
  ])('follows the system (dark: %s)', (dark, mode) => {
    const { change } = browser(dark);
    expect(root).toHaveClass(mode, { exact: true });
    change(!dark);
    expect(root).not.toHaveClass(mode);
  });

  it('keeps a person’s choice for the next visit, whatever the system does', async () => {
    const { show, change } = browser(false);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(root).toHaveClass('dark', { exact: true });
    expect(screen.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
    expect(localStorage.getItem('colorMode')).toBe('dark');
    change(false);
    expect(root).toHaveClass('dark');

    browser(false);
    expect(root).toHaveClass('dark', { exact: true });
  });

  it('can be chosen for this visit when the browser has no storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const { show } = browser(false);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(root).toHaveClass('dark', { exact: true });
  });
});
