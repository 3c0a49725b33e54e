import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { rosterQuery } from '../../../api/students.ts';
import { fallbackOf } from '../../../api/errors.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { rosterList, rosterSearch } from './student-lists.tsx';

/**
 * Section 4: a list of students is loaded again on refresh, or when somebody comes back to it with the flag. The flag is
 * taken out of the URL, so that the next visit to this entry of the history is an ordinary one.
 */
export function useListReload() {
  const client = useQueryClient();
  const { reload } = rosterSearch.readParams(useSearch({ strict: false }));
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  const reloadAsFlagged = useEffectEvent(() => {
    void client.invalidateQueries({ queryKey: rosterQuery().queryKey }, { cancelRefetch: false });
    void navigate({
      to: '.',
      search: (before) => ({ ...before, reload: undefined }),
      replace: true,
      resetScroll: false,
    });
  });
  useEffect(() => {
    if (reload) reloadAsFlagged();
  }, [reload]);

  async function refresh(): Promise<void> {
    setBusy(true);
    try {
      await client.fetchQuery({ ...rosterQuery(), staleTime: 0 });
      toast.info('Data refreshed');
    } catch (error) {
      toast.error(fallbackOf(error, rosterList.failed, rosterList.unanswered));
    } finally {
      setBusy(false);
    }
  }
  return { refresh, busy };
}
