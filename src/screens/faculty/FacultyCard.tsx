import { Badge, Box, Card, chakra, Heading, HStack, Text } from '@chakra-ui/react';
import { emailOf } from '../../domain/faculty/faculty.ts';
import type { FacultyMember } from '../../domain/faculty/member.ts';
import { initials } from '../../domain/initials.ts';
import { MailIcon } from '../../ui/icons.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { link } from '../../ui/theme/recipes/text.ts';

const Anchor = chakra('a', { ...link, base: { ...link.base, overflowWrap: 'anywhere' } });
const Interests = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '1.5' } });

/** Somebody of the faculty: portrait, title, department, degrees and interests. */
export function FacultyCard({ member }: { readonly member: FacultyMember }) {
  const { id, name, title, department, degrees, interests } = member;
  const [mailbox, host] = emailOf(member).split('@');
  return (
    <Card.Root as="article" h="full" overflow="hidden">
      <HStack gap="4" align="flex-end" bg="bg.muted" px="5" pt="5">
        <Portrait initials={initials(name)} seed={id} />
        <Box pb="4" minW="0">
          <Heading as="h2" size="lg">
            {name}
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            {title}
          </Text>
        </Box>
      </HStack>
      <Card.Body gap="3">
        <Badge colorPalette="brand" alignSelf="flex-start">
          {department}
        </Badge>
        <Text textStyle="sm">{degrees.join(', ')}</Text>
        <Interests aria-label={`Interests of ${name}`}>
          {interests.map((interest) => (
            <li key={interest}>
              <Badge variant="outline" colorPalette="gray" whiteSpace="normal">
                {interest}
              </Badge>
            </li>
          ))}
        </Interests>
        <Anchor href={`mailto:${emailOf(member)}`} textStyle="sm" mt="auto">
          <MailIcon />
          <span>
            {mailbox}
            <wbr />@{host}
          </span>
        </Anchor>
      </Card.Body>
    </Card.Root>
  );
}
