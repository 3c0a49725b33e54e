import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { isForAdministrators } from './administrators-panel.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { useSession } from '#src/session/session.ts';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { t } from '#src/languages/texts.ts';
import { withTexts } from '#src/platform/load-texts.ts';

const route = getRouteApi('/admin');
const AdministratorList = lazyPanel(
  withTexts('accounts', () => import('./AdministratorList.tsx').then((loaded) => loaded.AdministratorList)),
);

/** The list of administrators above an administrators' page (`?panel=administrators`), for those it is offered to. */
export function Administrators() {
  const { panel } = route.useSearch();
  const state = useSession();
  const { token } = state;
  const navigate = useNavigate();
  const close = () =>
    void navigate({
      to: '.',
      search: ({ panel: _, ...search }) => search,
      state: (state) => state,
      replace: true,
      resetScroll: false,
    });
  const isOffered = useExtension('administrators');
  if (!isOffered || !isForAdministrators(state)) return null;
  // It belongs to one session: nothing of it is left for the next person who signs in.
  return (
    <Modal
      key={token}
      open={panel === 'administrators'}
      title={t`Administrators`}
      size="lg"
      isInAddress
      onClose={close}
    >
      <AdministratorList />
    </Modal>
  );
}
