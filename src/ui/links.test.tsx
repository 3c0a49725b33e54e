import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openRecord } from '#tests/student-record.ts';

/** Opens a record of another server's, which has looked less closely at what it stores. */
const openWith = (part: object) =>
  openRecord('', {
    wire: async (request, serve) => {
      const answer = await serve(request);
      if (!request.url.includes('/admin/students/')) return answer;
      const { data, ...envelope } = await answer.json();
      return Response.json({ ...envelope, data: { ...data, ...part } });
    },
  });

describe('An e-mail link', () => {
  it.each([
    ['a?cc=b&subject=x@mail.example', 'mailto:a%3Fcc%3Db%26subject%3Dx@mail.example'],
    ['50%off#x@mail.example', 'mailto:50%25off%23x@mail.example'],
    ['a,b@mail.example', 'mailto:a%2Cb@mail.example'],
    ['a@b@mail.example', 'mailto:a%40b@mail.example'],
    ['o’neill+fees@mail.example', 'mailto:o%E2%80%99neill%2Bfees@mail.example'],
    ['lone\ud800surrogate@mail.example', 'mailto:lone%EF%BF%BDsurrogate@mail.example'],
    ['nobody', 'mailto:nobody'],
  ])('An e-mail link to %s has the whole encoded address, and no other recipient', async (email, href) => {
    await openWith({ email });
    expect(await screen.findByRole('link', { name: email })).toHaveAttribute('href', href);
  });
});

describe('A phone link', () => {
  it.each([
    ['+91 98123 45678', 'tel:+919812345678'],
    ['020 4123;ext=9?x', 'tel:0204123%3Bext%3D9%3Fx'],
  ])('A phone link calls %s, and contains nothing else', async (phone, href) => {
    await openWith({ phone });
    expect(await screen.findByRole('link', { name: phone })).toHaveAttribute('href', href);
  });
});
