import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { getSystem } from './theme/system.ts';
import { type Bar, BarList, ShareBar } from './charts.tsx';

const caption = 'Students by year';

function draw(chart: ReactNode) {
  render(<ChakraProvider value={getSystem()}>{chart}</ChakraProvider>);
  const figure = screen.getByRole('figure', { name: caption });
  const textsOf = (role: 'term' | 'definition') =>
    within(figure)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  return { figure, terms: textsOf('term'), texts: textsOf('definition') };
}

const bars = (...values: readonly number[]): Bar[] =>
  values.map((value, i) => ({ label: `${i + 1}`, value, text: `${value} students` }));

describe('A list of bars', () => {
  const widths = (items: readonly Bar[], max?: number) => {
    const { figure } = draw(<BarList caption={caption} items={items} {...(max !== undefined && { max })} />);
    return [...figure.querySelectorAll('i')].map((track) => track.querySelector('b')?.style.width);
  };

  it('reads as a list of terms and figures, without the bars', () => {
    const { terms, texts } = draw(<BarList caption={caption} items={bars(20, 10)} />);
    expect(terms).toEqual(['1', '2']);
    expect(texts).toEqual(['20 students', '10 students']);
  });

  it('draws each bar in proportion to the largest value', () => {
    expect(widths(bars(20, 5))).toEqual(['100%', '25%']);
  });

  it('draws each bar in proportion to a given maximum, never wider than its track, and none for zero', () => {
    expect(widths(bars(0, 25, 150), 100)).toEqual([undefined, '25%', '100%']);
  });
});

describe('A share bar', () => {
  it('shows each part as text, and draws in proportion those that are not zero', () => {
    const { terms, texts, figure } = draw(<ShareBar caption={caption} items={bars(30, 0, 10)} />);
    expect(terms).toEqual(['1', '2', '3']);
    expect(texts).toEqual(['30 students', '0 students', '10 students']);
    const parts = [...(figure.querySelector('[aria-hidden]')?.children ?? [])];
    expect(parts.map((part) => part instanceof HTMLElement && part.style.flexGrow)).toEqual(['30', '10']);
  });
});
