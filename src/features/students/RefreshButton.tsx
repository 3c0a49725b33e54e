import { Button } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { fallbackOf } from '#src/platform/api/errors.ts';
import { rosterQuery } from './students.ts';
import { outcomeWords } from '#src/records/record-type.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { rosterSearch } from './student-lists.tsx';

const { failed, unanswered } = outcomeWords('students', 'load');

/** Section 4: loads a list again on refresh, or once for the flag in the URL, which is then taken out of it. */
export function RefreshButton() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const reload = useSearch({ strict: false, select: (search) => rosterSearch.readParams(search).reload });
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

  const { mutate: refresh, isPending } = useMutation({
    mutationFn: async () => void (await client.fetchQuery({ ...rosterQuery(), staleTime: 0 })),
    onSuccess: () => toast.info('Data refreshed'),
    onError: (error) => toast.error(fallbackOf(error, failed, unanswered)),
  });
  return (
    <Button size="sm" variant="surface" disabled={isPending} aria-busy={isPending} onClick={() => refresh()}>
      {isPending ? 'Refreshing...' : 'Refresh'}
    </Button>
  );
}
