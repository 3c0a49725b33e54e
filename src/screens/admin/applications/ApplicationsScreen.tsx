import { Grid } from '@chakra-ui/react';
import { ListView, mayHaveRows } from '../../../resource/list/ListView.tsx';
import { useList } from '../../../resource/list/use-list.ts';
import { useListSelection } from '../../../resource/list/use-list-selection.ts';
import { Page } from '../../../ui/Page.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { AdmittedStudents } from './AdmittedStudents.tsx';
import { applicationList, UNDECIDED } from './application-list.tsx';
import { ApplicationStatistics } from './ApplicationStatistics.tsx';
import { BulkReview } from './review/BulkReview.tsx';
import { ApplicationDetail } from './detail/ApplicationDetail.tsx';
import { useOpenApplication } from './open-application.tsx';
import { ShortcutHints } from './shortcuts.tsx';

/** /admin/applications: every application, by status; one of them open; and decisions for one or many. */
export function ApplicationsScreen() {
  const list = useList(applicationList);
  const { all, shown, values } = list;
  const selected = useListSelection(list);
  const { open, queue, show, close } = useOpenApplication(shown);
  const isDone = values.status === UNDECIDED && !values.q && !values.course;

  return (
    <Page>
      <PageHeading overline="Administration" actions={<AdmittedStudents />}>
        Applications
      </PageHeading>
      {mayHaveRows(list) && <ApplicationStatistics />}
      <Grid
        gap="6"
        alignItems="start"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: open === undefined ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(26rem, 30rem)',
        }}
      >
        <ListView
          list={list}
          selection={selected.inTable}
          tools={
            <BulkReview
              selected={selected.rows}
              hidden={selected.hidden}
              onDeselect={selected.deselect}
              onClear={selected.clear}
            />
          }
          whenNoneMatch={isDone ? 'Every application has been decided.' : undefined}
          onOpen={({ id }) => show(id)}
          footer={open === undefined && <ShortcutHints />}
        />
        {open !== undefined && (
          <ApplicationDetail
            id={open}
            listed={all?.find(({ id }) => id === open)}
            queue={queue}
            onShow={show}
            onClose={close}
          />
        )}
      </Grid>
    </Page>
  );
}
