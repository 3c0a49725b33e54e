import { Page } from '../../../ui/Page.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';

export function StudentDetailScreen() {
  return (
    <Page>
      <PageHeading>Administration</PageHeading>
    </Page>
  );
}
