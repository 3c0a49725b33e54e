import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorState, Message } from './Notice.tsx';
import { getSystem } from './theme/system.ts';

const long = 'x'.repeat(100_000);

it('A message of 100 kB is clipped, and shown whole on demand', async () => {
  render(
    <ChakraProvider value={getSystem()}>
      <p data-testid="message">
        <Message text={long} />
      </p>
    </ChakraProvider>,
  );
  expect(screen.getByTestId('message').textContent?.length).toBeLessThan(400);
  await userEvent.click(screen.getByRole('button', { name: 'Show all', expanded: false }));
  expect(screen.getByTestId('message')).toHaveTextContent(long);
  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(screen.getByTestId('message').textContent?.length).toBeLessThan(400);
});

it('An alert clips its message and its reason', () => {
  render(
    <ChakraProvider value={getSystem()}>
      <ErrorState message={long} reason={long} />
    </ChakraProvider>,
  );
  expect(screen.getByRole('alert').textContent?.length).toBeLessThan(800);
  expect(screen.getAllByRole('button', { name: 'Show all' })).toHaveLength(2);
});

afterEach(() => void vi.useRealTimers());

it('A retry waits for a pause, counts without a word to screen readers, and says once that the pause is over', () => {
  vi.useFakeTimers();
  const onRetry = vi.fn();
  render(
    <ChakraProvider value={getSystem()}>
      <ErrorState message="Failed to load courses" onRetry={onRetry} retryHeldUntil={Date.now() + 65_000} />
    </ChakraProvider>,
  );
  const button = screen.getByRole('button', { name: 'Try Again' });
  expect(button).toBeDisabled();
  expect(button).toHaveTextContent('1:05');
  act(() => void vi.advanceTimersByTime(64_000));
  expect(button).toBeDisabled();
  expect(button).toHaveTextContent('0:01');
  expect(button).toHaveAccessibleName('Try Again');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('status')).toHaveTextContent('You can try again now.');
  act(() => button.click());
  expect(onRetry).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
