import { Button } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import { deleteStudent } from '../../../../api/admin-students.ts';
import { isRefusal, messageOf } from '../../../../api/errors.ts';
import { studentQuery } from '../../../../api/students.ts';
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { backFromDeletion, type ListLocation } from './back-to-list.ts';
import { clearStudentDrafts } from './student-record.ts';

interface Props {
  readonly student: components['schemas']['Student'];
  /** The list that the record was opened from. */
  readonly list: ListLocation | undefined;
  readonly disabled: boolean;
}

/** Section 4: delete asks for confirmation, then goes to the admin dashboard with a flag that forces a list reload. */
export function DeleteStudent({ student, list, disabled }: Props) {
  const [asking, setAsking] = useState(false);
  const remove = useMutation(deleteStudent);
  const client = useQueryClient();
  const navigate = useNavigate();

  async function leave(): Promise<void> {
    // What has been typed into it is of no use to anybody any more, and no reason to stay.
    clearStudentDrafts(student.id);
    await navigate({ ...backFromDeletion(list), ignoreBlocker: true });
    client.removeQueries({ queryKey: studentQuery(student.id).queryKey });
  }

  async function confirm(): Promise<void> {
    try {
      await remove.mutateAsync(student.id);
      toast.success('Student deleted successfully');
      await leave();
    } catch (error) {
      toast.error(messageOf(error, 'Failed to delete student', 'Error deleting student'));
      setAsking(false);
      // Somebody else was faster: there is nothing left to look at.
      if (isRefusal(error, 404)) await leave();
    }
  }

  return (
    <>
      <Button
        variant="surface"
        colorPalette="red"
        disabled={disabled}
        title={disabled ? 'The record is being loaded' : undefined}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete student"
        message={`Are you sure you want to delete student "${student.name}"? This action cannot be undone.`}
        confirmLabel={remove.isPending ? 'Deleting...' : 'Delete'}
        busy={remove.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
