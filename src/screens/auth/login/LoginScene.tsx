import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { university } from '../../../domain/university.ts';
// A file of its own, whatever its size: the page's policy forbids pictures in data: URLs.
import campus from './campus.svg?no-inline';

/** Beside the form, where there is room: the campus at the end of a wet afternoon. */
export function LoginScene() {
  return (
    <Box position="relative" bg="bg.inverted" color="fg.inverted" overflow="hidden" hideBelow="lg">
      <chakra.img
        src={campus}
        alt=""
        position="absolute"
        inset="0"
        boxSize="full"
        objectFit="cover"
        objectPosition="50% 100%"
      />
      <Box position="relative" p={{ lg: '10', xl: '14' }}>
        <Heading as="p" size="4xl" color="inherit" maxW="14ch">
          {university.motto}
        </Heading>
        <Text mt="3" maxW="38ch">
          {university.name}, teaching and learning by the lake since {university.founded}.
        </Text>
      </Box>
    </Box>
  );
}
