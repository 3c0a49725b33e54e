import { Card, chakra, SimpleGrid, Text, VisuallyHidden } from '@chakra-ui/react';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Picture } from '../../../ui/scenes/Picture.tsx';
import { ArrowRightIcon } from './icons.tsx';
import { programPictures } from './program-pictures.ts';
import { programs } from './programs.ts';
import { Section } from './Section.tsx';

const Frame = chakra('div', {
  base: {
    overflow: 'hidden',
    borderTopRadius: 'calc({radii.l3} - 1px)',
    '& > img': { transition: 'scale 400ms {easings.ease-out}' },
    '[data-program]:hover &, [data-program]:focus-within &': { '& > img': { scale: '1.04' } },
  },
});

/** Section 1: four program cards, each with a Learn More button to /admissions. */
export function ProgramCards() {
  return (
    <Section
      overline="Programs"
      title="Four ways to begin"
      lead="Each of them leads on: to a second subject, to a master's degree, to a laboratory or a company of your own."
    >
      <SimpleGrid as="ul" columns={{ base: 1, sm: 2, xl: 4 }} gap="6">
        {programs.map(({ name, text, alt, picture }) => (
          <Card.Root as="li" key={name} data-program>
            <Frame>
              <Picture src={programPictures[picture]} alt={alt} />
            </Frame>
            <Card.Body gap="3">
              <Card.Title as="h3">{name}</Card.Title>
              <Text color="fg.muted" flex="1">
                {text}
              </Text>
              <LinkButton to="/admissions" variant="surface" alignSelf="flex-start" mt="2">
                <span>
                  Learn More <VisuallyHidden>about {name}</VisuallyHidden>
                </span>
                <ArrowRightIcon />
              </LinkButton>
            </Card.Body>
          </Card.Root>
        ))}
      </SimpleGrid>
    </Section>
  );
}
