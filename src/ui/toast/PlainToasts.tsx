import { chakra } from '@chakra-ui/react';
import { useSelector } from '@tanstack/react-store';
import { useEffect } from 'react';
import { toastTop } from '../theme/tokens.ts';
import { pendingToasts } from './toast.ts';

const Corner = chakra('div', {
  base: {
    position: 'fixed',
    top: toastTop,
    insetInline: '4',
    maxW: 'sm',
    ms: 'auto',
    zIndex: 'toast',
    pointerEvents: 'none',
    bg: 'bg.panel',
    boxShadow: 'lg',
    overflowWrap: 'anywhere',
    '& p': { p: '4', maxH: '40', overflow: 'hidden' },
  },
});

/** The messages as plain text, one gone every five seconds, where the toaster's own code could not be loaded. */
export function PlainToasts() {
  const messages = useSelector(pendingToasts);
  const isShown = messages.length > 0;
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setInterval(() => pendingToasts.set((pending) => pending.slice(1)), 5000);
    return () => clearInterval(timer);
  }, [isShown]);
  return (
    <Corner role="status">
      {messages.map(({ text, detail }) => (
        <p key={`${text} ${detail ?? ''}`}>{[text, detail].filter(Boolean).join(' ')}</p>
      ))}
    </Corner>
  );
}
