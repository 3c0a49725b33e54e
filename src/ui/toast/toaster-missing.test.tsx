import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { system } from '../theme/system.ts';
import { toast } from './toast.ts';
import { ToastHost } from './ToastHost.tsx';

// Other files of this worker may have loaded the toaster before.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
vi.mock(import('./PortalToaster.tsx'), () => Promise.reject(new TypeError('Failed to fetch')));

afterEach(() => {
  vi.useRealTimers();
});

it('Where the toaster cannot be loaded, messages are plain text that is announced and goes after five seconds', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(
    <ChakraProvider value={system}>
      <ToastHost />
    </ChakraProvider>,
  );
  act(() => toast.error('Failed to delete student', 'The server is being maintained.'));
  expect(await screen.findByText('Failed to delete student The server is being maintained.')).toBeVisible();
  act(() => toast.success('Message sent successfully!'));
  expect(screen.getByRole('status')).toHaveTextContent('Message sent successfully!');
  // A retry of the toaster may begin the five seconds again.
  for (let second = 0; second < 30; second++) await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
