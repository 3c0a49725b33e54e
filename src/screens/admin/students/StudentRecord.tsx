import { Button, Text } from '@chakra-ui/react';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import type { components } from '../../../../openapi/schema.gen.ts';
import { shown } from '../../../domain/absent.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { DeleteStudent } from './DeleteStudent.tsx';
import { wayBack } from './list-place.ts';
import { StudentEditor } from './StudentEditor.tsx';
import { StudentView } from './StudentView.tsx';

interface Props {
  readonly student: components['schemas']['Student'];
  /** The record itself, and not the row of a list loaded earlier. */
  readonly complete: boolean;
}

/** Section 4, student detail: view mode, then edit mode, and back by Cancel or by a save. */
export function StudentRecord({ student, complete }: Props) {
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
  const place = useRouterState({ select: ({ location }) => location.state.list });

  return (
    <>
      <PageHeading
        overline={editing ? 'Edit student' : 'Student'}
        lead={`${shown(student.rollNo)} · ${shown(student.department)}`}
        actions={
          <>
            <LinkButton variant="surface" {...wayBack(place, saved)}>
              Back to List
            </LinkButton>
            {!editing && (
              <>
                <DeleteStudent student={student} place={place} disabled={!complete} />
                <Button
                  disabled={!complete}
                  title={complete ? undefined : 'The record is being loaded'}
                  onClick={() => setEditing(true)}
                >
                  Edit
                </Button>
              </>
            )}
          </>
        }
      >
        <Text as="span" overflowWrap="anywhere">
          {shown(student.name)}
        </Text>
      </PageHeading>
      {editing ? (
        <StudentEditor
          student={student}
          onCancel={() => setEditing(false)}
          onSaved={() => {
            toast.success('Student updated successfully! Click "Back to List" to see changes.');
            setSaved(true);
            setEditing(false);
          }}
        />
      ) : (
        <StudentView student={student} />
      )}
    </>
  );
}
