import { chakra } from '@chakra-ui/react';
import { campusLife } from '../../ui/scenes/campus-life.ts';
import { Picture } from '../../ui/scenes/Picture.tsx';
import { Section } from '../../ui/Section.tsx';

const Gallery = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '8' },
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
  },
});

const Frame = chakra('div', { base: { overflow: 'hidden', borderRadius: 'l3', boxShadow: 'md' } });

/** Section 2, /about: images of the life on the campus. */
export function CampusLife() {
  return (
    <Section
      overline="Campus life"
      title="A day here, and an evening"
      lead="The campus is a kilometre long, and most of it is under rain trees. This is where you will spend your years."
    >
      <Gallery>
        {campusLife.map(({ name, src, alt }) => (
          <figure key={name}>
            <Frame>
              <Picture src={src} alt={alt} />
            </Frame>
            <chakra.figcaption mt="3" fontWeight="semibold">
              {name}
            </chakra.figcaption>
          </figure>
        ))}
      </Gallery>
    </Section>
  );
}
