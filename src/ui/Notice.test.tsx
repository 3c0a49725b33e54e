import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
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
