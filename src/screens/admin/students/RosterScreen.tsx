import { Page } from '../../../ui/Page.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';

export function RosterScreen() {
  return (
    <Page>
      <PageHeading>Administration</PageHeading>
    </Page>
  );
}
