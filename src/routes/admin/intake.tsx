import { createFileRoute } from '@tanstack/react-router';
import { t } from '#src/languages/texts.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { IntakeScreen } from '#src/wings/reports/IntakeScreen.tsx';
import { intakeSearch } from '#src/wings/reports/report-params.ts';

export const Route = createFileRoute('/admin/intake')({
  validateSearch: intakeSearch,
  head: () => ({ meta: [{ title: pageTitle(t`Intake report`) }] }),
  component: IntakeScreen,
});
