import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';
import { getSystem } from './theme/system.ts';

const show = (props: Partial<ComponentProps<typeof ProgressBar>> = {}) =>
  render(
    <ChakraProvider value={getSystem()}>
      <ProgressBar label="Deleting students" done={125} total={1000} {...props} />
    </ChakraProvider>,
  );

it('A progress bar shows the progress as "n of m", and the number of failures', async () => {
  show({ failed: 2 });
  const bar = await screen.findByRole('progressbar', { name: 'Deleting students' });
  expect(bar).toHaveAttribute('aria-valuenow', '125');
  expect(bar).toHaveAttribute('aria-valuemax', '1000');
  expect(bar).toHaveAttribute('aria-valuetext', '125 of 1,000');
  expect(screen.getByText('125 of 1,000, 2 failed')).toBeInTheDocument();
});

it.each([
  [0, '0%'],
  [249, '0%'],
  [250, '25%'],
  [999, '75%'],
  [1000, '100%'],
])('A progress bar has announced, after %i of 1000, %s', async (done, spoken) => {
  show({ done });
  expect(await screen.findByRole('status')).toHaveTextContent(`Deleting students: ${spoken}`);
});

it('A progress bar’s Stop stops the work once', async () => {
  const onStop = vi.fn();
  const { unmount } = show({ onStop });
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(onStop).toHaveBeenCalledOnce();
  unmount();
  show({ onStop, stopping: true });
  expect(await screen.findByRole('button', { name: 'Stopping...' })).toBeDisabled();
});

it('A progress bar has no Stop when the work cannot be stopped', async () => {
  show();
  await screen.findByRole('progressbar');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
