import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import { ApplicationPanel, type PanelProps } from './ApplicationPanel.tsx';

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

/** The open application beside the list, which goes on being there. */
export function DetailPane(props: PanelProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    // Its foot may lie below the window's edge. (Where nothing is laid out there is no such method.)
    void pane.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Pane ref={pane} aria-labelledby={headingId}>
      <ApplicationPanel {...props} headingId={headingId} heading={heading} />
    </Pane>
  );
}
