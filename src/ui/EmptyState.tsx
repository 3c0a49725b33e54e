import { Heading, Text, VStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmptyScene } from './scenes/EmptyScene.tsx';

interface Props {
  readonly title: string;
  /** What to do about it. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A list without anything in it, which says so and says what to do. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <VStack gap="3" py="12" px="4" textAlign="center">
      <EmptyScene />
      <Heading as="h2" size="xl">
        {title}
      </Heading>
      {children && (
        <Text color="fg.muted" maxW="prose">
          {children}
        </Text>
      )}
      {action}
    </VStack>
  );
}
