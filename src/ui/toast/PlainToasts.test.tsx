import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { getSystem } from '../theme/system.ts';
import { PlainToasts } from './PlainToasts.tsx';
import { toast } from './toast.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('Plain-text toasts are announced and close after five seconds when the toaster cannot be loaded', async () => {
  vi.useFakeTimers();
  render(
    <ChakraProvider value={getSystem()}>
      <PlainToasts />
    </ChakraProvider>,
  );
  act(() => toast.error('Failed to delete student', 'The server is being maintained.'));
  act(() => toast.success('Message sent successfully!'));
  expect(screen.getByText('Failed to delete student The server is being maintained.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Message sent successfully!');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
