import { Button, Card, chakra, Container, Stack, Text } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { faculty, filterFaculty } from '../../domain/faculty/faculty.ts';
import { UNIVERSITY_DEPARTMENTS } from '../../domain/university-departments.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Masthead } from '../../ui/Masthead.tsx';
import { quietOnDark } from '../../ui/on-dark.ts';
import lecture from '../../ui/scenes/lecture.svg?no-inline';
import { SelectFilter } from '../../ui/SelectFilter.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { FacultyCard } from './FacultyCard.tsx';

const route = getRouteApi('/faculty');
const everybody = { q: '', department: '' };

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** Section 2, /faculty: the heads of department and those who lead its work, to be searched and filtered. */
export function FacultyScreen() {
  const { q = '', department = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const { filters, change, flush } = useUrlFilters({ q, department }, (next) => {
    const search = Object.fromEntries(Object.entries(next).filter(([, value]) => value));
    void navigate({ search, replace: true, resetScroll: false });
  });
  const shown = useMemo(() => filterFaculty(filters), [filters]);
  const isFiltered = filters.q !== '' || filters.department !== '';
  const clear = () => change(everybody);

  return (
    <>
      <Masthead
        overline="Who teaches"
        lead="The people who teach at Malhar also do research, run laboratories and answer their doors on Thursday afternoons. Here are the heads of our departments and those who lead their work."
        scene={lecture}
        actions={
          <LinkButton to="/research" size="lg" {...quietOnDark}>
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
                none={everybody}
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
                <Button variant="surface" onClick={clear}>
                  Clear filters
                </Button>
              }
            >
              Nobody here has that name or works on that. Try fewer letters, or another department.
            </EmptyState>
          ) : (
            <Grid aria-label="People">
              {shown.map((member) => (
                <li key={member.id}>
                  <FacultyCard member={member} />
                </li>
              ))}
            </Grid>
          )}
        </Stack>
      </Container>
    </>
  );
}
