import { expect, it, vi } from 'vitest';
import { getSystem } from './system.ts';

it('The page keeps the pointer of its own when a dialog takes it from the body, so that no element of it is styled anew', () => {
  expect(getSystem()._config.globalCss?.['#root']).toHaveProperty('pointerEvents', 'auto');
});

it('The recipe of an element is made once, and not each time that one is drawn', () => {
  const recipe = { base: { color: 'fg' } };
  expect(getSystem().cva(recipe)).toBe(getSystem().cva(recipe));
});

it('The styles of an element are found by its recipe, which is not read again, and by its own properties', () => {
  const read = vi.fn(() => 'fg');
  const recipe = Object.defineProperty({}, 'color', { enumerable: true, get: read });
  const { css } = getSystem();
  const style = css(recipe, { top: '1px' });
  expect(read).toHaveBeenCalled();
  read.mockClear();
  expect(css(recipe, { top: '1px' })).toBe(style);
  expect(read).not.toHaveBeenCalled();
  expect(css(recipe, { top: '2px' })).toMatchObject({ ...style, top: '2px' });
});
