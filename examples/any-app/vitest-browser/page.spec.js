import { expect, test } from 'vitest';
import { checkInPage } from './out/in-page.js';

test('The package works in a page', async () => {
  await expect(checkInPage()).resolves.toBeUndefined();
});
