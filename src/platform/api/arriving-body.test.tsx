import { expect, it } from 'vitest';
import { followBody } from './arriving-body.ts';

const answer = (type: ResponseType) =>
  followBody(
    Object.defineProperty(new Response('{"success":true}', { headers: { 'Content-Length': '36' } }), 'type', {
      value: type,
    }),
  );

it('A response body shorter than its Content-Length is incomplete', async () => {
  await expect(answer('basic').json()).rejects.toThrow('The body broke off');
});

it('A response body of another origin may be shorter than its Content-Length, which can be the compressed length', async () => {
  expect(await answer('cors').json()).toEqual({ success: true });
});
