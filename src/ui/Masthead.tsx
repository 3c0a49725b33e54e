import { Box, chakra, Container, type ContainerProps, Heading, HStack, Text } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { button } from './theme/recipes.ts';

interface MastheadProps {
  readonly title: string;
  readonly overline: string;
  readonly lead: ReactNode;
  readonly scene: string;
  readonly children?: ReactNode;
}

/** The dark ground of a page's head, with a drawing at its end that fades out towards the text. */
export function Band({ scene, children, ...container }: ContainerProps & Pick<MastheadProps, 'scene'>) {
  return (
    <Box position="relative" bg="bg.inverted" color="fg.inverted" overflow="hidden">
      <chakra.img
        src={scene}
        alt=""
        data-screen-only=""
        hideBelow="lg"
        position="absolute"
        insetBlock="0"
        insetEnd="0"
        width="54%"
        h="full"
        objectFit="cover"
        objectPosition="50% 52%"
        // Where the words begin at the right, the whole picture is turned with its fading side.
        _rtl={{ transform: 'scaleX(-1)' }}
        css={{ maskImage: 'linear-gradient(to right, transparent, black 42%)' }}
      />
      <Container {...container}>{children}</Container>
    </Box>
  );
}

export function Masthead({ title, overline, lead, scene, children }: MastheadProps) {
  return (
    <Band scene={scene} py={{ base: '7', md: '10', lg: '12' }}>
      <Box maxW={{ base: '3xl', lg: '35rem' }}>
        <Text textStyle="overline" color="accent.solid" mb="3">
          {overline}
        </Text>
        <Heading as="h1" tabIndex={-1} outline="0" color="inherit" size={{ base: '3xl', md: '5xl' }}>
          {title}
        </Heading>
        <Text textWrap="balance" textStyle={{ base: 'lg', md: 'xl' }} mt={{ base: '3', md: '4' }}>
          {lead}
        </Text>
        {children && (
          <HStack gap="3" mt="6" wrap="wrap">
            {children}
          </HStack>
        )}
      </Box>
    </Band>
  );
}

const look = { defaultProps: { 'data-screen-only': '', size: { base: 'md', md: 'lg' }, variant: 'inverted' } } as const;

export const MastheadLink = createLink(chakra('a', button, look));

export const MastheadButton = chakra('button', button, look);
