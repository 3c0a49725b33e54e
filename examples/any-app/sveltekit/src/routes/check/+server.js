import { checkInNode } from '../../../out/in-node.js';

export const GET = () =>
  checkInNode().then(
    () => new Response('passed'),
    (error) => new Response(`failed: ${error}`),
  );
