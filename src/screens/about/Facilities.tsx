import { Box, Center, chakra, Heading, Text } from '@chakra-ui/react';
import { Section } from '../../ui/Section.tsx';
import { facilities } from './facilities.ts';

const Grid = chakra('ul', {
  base: { display: 'grid', columnGap: '12', rowGap: '8', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } },
});

/** Section 2, /about: the list of eight campus facilities. */
export function Facilities() {
  return (
    <Section overline="On the campus" title="What is here for you">
      <Grid aria-label="Campus facilities">
        {facilities.map(({ name, Icon, about }) => (
          <chakra.li key={name} display="flex" gap="4">
            <Center boxSize="12" flexShrink="0" borderRadius="l2" bg="brand.muted" color="brand.fg">
              <Icon boxSize="6" />
            </Center>
            <Box>
              <Heading as="h3" size="lg">
                {name}
              </Heading>
              <Text color="fg.muted" mt="1">
                {about}
              </Text>
            </Box>
          </chakra.li>
        ))}
      </Grid>
    </Section>
  );
}
