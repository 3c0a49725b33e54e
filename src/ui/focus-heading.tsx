import { Heading, type HeadingProps } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

/** Gives the focus to the screen's heading, where what had it goes: it would fall to the page's start. */
export const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

/** The heading of a new step. It takes the focus when it appears, so that a screen reader goes on from it. */
export function FocusedHeading({ size = '2xl', ...own }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <Heading ref={heading} as="h2" size={size} tabIndex={-1} outline="0" {...own} />;
}
