import { Badge, Box, Button, Card, Container, Heading, HStack, Link, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { emailOf, filterFaculty } from '../../domain/faculty/faculty.ts';
import { faculty, type FacultyMember } from '../../domain/faculty/members.ts';
import { initials } from '../../domain/initials.ts';
import { UNIVERSITY_DEPARTMENTS } from '../../domain/university-departments.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Masthead } from '../../ui/Masthead.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import lecture from '../../ui/scenes/lecture.svg?no-inline';
import { SelectFilter } from '../../ui/SelectFilter.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';

const route = getRouteApi('/faculty');
const NO_FILTERS = { q: '', department: '' };

/** Section 2, /faculty: the faculty members, with a search and a department filter. */
export function FacultyScreen() {
  const { q = '', department = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const { filters, change, flush } = useUrlFilters({ q, department }, (next) => {
    const search = Object.fromEntries(Object.entries(next).filter(([, value]) => value));
    void navigate({ search, replace: true, resetScroll: false });
  });
  const shown = useMemo(() => filterFaculty(filters), [filters]);
  const isFiltered = filters.q !== '' || filters.department !== '';

  return (
    <>
      <Masthead
        overline="Who teaches"
        lead="The people who teach at Malhar also do research, run laboratories and answer their doors on Thursday afternoons. Here are the heads of our departments and those who lead their work."
        scene={lecture}
        actions={
          <LinkButton to="/research" size="lg" variant="inverted">
            Their research
          </LinkButton>
        }
      >
        Faculty
      </Masthead>
      <Container pt={{ base: '6', md: '8' }} pb={{ base: '12', md: '20' }}>
        <Stack gap="5">
          <Card.Root variant="elevated" size="sm">
            <Card.Body>
              <FilterBar
                label="Faculty"
                placeholder="A name or a subject"
                filters={filters}
                none={NO_FILTERS}
                onChange={change}
                onLeave={flush}
              >
                <SelectFilter
                  name="department"
                  label="Department"
                  all="All departments"
                  choices={UNIVERSITY_DEPARTMENTS}
                  value={filters.department}
                  onChange={change}
                />
              </FilterBar>
            </Card.Body>
          </Card.Root>
          <Text role="status" color="fg.muted">
            {isFiltered ? `${shown.length} of ${faculty.length} people` : `${faculty.length} people`}
          </Text>
          {shown.length === 0 ? (
            <EmptyState
              title="Nobody matches"
              action={
                <Button variant="surface" onClick={() => change(NO_FILTERS)}>
                  Clear filters
                </Button>
              }
            >
              Nobody here has that name or works on that. Try fewer letters, or another department.
            </EmptyState>
          ) : (
            <SimpleGrid as="ul" aria-label="People" columns={{ base: 1, sm: 2, lg: 3 }} gap="6">
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

/** A faculty member: portrait, title, department, degrees, interests and e-mail address. */
function FacultyCard({ member }: { readonly member: FacultyMember }) {
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
        <HStack as="ul" aria-label={`Interests of ${name}`} wrap="wrap" align="stretch" gap="1.5">
          {interests.map((interest) => (
            <li key={interest}>
              <Badge variant="outline" colorPalette="gray" whiteSpace="normal">
                {interest}
              </Badge>
            </li>
          ))}
        </HStack>
        <Link href={`mailto:${emailOf(member)}`} textStyle="sm" mt="auto">
          <MailIcon />
          <span>
            {mailbox}
            <wbr />@{host}
          </span>
        </Link>
      </Card.Body>
    </Card.Root>
  );
}
