import { Box, chakra, SimpleGrid, Text } from '@chakra-ui/react';
import { university } from '../../../domain/university.ts';
import { campusLife } from '../../../ui/scenes/campus-life.ts';
import { Picture } from '../../../ui/scenes/Picture.tsx';
import { CheckIcon } from './icons.tsx';
import { PlacementRateCard } from './PlacementRateCard.tsx';
import { Section } from './Section.tsx';

const reasons = [
  ['Taught by those who do the work', 'Our teachers publish, build and consult, and they take their students along.'],
  ['A campus that stays awake', 'Hostels, library, tea stall and boat house stand within ten minutes of each other.'],
  ['A degree that is asked for', 'Employers come to the campus from September on, and many of them once sat here.'],
] as const;

const [, , , , hostel] = campusLife;

/** Section 1, the Why Choose section with the placement-rate card. */
export function WhyChoose({ placementRate }: { readonly placementRate: string | undefined }) {
  return (
    <Box bg="bg.muted">
      <Section overline={`Since ${university.founded}`} title={`Why Choose ${university.name}`}>
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap={{ base: '8', lg: '10' }} alignItems="stretch">
          <chakra.ul display="grid" gap="6" alignContent="center">
            {reasons.map(([title, text]) => (
              <chakra.li key={title} display="flex" gap="4">
                <chakra.span color="accent.fg" fontSize="xl" mt="0.1em">
                  <CheckIcon />
                </chakra.span>
                <div>
                  <Text fontWeight="semibold" textStyle="lg">
                    {title}
                  </Text>
                  <Text color="fg.muted">{text}</Text>
                </div>
              </chakra.li>
            ))}
          </chakra.ul>
          <PlacementRateCard rate={placementRate} />
          <Box
            overflow="hidden"
            borderRadius="l3"
            gridColumn={{ md: '1 / -1', xl: 'auto' }}
            maxH={{ md: '96', xl: 'none' }}
          >
            <Picture src={hostel.src} alt={hostel.alt} />
          </Box>
        </SimpleGrid>
      </Section>
    </Box>
  );
}
