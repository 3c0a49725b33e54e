import { useState } from 'react';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { useWide } from '../../../../ui/use-wide.ts';
import type { PanelProps, Progress } from './ApplicationPanel.tsx';
import { DetailPane } from './DetailPane.tsx';

const Drawer = lazyComponent<PanelProps & { readonly open?: boolean }>(() =>
  import('./DetailDrawer.tsx').then(({ DetailDrawer }) => DetailDrawer),
);

/** The open application: beside the list where there is room, over it where there is none. */
export function Detail(props: Omit<PanelProps, 'progress' | 'onProgress'>) {
  // Kept here, since turning a tablet changes the one for the other in the middle of a decision.
  const [progress, setProgress] = useState<Progress>({ id: props.id });
  const panel = { ...props, progress: progress.id === props.id ? progress : { id: props.id }, onProgress: setProgress };
  return useWide() ? <DetailPane {...panel} /> : <Drawer {...panel} />;
}
