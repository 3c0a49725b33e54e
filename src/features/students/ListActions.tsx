import { Button, Span } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { refreshList } from '#src/records/calls/resource.ts';
import { toastLoadFailure } from '#src/records/failures.tsx';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { RefreshIcon } from '#src/ui/icons.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { rosterSearch } from './student-lists.tsx';
import { students } from './students.ts';
import { t } from '#src/languages/texts.ts';
import { studentListWords } from './student-words.ts';
import { withTexts } from '#src/platform/load-texts.ts';

const AddStudent = lazyPanel(
  withTexts('add-student', () => import('./AddStudentPanel.tsx').then(({ AddStudentPanel }) => AddStudentPanel)),
);

function useListParams() {
  const navigate = useNavigate();
  const { history } = useRouter();
  const { add, reload } = rosterSearch.readParams(useSearch({ strict: false }));
  const setParams = (params: { readonly add: true | undefined } | { readonly reload: undefined }) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...params }),
      // A tab's first page stays in the history: Back closes the dialog, and does not leave the site.
      replace: !('add' in params && params.add) || history.canGoBack(),
      resetScroll: false,
    });
  return { add, reload, setParams };
}

/** The button of section 1's Add New Student modal, which AddNewStudentModal shows. */
export function AddNewStudent() {
  const { setParams } = useListParams();
  return (
    <Button size="sm" onClick={() => setParams({ add: true })}>
      {t`Add New Student`}
    </Button>
  );
}

/** Section 1, the Add New Student modal. What was typed is still there when it was closed by mistake. */
export function AddNewStudentModal() {
  const { add, setParams } = useListParams();
  const close = () => setParams({ add: undefined });
  return (
    <Modal open={add === true} title={t`Add New Student`} size="lg" isInAddress onClose={close}>
      <AddStudent onClose={close} />
    </Modal>
  );
}

/** Section 4: loads a list again on refresh, or once for the flag in the URL, which is then taken out of it. */
export function RefreshButton() {
  const client = useQueryClient();
  const { reload, setParams } = useListParams();
  const reloadAsFlagged = useEffectEvent(() => {
    void client.invalidateQueries({ queryKey: students.listKey }, { cancelRefetch: false });
    setParams({ reload: undefined });
  });
  useEffect(() => {
    if (reload) reloadAsFlagged();
  }, [reload]);

  const { mutate: refresh, isPending } = useMutation({
    mutationFn: () => refreshList(client, students),
    onSuccess: () => toast.info(t`Data refreshed`),
    onError: (error) => toastLoadFailure(error, studentListWords.loadFailure()),
  });
  return (
    <Button
      size="sm"
      variant="plain"
      disabled={isPending}
      aria-busy={isPending}
      css={{ '& svg': { hideFrom: 'sm' } }}
      onClick={() => refresh()}
    >
      <RefreshIcon />
      <Span srOnly={{ base: true, sm: false }}>{isPending ? t`Refreshing...` : t`Refresh`}</Span>
    </Button>
  );
}
