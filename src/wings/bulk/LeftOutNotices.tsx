import { Alert, Checkbox, List } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime, formatNumber, orNA } from '#src/platform/text/format.ts';
import { counted } from '#src/records/record-type.ts';
import type { DoneBefore } from '#src/session/recent-runs.ts';
import { Notice, SmallText } from '#src/ui/Notice.tsx';
import type { Student } from '#src/features/students/student.ts';
import { studentStatus } from '#src/features/students/student-facts.ts';
import { type Included, isActive, movedOn, type StudyStep } from './earlier-steps.ts';
import { recordedChangesQuery } from './recorded-changes.ts';

export const countStudents = (count: number): string => counted(count, 'Student', 'Students');

/** Who of the students has been moved on within a day. @param enabled whether anybody may be moved on */
export function useMovers(students: readonly Student[], enabled: boolean) {
  const { data, isPending, isError, refetch } = useQuery({
    ...recordedChangesQuery(students.map(({ id }) => id)),
    enabled,
    retry: false,
  });
  return {
    isPending,
    isError,
    moved: (units: readonly StudyStep[]) => movedOn(students, units, data),
    find: async (units: readonly StudyStep[]) =>
      movedOn(students, units, isPending ? (await refetch({ cancelRefetch: false })).data : data),
  };
}

const NAMED = 5;

/** `A, B and 40 more`. */
const namesOf = (names: readonly string[]) =>
  names.length > NAMED
    ? `${names.slice(0, NAMED).join(', ')} and ${formatNumber(names.length - NAMED)} more`
    : names.join(', ');

function runsOf(students: readonly Student[], moved: ReadonlyMap<string, DoneBefore>) {
  const runs = new Map<string, string[]>();
  for (const { id, name } of students) {
    const before = moved.get(id);
    if (!before) continue;
    const run = `${formatDateTime(before.at)}, by ${orNA(before.by)}`;
    runs.set(run, [...(runs.get(run) ?? []), name]);
  }
  return [...runs];
}

interface Props {
  readonly students: readonly Student[];
  readonly units: readonly StudyStep[];
  readonly movers: ReturnType<typeof useMovers>;
  readonly included: Included;
  readonly onInclude: (included: Included) => void;
}

/** Whom a step of one year or semester leaves out unless somebody wants it: who has made it already, and who is not active. */
export function LeftOutNotices({ students, units, movers, included, onInclude }: Props) {
  const moved = movers.moved(units);
  const inactive = students.filter((student) => !isActive(student));
  const step = `the next ${units.join(' and ')}`;
  const ofAll = (count: number) =>
    `${formatNumber(count)} of ${formatNumber(students.length)} ${count === 1 ? 'is' : 'are'}`;
  return (
    <>
      {movers.isPending && <SmallText role="status">Checking who has been moved already...</SmallText>}
      {movers.isError && (
        <Notice status="warning" role="status" title="The portal could not check who has been moved already">
          <Alert.Description>Look at the history of one of them before you go on.</Alert.Description>
        </Notice>
      )}
      {moved.size > 0 && (
        <Notice
          status="warning"
          role="status"
          title={`${formatNumber(moved.size)} of ${formatNumber(students.length)} ${moved.size === 1 ? 'was' : 'were'} already moved to ${step}`}
        >
          <Alert.Description>
            <List.Root listStyleType="disc" ps="5" mb="2">
              {runsOf(students, moved).map(([run, names]) => (
                <List.Item key={run} overflowWrap="anywhere">{`${run}: ${namesOf(names)}`}</List.Item>
              ))}
            </List.Root>
            <Tick
              checked={included.moved}
              label={moved.size === 1 ? 'Move this one once more' : `Move these ${formatNumber(moved.size)} once more`}
              onTick={(checked) => onInclude({ ...included, moved: checked })}
            />
          </Alert.Description>
        </Notice>
      )}
      {inactive.length > 0 && (
        <Notice status="warning" role="status" title={`${ofAll(inactive.length)} not active`}>
          <Alert.Description overflowWrap="anywhere">
            <List.Root listStyleType="none" mb="2">
              <List.Item>
                {`Left out: ${namesOf(inactive.map((student) => `${student.name} (${studentStatus(student)})`))}`}
              </List.Item>
            </List.Root>
            <Tick
              checked={included.inactive}
              label={inactive.length === 1 ? 'Move this one too' : `Move these ${formatNumber(inactive.length)} too`}
              onTick={(checked) => onInclude({ ...included, inactive: checked })}
            />
          </Alert.Description>
        </Notice>
      )}
    </>
  );
}

interface TickProps {
  readonly checked: boolean;
  readonly label: string;
  readonly onTick: (checked: boolean) => void;
}

function Tick({ checked, label, onTick }: TickProps) {
  return (
    <Checkbox.Root checked={checked} onCheckedChange={(change) => onTick(change.checked === true)}>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}
