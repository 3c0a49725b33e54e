import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { system } from '../theme/system.ts';
import { ColumnChart } from './ColumnChart.tsx';
import { ShareBar } from './ShareBar.tsx';

const draw = (chart: ReactNode, name: string) => {
  render(<ChakraProvider value={system}>{chart}</ChakraProvider>);
  const figure = screen.getByRole('figure', { name });
  return {
    terms: within(figure)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
    texts: within(figure)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
    figure,
  };
};

describe('A whole and its parts', () => {
  it('tells each part as text, and draws those that there are in proportion', () => {
    const { terms, texts, figure } = draw(
      <ShareBar
        caption="Placements"
        items={[
          { label: 'Placed', value: 30, text: '30 (75%)', tone: 'success' },
          { label: 'Higher Studies', value: 0, text: '0', tone: 'info' },
          { label: 'Not Placed', value: 10, text: '10 (25%)' },
        ]}
      />,
      'Placements',
    );
    expect(terms).toEqual(['Placed', 'Higher Studies', 'Not Placed']);
    expect(texts).toEqual(['30 (75%)', '0', '10 (25%)']);
    const parts = [...(figure.querySelector('[aria-hidden]')?.children ?? [])];
    expect(parts.map((part) => part instanceof HTMLElement && part.style.flexGrow)).toEqual(['30', '10']);
  });
});

describe('Columns', () => {
  it.each([
    [
      [20, 10, 0],
      ['85%', '42.5%', '0%'],
    ],
    [
      [0, 0, 0],
      ['0px', '0px', '0px'],
    ],
  ])('of %j are as high as their values, with each figure as text', (values, heights) => {
    const items = values.map((value, i) => ({ label: `${i + 1}`, value, text: `${value} students` }));
    const { terms, texts, figure } = draw(<ColumnChart caption="Students by year" items={items} />, 'Students by year');
    expect(terms).toEqual(['1', '2', '3']);
    expect(texts).toEqual(values.map((value) => `${value} students`));
    expect([...figure.querySelectorAll('i')].map(({ style }) => style.height)).toEqual(heights);
  });
});
