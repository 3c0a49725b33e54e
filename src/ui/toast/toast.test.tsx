import { ChakraProvider } from '@chakra-ui/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getSystem } from '../theme/system.ts';
import { toast } from './toast.ts';
import { PlainToasts, ToastHost } from './ToastHost.tsx';

const host = (
  <ChakraProvider value={getSystem()}>
    <ToastHost />
  </ChakraProvider>
);

afterEach(() => {
  vi.useRealTimers();
});

describe('Toasts (section 2)', () => {
  it('wait until the toaster has loaded', async () => {
    toast.success('Login successful!');
    render(host);
    expect(await screen.findByText('Login successful!')).toBeVisible();
  });

  it('can be dismissed, and are announced', async () => {
    render(host);
    act(() => toast.error('Failed to add student'));
    const message = await screen.findByText('Failed to add student');
    expect(message.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
    await waitFor(() => expect(screen.queryByText('Failed to add student')).not.toBeInTheDocument());
  });

  it('close early when another person signs in', async () => {
    render(host);
    act(() => toast.success('Login successful!'));
    await screen.findByText('Login successful!');
    act(() => toast.dismissAll());
    await waitFor(() => expect(screen.queryByText('Login successful!')).not.toBeInTheDocument());
    act(() => toast.info('Data refreshed'));
    expect(await screen.findByText('Data refreshed')).toBeVisible();
  });

  it('close after five seconds, but not while the pointer is over one', async () => {
    render(host);
    act(() => toast.info('Data refreshed'));
    await screen.findByText('Data refreshed');
    vi.useFakeTimers();
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    act(() => toast.info('Student added'));
    await pass(4000);
    expect(screen.getByText('Student added')).toBeInTheDocument();

    const region = screen.getByRole('region', { name: /^Notifications/ });
    fireEvent.mouseOver(region);
    await pass(9000);
    expect(screen.getByText('Student added')).toBeInTheDocument();

    fireEvent.mouseOut(region);
    await pass(6000);
    expect(screen.queryByText('Student added')).not.toBeInTheDocument();
  });
});

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
