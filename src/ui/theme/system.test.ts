import { expect, it } from 'vitest';
import { getSystem } from './system.ts';

it('The page keeps the pointer of its own when a dialog takes it from the body, so that no element of it is styled anew', () => {
  expect(getSystem()._config.globalCss?.['#root']).toHaveProperty('pointerEvents', 'auto');
});

it('The recipe of an element is made once, and not each time that one is drawn', () => {
  const recipe = { base: { color: 'fg' } };
  expect(getSystem().cva(recipe)).toBe(getSystem().cva(recipe));
});
