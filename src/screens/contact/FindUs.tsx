import { Box, chakra, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import map from '../../ui/scenes/campus-map.svg?no-inline';
import { Picture } from '../../ui/scenes/Picture.tsx';
import { Section } from '../../ui/Section.tsx';

/** The numbers of the pins on the map. */
const places = [
  'Main gate and front office, Lake Road',
  'Clock tower, admissions office on the ground floor',
  'Central Library',
  'Laboratories and the Makers’ Workshop',
  'Boathouse',
];

const ways = [
  { title: 'By bus', text: 'City bus 115 and 276 stop at the main gate, every twelve minutes until eleven at night.' },
  {
    title: 'By train',
    text: 'From the main station it is eleven kilometres: forty minutes by bus, half an hour by rickshaw.',
  },
  {
    title: 'By bicycle or car',
    text: 'There is room for four hundred bicycles under cover, and for visitors’ cars behind the gate.',
  },
];

const Places = chakra('ol', { base: { listStyle: 'decimal', ps: '6', display: 'grid', gap: '1.5' } });

/** Where the university is, as a drawn map and in words. */
export function FindUs() {
  return (
    <Section tone="muted" overline="Come by" title="How to find us">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '8', lg: '12' }} alignItems="start">
        <Box borderRadius="l3" overflow="hidden" boxShadow="md">
          <Picture
            src={map}
            alt="Map of the campus: Lake Road in the south, the main gate on it, the clock tower north of the gate, the library to the west, the laboratories to the north-east, and the boathouse on the lake."
          />
        </Box>
        <Stack gap="8">
          <Box>
            <Heading as="h3" size="lg" mb="2">
              On the map
            </Heading>
            <Places>
              {places.map((place) => (
                <li key={place}>{place}</li>
              ))}
            </Places>
          </Box>
          <Stack as="dl" gap="4">
            {ways.map(({ title, text }) => (
              <div key={title}>
                <chakra.dt fontWeight="semibold">{title}</chakra.dt>
                <Text as="dd" color="fg.muted">
                  {text}
                </Text>
              </div>
            ))}
          </Stack>
        </Stack>
      </SimpleGrid>
    </Section>
  );
}
