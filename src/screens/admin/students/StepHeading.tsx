import { Heading } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  readonly size?: 'lg' | '2xl';
  readonly children: ReactNode;
}

/** Another step is another page to somebody who does not see it: it takes the focus, to be read from here on. */
export function StepHeading({ size = '2xl', children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading ref={heading} as="h2" size={size} tabIndex={-1} outline="0">
      {children}
    </Heading>
  );
}
