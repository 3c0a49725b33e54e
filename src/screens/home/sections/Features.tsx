import { chakra, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { ClockIcon } from '../../../ui/icons.tsx';
import { BriefcaseIcon, GiftIcon, GroupIcon, LaptopIcon, MentorIcon } from './icons.tsx';
import { Section } from './Section.tsx';

const features = [
  {
    Icon: GroupIcon,
    title: 'Groups of twelve',
    text: 'Lectures fill a hall, but tutorials never have more than twelve chairs. You will be asked, and you will be heard.',
  },
  {
    Icon: MentorIcon,
    title: 'A mentor for four years',
    text: 'One teacher meets you every month from the first week to the last, and knows what you came here for.',
  },
  {
    Icon: ClockIcon,
    title: 'Doors open until ten',
    text: 'Workshops and laboratories are yours until ten at night, on weekends too, with somebody there who can help.',
  },
  {
    Icon: GiftIcon,
    title: 'Help with the fees',
    text: 'One student in five holds a scholarship, for merit or for need. You apply for it with the same form.',
  },
  {
    Icon: BriefcaseIcon,
    title: 'Work from the third year on',
    text: 'The placement cell finds you an internship first, then rehearses every interview with you.',
  },
  {
    Icon: LaptopIcon,
    title: 'Everything in one portal',
    text: 'Marks, attendance, fees and placements: what the university knows about your studies, you see at any hour.',
  },
] as const;

const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '12',
    borderRadius: 'l3',
    bg: 'accent.muted',
    color: 'accent.fg',
    fontSize: '2xl',
    mb: '4',
  },
});

/** Section 1, features. */
export function Features() {
  return (
    <Section overline="Studying here" title="What is yours from the first day">
      <SimpleGrid as="ul" columns={{ base: 1, sm: 2, lg: 3 }} columnGap="10" rowGap={{ base: '8', md: '12' }}>
        {features.map(({ Icon, title, text }) => (
          <li key={title}>
            <Sign>
              <Icon />
            </Sign>
            <Heading as="h3" size="lg">
              {title}
            </Heading>
            <Text color="fg.muted" mt="2" maxW="44ch">
              {text}
            </Text>
          </li>
        ))}
      </SimpleGrid>
    </Section>
  );
}
