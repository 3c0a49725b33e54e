import { lazily } from '../../../../ui/lazily.tsx';
import { useWide } from '../../../../ui/use-wide.ts';
import type { PanelProps } from './ApplicationPanel.tsx';
import { DetailPane } from './DetailPane.tsx';

const Drawer = lazily<PanelProps & { readonly open?: boolean }>(() =>
  import('./DetailDrawer.tsx').then(({ DetailDrawer }) => DetailDrawer),
);

/** The open application: beside the list where there is room, over it where there is none. */
export function Detail(props: PanelProps) {
  return useWide() ? <DetailPane {...props} /> : <Drawer {...props} />;
}
