import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useCloseOnBack } from '#src/ui/close-on-back.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { useMedia } from '#src/ui/use-media.ts';
import type { ApplicationProps, DecisionState } from './ApplicationPanel.tsx';
import { findSentDecision } from './sent-decision.ts';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { withTexts } from '#src/platform/load-texts.ts';

const Panel = lazyPanel(
  withTexts('application', () => import('./ApplicationPanel.tsx').then(({ ApplicationPanel }) => ApplicationPanel)),
);
/** Loads what an open application consists of, before one is opened. */
export const preloadApplication = Panel.preload;

/** Chakra's breakpoint `lg`, from which on the list and the open application stand side by side. */
const SIDE_BY_SIDE = '(min-width: 64rem)';

const Drawer = lazyComponent(
  withTexts('application', () => import('./DetailDrawer.tsx').then(({ DetailDrawer }) => DetailDrawer)),
);

const Pane = chakra('section', {
  base: {
    scrollMarginBottom: '1rem',
    display: 'flex',
    flexDirection: 'column',
    maxH: 'full',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    boxShadow: 'md',
    minWidth: '0',
    overflow: 'hidden',
  },
});

/** Its lower end may be below the window's edge. (jsdom has no such method.) */
const scrollIntoView = (pane: HTMLElement | null) => void pane?.scrollIntoView?.({ block: 'nearest' });

/** An application that is opened; one whose decision a session's end has interrupted goes on with it. */
function openState(id: string): DecisionState {
  const decision = findSentDecision(id);
  return { id, ...(decision && { decision }) };
}

/** The open application: beside the list where there is room, in a drawer over it where there is none. */
export function ApplicationDetail(props: ApplicationProps) {
  const { id, onClose } = props;
  const headingId = useId();
  useCloseOnBack(true, onClose, true);
  const isWide = useMedia(SIDE_BY_SIDE);
  // The state is here, since turning a tablet replaces the pane by the drawer in the middle of a decision.
  const [state, setState] = useState<DecisionState>(() => openState(id));

  const panel = (
    <Panel {...props} headingId={headingId} state={state.id === id ? state : openState(id)} onChange={setState} />
  );
  if (isWide)
    return (
      <Pane ref={scrollIntoView} aria-labelledby={headingId}>
        {panel}
      </Pane>
    );
  return (
    <Drawer id={id} headingId={headingId} onClose={onClose}>
      {panel}
    </Drawer>
  );
}
