import { ChakraProvider } from '@chakra-ui/react';
import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { getSystem } from '#src/ui/theme/system.ts';
import { noteNoScrollbar } from './scroll-lock.ts';

it('A dialog locks the page’s scrolling, and writes nothing on the root where a scrollbar takes no room', async () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth);
  noteNoScrollbar();
  const writes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => writes.push(...records));
  observer.observe(document.documentElement, { attributes: true });
  const dialog = (open: boolean) => (
    <ChakraProvider value={getSystem()}>
      <Modal open={open} title="Notes" onClose={() => {}}>
        Text
      </Modal>
    </ChakraProvider>
  );
  const { rerender } = render(dialog(true));
  await waitFor(() => expect(document.body.style.overflow).toBe('hidden'));
  rerender(dialog(false));
  await waitFor(() => expect(document.body.style.overflow).toBe(''));
  expect(writes).toEqual([]);
  observer.disconnect();
  vi.restoreAllMocks();
});
