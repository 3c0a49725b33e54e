import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { useWide } from '../../../../ui/use-wide.ts';
import { ApplicationPanel, type DecisionState, type PanelProps } from './ApplicationPanel.tsx';

const Drawer = lazyComponent(() => import('./DetailDrawer.tsx').then(({ DetailDrawer }) => DetailDrawer));

const Pane = chakra('section', {
  base: {
    position: 'sticky',
    top: '5rem',
    scrollMarginBottom: '1rem',
    display: 'flex',
    flexDirection: 'column',
    maxH: 'calc(100dvh - 6rem)',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    boxShadow: 'md',
    minWidth: '0',
    overflow: 'hidden',
  },
});

/** The open application beside the list. */
function DetailPane(props: PanelProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    // Its lower end may be below the window's edge. (jsdom has no such method.)
    void pane.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Pane ref={pane} aria-labelledby={headingId}>
      <ApplicationPanel {...props} headingId={headingId} heading={heading} />
    </Pane>
  );
}

/** The open application: beside the list where there is room, in a drawer over it where there is none. */
export function ApplicationDetail(props: Omit<PanelProps, 'state' | 'onChange'>) {
  // The state is here, since turning a tablet replaces the pane by the drawer in the middle of a decision.
  const [state, setState] = useState<DecisionState>({ id: props.id });
  const panel = { ...props, state: state.id === props.id ? state : { id: props.id }, onChange: setState };
  return useWide() ? <DetailPane {...panel} /> : <Drawer {...panel} />;
}
