import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getSystem } from '../theme/system.ts';
import { ConfirmDialog, Modal } from './dialogs.tsx';

afterEach(() => vi.unstubAllGlobals());

const message = 'Are you sure you want to delete student "Asha Rao"? This action cannot be undone.';

function Deletion({
  onConfirm,
  busy = false,
}: {
  readonly onConfirm: () => void | Promise<void>;
  readonly busy?: boolean;
}) {
  const [open, setOpen] = useState(false);
  return (
    <ChakraProvider value={getSystem()}>
      <button onClick={() => setOpen(true)}>Delete</button>
      <ConfirmDialog
        open={open}
        title="Delete student"
        message={message}
        confirmLabel="Delete student"
        busy={busy}
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
      />
    </ChakraProvider>
  );
}

/** Opens the dialog on a page with a heading. @returns its opener */
async function openDeletion() {
  render(
    <main>
      <h1 tabIndex={-1}>Students</h1>
      <Deletion onConfirm={() => {}} />
    </main>,
  );
  const opener = screen.getByRole('button', { name: 'Delete' });
  await userEvent.click(opener);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  return opener;
}

describe('A confirm dialog', () => {
  it('opens as an alertdialog, with the focus on Cancel', async () => {
    render(<Deletion onConfirm={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete student' });
    expect(dialog).toHaveAccessibleDescription(message);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  });

  it.each(['{Enter}', '{Escape}'])('does nothing when closed by %s, and returns the focus', async (key) => {
    const confirmed = vi.fn();
    render(<Deletion onConfirm={confirmed} />);
    const opener = screen.getByRole('button', { name: 'Delete' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard(key);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    expect(confirmed).not.toHaveBeenCalled();
  });

  it('returns the focus to its opener where the library does so in vain', async () => {
    const opener = await openDeletion();
    // The first call is the library's.
    vi.spyOn(opener, 'focus').mockImplementationOnce(() => {});
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('returns the focus to its opener, not to the heading, however soon the next frame comes', async () => {
    const opener = await openDeletion();
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => queueMicrotask(callback));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('calls onConfirm when it is confirmed', async () => {
    const confirmed = vi.fn();
    render(<Deletion onConfirm={confirmed} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete student' }));
    expect(confirmed).toHaveBeenCalledOnce();
  });

  it('calls onConfirm once until its action has finished, and again afterwards', async () => {
    let finish = () => {};
    const confirmed = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    render(<Deletion onConfirm={confirmed} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const button = await screen.findByRole('button', { name: 'Delete student' });
    await userEvent.dblClick(button);
    expect(confirmed).toHaveBeenCalledOnce();
    await act(async () => finish());
    await userEvent.click(button);
    expect(confirmed).toHaveBeenCalledTimes(2);
  });

  it('can be neither confirmed again nor closed while its action is pending', async () => {
    render(<Deletion onConfirm={() => {}} busy />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(screen.getByRole('button', { name: 'Delete student' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(dialog).toBeVisible();
  });
});

describe('A modal', () => {
  it('takes its name from its title, and calls onClose when it is closed', async () => {
    const closed = vi.fn();
    render(
      <ChakraProvider value={getSystem()}>
        <Modal open title="Add New Student" onClose={closed}>
          <input aria-label="Name" />
        </Modal>
      </ChakraProvider>,
    );
    expect(await screen.findByRole('dialog', { name: 'Add New Student' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(closed).toHaveBeenCalledOnce();
  });
});

/** After the next frames, in which a dialog begins to follow the focus. */
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

it('A modal stays open when the focus is back at its opener for a moment, as while its content is drawn anew', async () => {
  const onClose = vi.fn();
  render(
    <ChakraProvider value={getSystem()}>
      <button>Open</button>
      <Modal open title="Add a course" onClose={onClose}>
        <input aria-label="Name" />
      </Modal>
    </ChakraProvider>,
  );
  const inside = await screen.findByRole('textbox', { name: 'Name' });
  const dialog = await screen.findByRole('dialog', { name: 'Add a course' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await act(drawn);
  act(() =>
    screen.getByText('Open').dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: inside })),
  );
  await act(drawn);
  expect(onClose).not.toHaveBeenCalled();
});
