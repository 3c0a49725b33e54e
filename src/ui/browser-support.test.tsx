import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { missing } from './browser-support.ts';
import { CopyButton } from './CopyButton.tsx';
import { downloadFile } from './download.ts';
import { printPage } from './print/print-page.ts';
import { getSystem } from './theme/system.ts';
import { pendingToasts } from './toast/toast.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const told = () => pendingToasts.get().map(({ text }) => text);
const refuse = () => {
  throw new DOMException('Not here', 'NotAllowedError');
};

describe('What a browser cannot do is told as that, with what to do instead', () => {
  it.each([
    ['has no print', undefined],
    ['refuses to print', refuse],
  ])('A browser that %s is said to be unable to print', (_, print) => {
    vi.stubGlobal('print', print);
    const title = document.title;
    printPage('Receipt');
    expect(told()).toEqual([missing.print]);
    expect(document.title).toBe(title);
  });

  it.each([
    ['has no object URLs', () => vi.stubGlobal('URL', { ...URL, createObjectURL: undefined })],
    ['knows no downloads', () => vi.stubGlobal('HTMLAnchorElement', { prototype: {} })],
  ])('A browser that %s is said to be unable to save files, before one is made', async (_, prepare) => {
    vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: () => 'blob:x' }));
    prepare();
    const make = vi.fn(() => Promise.reject(new Error('never')));
    expect(await downloadFile(make)).toBe(false);
    expect(make).not.toHaveBeenCalled();
    expect(told()).toEqual([missing.download]);
  });

  it.each([
    ['has no clipboard', undefined, undefined],
    ['refuses the clipboard and selections', { writeText: () => Promise.reject(new Error('refused')) }, () => false],
  ])('A browser that %s is said to be unable to copy', async (_, clipboard, execCommand) => {
    const user = userEvent.setup();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    Object.assign(document, { execCommand });
    render(<CopyButton text="APP-2026-000081" />, {
      wrapper: ({ children }) => <ChakraProvider value={getSystem()}>{children}</ChakraProvider>,
    });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(told()).toEqual([missing.copy]));
  });

  it('No sentence blames the connection or asks to try again', () => {
    for (const sentence of Object.values(missing)) expect(sentence).not.toMatch(/connection|try again|could not/i);
  });
});
