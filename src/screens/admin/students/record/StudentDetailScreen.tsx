import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { rosterQuery, studentQuery } from '../../../../api/students.ts';
import { isRefusal } from '../../../../api/errors.ts';
import { LoadingState } from '../../../../ui/LoadingState.tsx';
import { Page } from '../../../../ui/Page.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { StudentRecord } from './StudentRecord.tsx';
import { pageTitle } from '../../../../domain/university.ts';

const route = getRouteApi('/admin/students/$studentId');

/** /admin/students/:studentId. The list's row is shown while the record is fetched, but cannot be edited or deleted. */
export function StudentDetailScreen() {
  const { studentId } = route.useParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [unsaved, setUnsaved] = useState(false);
  const { data, error, isPlaceholderData } = useQuery({
    ...studentQuery(studentId),
    placeholderData: () => client.getQueryData(rosterQuery().queryKey)?.find(({ id }) => id === studentId),
  });
  useTabTitle(data?.name);
  // Somebody has deleted what is being edited here: what has been typed is not taken from under the fingers.
  const isDeleted = unsaved && data !== undefined && isRefusal(error, 404);
  // A record that cannot be refreshed is still shown, unless it is there no longer.
  const failure = error && !isDeleted && (!data || isRefusal(error, 404)) ? error : null;

  const leave = useEffectEvent((reason: unknown) => {
    // A session that has ended has its own way out, to /login.
    if (isRefusal(reason, 401)) return;
    const missing = isRefusal(reason, 404) || isRefusal(reason, 200);
    toast.error(missing ? 'Student not found' : 'Error loading student details');
    void navigate({ to: '/admin/dashboard', replace: true });
  });
  useEffect(() => {
    if (failure) leave(failure);
  }, [failure]);

  return (
    <Page>
      {data && !failure ? (
        <StudentRecord
          key={data.id}
          row={data}
          isComplete={!isPlaceholderData}
          isDeleted={isDeleted}
          onUnsaved={setUnsaved}
        />
      ) : (
        <LoadingState />
      )}
    </Page>
  );
}

/** The route has named the browser's tab before anybody knew whose record it is. */
function useTabTitle(name: string | undefined): void {
  const named = name?.trim();
  useEffect(() => {
    if (!named) return undefined;
    document.title = pageTitle(named);
    return () => {
      document.title = pageTitle('Student');
    };
  }, [named]);
}
