import { createFileRoute } from '@tanstack/react-router';
import { t } from '../languages/texts.ts';
import { listParams } from '../records/search-params.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { FacultyScreen, type facultySearch } from '../features/site/FacultyScreen.tsx';

export const Route = createFileRoute('/faculty')({
  validateSearch: listParams<typeof facultySearch>(),
  head: () => ({ meta: [{ title: pageTitle(t`Faculty`) }] }),
  component: FacultyScreen,
});
