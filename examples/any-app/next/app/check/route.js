import { checkInNode } from '../../src/in-node.ts';

export const dynamic = 'force-dynamic';

/** Checks the package on the server. */
export const GET = () =>
  checkInNode().then(
    () => new Response('passed'),
    (error) => new Response(`failed: ${error}`),
  );
