import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { rosterQuery } from '../../../api/students.ts';
import { fallbackOf } from '../../../api/errors.ts';
import { toast } from '../../../ui/toast/toast.ts';

/**
 * Section 4: a list of students is loaded again on refresh, or when somebody comes back to it with the flag. `dropFlag`
 * takes it out of the URL, so that the next visit to this place of the history is an ordinary one.
 */
export function useListReload(flagged: boolean, dropFlag: () => void) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  const obey = useEffectEvent(() => {
    void client.invalidateQueries({ queryKey: rosterQuery().queryKey }, { cancelRefetch: false });
    dropFlag();
  });
  useEffect(() => {
    if (flagged) obey();
  }, [flagged]);

  async function refresh(): Promise<void> {
    setBusy(true);
    try {
      await client.fetchQuery({ ...rosterQuery(), staleTime: 0 });
      toast.info('Data refreshed');
    } catch (error) {
      toast.error(fallbackOf(error, 'Failed to load students', 'Error loading students'));
    } finally {
      setBusy(false);
    }
  }
  return { refresh, busy };
}
