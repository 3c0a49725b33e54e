import { Button, Stack, Text } from '@chakra-ui/react';
import { getRouteApi, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { orNA } from '../../../../domain/format.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { Tabs } from '../../../../ui/Tabs.tsx';
import { backToList } from './back-to-list.ts';
import { DeleteStudent } from './DeleteStudent.tsx';
import { AcademicTab, AttendanceTab, FeeTab, type PartProps, PlacementTab } from './RecordParts.tsx';
import { PrintMenu } from './print/PrintMenu.tsx';
import { readRecordDraft } from '../../../../resource/form/record-draft.ts';
import { studentType } from './student-record.ts';
import { type RecordTab, recordTabs } from './record-tabs.ts';
import { StudentEditor } from './StudentEditor.tsx';
import { StudentView } from './StudentView.tsx';

const route = getRouteApi('/admin/students/$studentId');
const parts = { academic: AcademicTab, fee: FeeTab, attendance: AttendanceTab, placement: PlacementTab } as const;

type Props = Pick<PartProps, 'row' | 'isComplete' | 'isDeleted' | 'onUnsaved'>;

/** Section 4, student detail: view mode, then edit mode, and back by Cancel or by a save; and a tab for each part. */
export function StudentRecord({ row: student, isComplete, isDeleted, onUnsaved }: Props) {
  const { tab = 'profile' } = route.useSearch();
  const navigate = route.useNavigate();
  // Edits that a reload has interrupted go on where they were.
  const [wanted, setWanted] = useState(() => readRecordDraft(studentType, student.id, 'profile') !== undefined);
  // Another tab is no edit mode, and the way back from it leads to the view.
  if (wanted && tab !== 'profile') setWanted(false);
  const [saved, setSaved] = useState(false);
  const list = useRouterState({ select: ({ location }) => location.state.list });
  const editing = wanted && tab === 'profile' && isComplete;
  const Part = tab === 'profile' ? undefined : parts[tab];

  const open = async (next: RecordTab) => {
    await navigate({
      search: next === 'profile' ? {} : { tab: next },
      state: (state) => state,
      replace: true,
      resetScroll: false,
    });
  };
  const record = {
    type: studentType,
    row: student,
    isComplete,
    isDeleted,
    onSaved: () => setSaved(true),
    ...(onUnsaved && { onUnsaved }),
  };

  return (
    <>
      <PageHeading
        overline={editing ? 'Edit student' : 'Student'}
        lead={`${orNA(student.rollNo)} · ${orNA(student.department)}`}
        actions={
          <>
            <LinkButton variant="surface" {...backToList(list, saved)}>
              Back to List
            </LinkButton>
            {!editing && (
              <>
                <PrintMenu student={student} disabled={!isComplete} />
                <DeleteStudent student={student} list={list} disabled={!isComplete} />
              </>
            )}
            {tab === 'profile' && !editing && (
              <Button
                disabled={!isComplete}
                title={isComplete ? undefined : 'The record is being loaded'}
                onClick={() => setWanted(true)}
              >
                Edit
              </Button>
            )}
          </>
        }
      >
        <Text as="span" overflowWrap="anywhere">
          {orNA(student.name)}
        </Text>
      </PageHeading>
      <Tabs label="Parts of the record" tabs={recordTabs} value={tab} onChange={(next) => void open(next)}>
        <Stack gap={{ base: '6', md: '8' }}>
          {Part && <Part key={tab} {...record} />}
          {!Part && !editing && <StudentView student={student} />}
          {editing && (
            <StudentEditor
              {...record}
              onCancel={() => setWanted(false)}
              onSaved={() => {
                record.onSaved();
                setWanted(false);
              }}
            />
          )}
        </Stack>
      </Tabs>
    </>
  );
}
