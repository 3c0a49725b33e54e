import { test } from '../portal.ts'; test('x', () => {});
