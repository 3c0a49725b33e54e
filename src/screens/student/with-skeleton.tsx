import { Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { components } from '../../../openapi/schema.gen.ts';

type Student = components['schemas']['Student'];

/** A part of a screen that is there, and as large as it will be, before the record is. */
export interface AwaitsStudent {
  readonly student: Student | undefined;
}

/** What the record says; until it is there, a bar in the same line of text, so that nothing moves when it comes. */
export function withSkeleton(
  student: Student | undefined,
  read: (student: Student) => ReactNode,
  width = '7ch',
): ReactNode {
  if (student) return read(student);
  return (
    <Skeleton as="span" display="inline-block" width={width} maxW="full" aria-hidden="true">
      {'\u00a0'}
    </Skeleton>
  );
}
