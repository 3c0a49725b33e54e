import { Heading, type HeadingProps } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

/** The heading of a new step. It takes the focus when it appears, so that a screen reader goes on from it. */
export function FocusedHeading({ size = '2xl', ...own }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <Heading ref={heading} as="h2" size={size} tabIndex={-1} outline="0" {...own} />;
}
