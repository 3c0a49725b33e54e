import { checkInNode } from './in-node.ts';

/** The runner's own. */
declare const test: (title: string, run: () => Promise<void>) => void;

test('The package works in this runner', checkInNode);
