import { createFileRoute } from '@tanstack/react-router';
import { t } from '#src/languages/texts.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { letterSearch } from '#src/wings/papers/letter-params.ts';
import { LettersScreen } from '#src/wings/papers/LettersScreen.tsx';

export const Route = createFileRoute('/admin/letters')({
  validateSearch: letterSearch,
  head: () => ({ meta: [{ title: pageTitle(t`Letters`) }] }),
  component: LettersScreen,
});
