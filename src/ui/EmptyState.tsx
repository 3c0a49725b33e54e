import { Button, chakra, Heading, Text, VStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { t } from '../languages/texts.ts';
import { focusHeading } from './Page.tsx';

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly onClear?: () => void;
}

export function EmptyState({ title, children, action, onClear }: Props) {
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
      {onClear && (
        <Button
          variant="surface"
          onClick={() => {
            onClear();
            focusHeading();
          }}
        >
          {t`Clear filters`}
        </Button>
      )}
    </VStack>
  );
}

function EmptyScene() {
  return (
    <chakra.svg viewBox="0 0 200 124" w="44" aria-hidden="true">
      <chakra.ellipse cx="100" cy="108" rx="92" ry="12" fill="brand.muted" />
      <chakra.path
        d="M30 14l-6 18m30-24l-8 24m34-8l-6 18m32-32l-8 24m34-14l-6 18m30-26l-8 24m32-16l-6 18"
        stroke="brand.border"
        strokeWidth="2.500"
        strokeLinecap="round"
        fill="none"
      />
      <chakra.path
        d="M44 56h100a4 4 0 0 1 0 8H44a4 4 0 0 1 0-8zm-4 24h108a4 4 0 0 1 0 8H40a4 4 0 0 1 0-8z"
        fill="brand.fg"
      />
      <chakra.path d="M56 64v16m76-16v16M54 88v20m80-20v20" stroke="brand.fg" strokeWidth="6" strokeLinecap="round" />
      <chakra.path d="M160 42l14 50-8 4-14-48z" fill="accent.solid" />
      <chakra.path d="M156 34l4 10m8 52l4 12" stroke="brand.fg" strokeWidth="3.500" strokeLinecap="round" />
      <chakra.path d="M156 34c-4-8 6-14 10-6" stroke="brand.fg" strokeWidth="3.500" strokeLinecap="round" fill="none" />
    </chakra.svg>
  );
}
