import { Center, Spinner, Text } from '@chakra-ui/react';

/** Section 6: a spinner with 'Loading...'. It is as high as a short screen, so that the footer does not move. */
export function LoadingState({ label = 'Loading...' }: { readonly label?: string }) {
  return (
    <Center role="status" flexDirection="column" gap="4" flex="1" minH="24rem" color="brand.fg">
      <Spinner size="lg" />
      <Text color="fg.muted">{label}</Text>
    </Center>
  );
}
