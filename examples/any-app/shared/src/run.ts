import { checkInNode } from './in-node.ts';

await checkInNode();
