import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FigureText } from './FigureText.tsx';

it.each([
  ['before the words', '18', '18 of 40 seats left'],
  ['within the words', '1,200', 'Up to 1,200 seats'],
  ['kept apart from them, as in a sentence from right to left', '18', '\u206818\u2069 of 40 seats left'],
])('A figure %s is an element of its own, and the sentence stays whole', (_where, figure, sentence) => {
  const { container } = render(<FigureText figure={figure}>{sentence}</FigureText>);
  expect(container).toHaveTextContent(sentence);
  expect(container.querySelector('b')).toHaveTextContent(figure);
});

it('A sentence without a figure has nothing large in it', () => {
  const { container } = render(<FigureText figure="">No course full</FigureText>);
  expect(container.querySelector('b')).toBeNull();
});
