import { createFileRoute } from '@tanstack/react-router';
import { t } from '../languages/texts.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { readParams, text } from '#src/records/search-params.ts';
import { VerifyScreen } from '#src/wings/papers/VerifyScreen.tsx';

export const Route = createFileRoute('/verify')({
  validateSearch: readParams({ number: text }),
  head: () => ({ meta: [{ title: pageTitle(t`Check a paper`) }] }),
  component: VerifyScreen,
});
