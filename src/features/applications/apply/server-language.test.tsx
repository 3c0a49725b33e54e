import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pasteInto } from '#tests/paste-into.ts';
import { renderApp } from '#tests/render.tsx';
import { t } from '#src/languages/texts.ts';
import { startLanguage } from '#src/platform/language.ts';

afterEach(() => {
  startLanguage('en');
  localStorage.clear();
});

/** Looks up an application on a page in Urdu. */
async function lookUpInUrdu(server: { readonly message: string; readonly error: string }) {
  startLanguage('ur');
  const { user, intercept } = await renderApp('/admissions');
  intercept(async (request, serve) =>
    request.url.endsWith('/applications/mine')
      ? Response.json({ success: false, ...server }, { status: 409 })
      : serve(request),
  );
  await user.click(screen.getByRole('button', { name: t`See Your Application` }));
  // Its words come with it.
  const form = await screen.findByRole('form', { name: (name) => name === t`Look up your application` });
  const [reference, email] = [...form.querySelectorAll('input')];
  await pasteInto(user, reference!, 'APP-1999-000001');
  await pasteInto(user, email!, 'asha@mail.example');
  await user.click(screen.getByRole('button', { name: t`Look It Up` }));
  return screen.findByRole('alert');
}

it('What a server that speaks English says with a code of the contract is said in Urdu', async () => {
  const alert = await lookUpInUrdu({ message: 'Too late', error: 'OFFER_LAPSED' });
  expect(alert).toHaveTextContent('اس پیشکش کا جواب دینے کا وقت ختم ہو گیا ہے۔');
  expect(alert).not.toHaveTextContent('Too late');
});

it('What a server that speaks English says without a code that is known is shown as it is sent', async () => {
  expect(await lookUpInUrdu({ message: 'The roof leaks', error: 'ROOF_LEAKS' })).toHaveTextContent('The roof leaks');
});
