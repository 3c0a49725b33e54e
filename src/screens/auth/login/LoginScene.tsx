import { Box, Heading, Text } from '@chakra-ui/react';
import { university } from '../../../domain/university.ts';
import { CampusScene } from '../../../ui/scenes/CampusScene.tsx';

/** Beside the form, where there is room. */
export function LoginScene() {
  return (
    <Box position="relative" bg="bg.inverted" color="fg.inverted" overflow="hidden" hideBelow="lg">
      <CampusScene />
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
