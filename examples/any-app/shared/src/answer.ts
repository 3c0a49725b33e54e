import { checkInNode } from './in-node.ts';

/** What the server of an app answers at `/check`. */
export const answerCheck = () =>
  checkInNode().then(
    () => new Response('passed'),
    (error: unknown) => new Response(`failed: ${error}`),
  );
