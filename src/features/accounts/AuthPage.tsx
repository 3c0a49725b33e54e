import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { university } from '#src/university/university.ts';
import { loginScene, loginWords } from '#src/university/scenes.ts';
import { t, translate } from '#src/languages/texts.ts';

interface Props {
  /** The columns of the picture and of the form, on wide screens. */
  readonly columns: string;
  readonly maxW: 'lg' | '2xl';
  readonly children: ReactNode;
}

export function AuthPage({ columns, maxW, children }: Props) {
  return (
    <Box flex="1" display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: columns }}>
      <Box position="relative" bg="bg.inverted" color="fg.inverted" overflow="hidden" hideBelow="lg">
        <chakra.img
          src={loginScene}
          alt=""
          position="absolute"
          inset="0"
          boxSize="full"
          objectFit="cover"
          objectPosition="50% 100%"
        />
        <Box position="relative" p={{ lg: '10', xl: '14' }}>
          <Heading as="p" size="4xl" color="inherit" maxW="14ch">
            {translate(university.motto)}
          </Heading>
          <Text mt="3" maxW="38ch">
            {t`${university.name}, ${translate(loginWords)}.`}
          </Text>
        </Box>
      </Box>
      <Stack gap="6" px={{ base: '4', md: '8' }} py={{ base: '8', md: '12', xl: '16' }} w="full" maxW={maxW} mx="auto">
        {children}
      </Stack>
    </Box>
  );
}
