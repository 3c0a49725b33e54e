import { Box } from '@chakra-ui/react';
export function LoginScene() {
  return <Box bg="bg.inverted" hideBelow="lg" />;
}
