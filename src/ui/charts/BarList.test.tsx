import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { system } from '../theme/system.ts';
import { type Bar, BarList } from './BarList.tsx';

function draw(items: readonly Bar[], max?: number) {
  render(
    <ChakraProvider value={system}>
      <BarList caption="Students by year" items={items} {...(max !== undefined && { max })} />
    </ChakraProvider>,
  );
  const figure = within(screen.getByRole('figure', { name: 'Students by year' }));
  return { figure, widths: items.map(({ label }) => widthOf(figure.getByText(label))) };
}

const widthOf = (label: HTMLElement) => label.parentElement?.querySelector('b')?.style.width;

describe('Figures as bars', () => {
  it('are a list of terms and figures to those who do not see the bars', () => {
    const { figure } = draw([
      { label: '1st year', value: 20, text: '20 students' },
      { label: '2nd year', value: 10, text: '10 students' },
    ]);
    expect(figure.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['1st year', '2nd year']);
    expect(figure.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '20 students',
      '10 students',
    ]);
  });

  it('are as long as their values, beside the largest or beside the given', () => {
    const items = [
      { label: 'a', value: 20, text: '20' },
      { label: 'b', value: 5, text: '5' },
    ];
    expect(draw(items).widths).toEqual(['100%', '25%']);
  });

  it('never leave their track, and nothing has no bar', () => {
    const items = [
      { label: 'none', value: 0, text: '0' },
      { label: 'too many', value: 150, text: '150' },
    ];
    expect(draw(items, 100).widths).toEqual([undefined, '100%']);
  });
});
