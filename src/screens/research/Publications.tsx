import { chakra, Text } from '@chakra-ui/react';
import { facultyMember } from '../../domain/faculty/faculty.ts';
import { Section } from '../../ui/Section.tsx';
import { publications } from './publications.ts';

const List = chakra('ul', { base: { display: 'grid', gap: '0' } });
const Entry = chakra('li', { base: { py: '4', borderTopWidth: '1px', _first: { borderTopWidth: '0', pt: '0' } } });

const namesOf = (ids: readonly string[]) =>
  ids
    .map((id) => facultyMember(id)?.name ?? '')
    .filter(Boolean)
    .join(', ');

/** What has been published lately. */
export function Publications() {
  return (
    <Section
      tone="muted"
      split
      overline="Publications"
      title="Lately published"
      lead="Everything we publish can be read free of charge in the library’s archive."
    >
      <List aria-label="Publications">
        {publications.map(({ title, authors, venue, year }) => (
          <Entry key={title}>
            <Text fontWeight="semibold">{title}</Text>
            <Text color="fg.muted">
              {namesOf(authors)}. <chakra.cite>{venue}</chakra.cite>, {year}
            </Text>
          </Entry>
        ))}
      </List>
    </Section>
  );
}
