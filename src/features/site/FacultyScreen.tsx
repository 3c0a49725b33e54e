import { Badge, Box, Card, Container, Heading, HStack, Link, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { msg, plural, t, translate } from '#src/languages/texts.ts';
import { emailOf, faculty, type FacultyMember } from './faculty-members.ts';
import { UNIVERSITY_DEPARTMENTS } from '#src/university/departments.ts';
import { defineListSearch } from '#src/records/list/list-search.ts';
import { ListFilters } from '#src/records/list/ListFilters.tsx';
import { useRows } from '#src/records/list/use-rows.ts';
import { contactHref } from '#src/ui/links.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { MailIcon } from '#src/ui/icons.tsx';
import { Masthead, MastheadLink } from '#src/ui/Masthead.tsx';
import { Portrait } from '#src/ui/Portrait.tsx';
import { SmallText } from '#src/ui/Notice.tsx';
import { facultyLead } from '#src/university/faculty.ts';
import { facultyScene } from '#src/university/scenes.ts';

export const facultySearch = defineListSearch({
  searched: (one: FacultyMember) => [
    one.name,
    ...[one.title, one.department, one.degrees, ...one.interests].map(translate),
  ],
  placeholder: msg`A name or a subject`,
  filters: {
    department: {
      label: msg`Department`,
      all: msg`All departments`,
      choices: UNIVERSITY_DEPARTMENTS,
      value: ({ department }) => department,
    },
  },
});

/** Section 2, /faculty: the faculty members, with a search and a department filter. */
export function FacultyScreen() {
  const list = useRows(facultySearch, faculty);
  const { shown = [] } = list;
  const [found, all] = [shown.length, faculty.length];
  return (
    <>
      <Masthead title={t`Faculty`} overline={t`Who teaches`} lead={translate(facultyLead)} scene={facultyScene}>
        <MastheadLink to="/research">{t`Their research`}</MastheadLink>
      </Masthead>
      <Container pt={{ base: '6', md: '8' }} pb={{ base: '12', md: '20' }}>
        <Stack gap="5">
          <Card.Root variant="elevated" size="sm">
            <Card.Body>
              <ListFilters label={t`Faculty`} list={list} />
            </Card.Body>
          </Card.Root>
          <Text role="status" color="fg.muted">
            {shown === faculty
              ? plural(all)`${all} person | ${all} people`
              : plural(all)`${found} of ${all} person | ${found} of ${all} people`}
          </Text>
          {shown.length === 0 ? (
            <EmptyState title={t`Nobody matches`} onClear={list.clear}>
              {t`Nobody here has that name or works on that. Try fewer letters, or another department.`}
            </EmptyState>
          ) : (
            <SimpleGrid as="ul" aria-label={t`People`} columns={{ base: 1, sm: 2, lg: 3 }} gap="6">
              {shown.map((member) => (
                <li key={member.id}>
                  <FacultyCard member={member} />
                </li>
              ))}
            </SimpleGrid>
          )}
        </Stack>
      </Container>
    </>
  );
}

function FacultyCard({ member }: { readonly member: FacultyMember }) {
  const { id, name, title, department, degrees, interests } = member;
  const [mailbox, host] = emailOf(member).split('@');
  return (
    <Card.Root as="article" h="full" overflow="hidden">
      <HStack gap="4" align="flex-end" bg="bg.muted" px="5" pt="5">
        <Portrait name={name} seed={id} />
        <Box pb="4" minW="0">
          <Heading as="h2" size="lg">
            {name}
          </Heading>
          <SmallText>{translate(title)}</SmallText>
        </Box>
      </HStack>
      <Card.Body gap="3">
        <Badge colorPalette="brand" alignSelf="flex-start">
          {translate(department)}
        </Badge>
        <Text textStyle="sm">{translate(degrees)}</Text>
        <HStack as="ul" aria-label={t`Interests of ${name}`} wrap="wrap" align="stretch" gap="1.5">
          {interests.map((interest) => (
            <li key={interest}>
              <Badge variant="outline" colorPalette="gray" whiteSpace="normal">
                {translate(interest)}
              </Badge>
            </li>
          ))}
        </HStack>
        <Link href={contactHref('mailto', emailOf(member))} textStyle="sm" mt="auto">
          <MailIcon />
          <bdi>
            {mailbox}
            <wbr />
            {`@${host}`}
          </bdi>
        </Link>
      </Card.Body>
    </Card.Root>
  );
}
