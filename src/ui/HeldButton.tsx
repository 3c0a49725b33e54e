import { Button, type ButtonProps, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { t } from '../languages/texts.ts';
import { secondsLeft } from '../platform/scheduling.ts';

interface Props extends Omit<ButtonProps, 'children'> {
  /** Until when it can not be pressed, in milliseconds: a server has asked for a pause. */
  readonly until: number | undefined;
  readonly children: ReactNode;
}

/** `1:05` */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A button that a pause holds. The seconds are for eyes alone: a screen reader is told once, when it is over. */
export function HeldButton({ until, ...button }: Props) {
  return until === undefined ? <Button {...button} /> : <CountingButton key={until} until={until} {...button} />;
}

function CountingButton({ until, disabled = false, children, ...button }: Props) {
  const [left, setLeft] = useState(() => secondsLeft(until));
  const isHeld = left > 0;
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setInterval(() => setLeft(secondsLeft(until)), 1000);
    return () => clearInterval(timer);
  }, [until, isHeld]);
  return (
    <>
      <Button {...button} disabled={disabled || isHeld}>
        {children}
        {isHeld && (
          <span aria-hidden="true" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {clock(left)}
          </span>
        )}
      </Button>
      <VisuallyHidden role="status">{!isHeld && t`You can try again now.`}</VisuallyHidden>
    </>
  );
}
