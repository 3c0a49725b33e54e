import { Alert, List } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime, formatNumber, orNA } from '#src/platform/text/format.ts';
import { plural, t, translate } from '#src/languages/texts.ts';
import { listed } from '#src/platform/text/listed.ts';
import type { DoneBefore } from '#src/session/recent-runs.ts';
import { Notice, SmallText } from '#src/ui/Notice.tsx';
import { LabelledCheckbox } from '#src/ui/LabelledCheckbox.tsx';
import type { Student } from '#src/features/students/student.ts';
import { studentStatus } from '#src/features/students/student-facts.ts';
import { type Included, isActive, movedOn, type StudyStep } from './earlier-steps.ts';
import { recordedChangesQuery } from './recorded-changes.ts';

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
function namesOf(names: readonly string[]): string {
  const named = listed(names.slice(0, NAMED));
  const others = names.length - NAMED;
  return others > 0 ? t`${named} and ${formatNumber(others)} more` : named;
}

function runsOf(students: readonly Student[], moved: ReadonlyMap<string, DoneBefore>) {
  const runs = new Map<string, { readonly at: string; readonly by: string; readonly names: string[] }>();
  for (const { id, name } of students) {
    const before = moved.get(id);
    if (!before) continue;
    const at = formatDateTime(before.at);
    const by = orNA(before.by);
    const run = runs.get(`${at} ${by}`) ?? { at, by, names: [] };
    runs.set(`${at} ${by}`, run);
    run.names.push(name);
  }
  return [...runs];
}

function movedTitle(units: readonly StudyStep[], moved: number, all: number): string {
  const [some, total] = [formatNumber(moved), formatNumber(all)];
  if (units.length > 1)
    return plural(
      moved,
    )`${some} of ${total} was already moved to the next year and semester | ${some} of ${total} were already moved to the next year and semester`;
  return units[0] === 'year'
    ? plural(
        moved,
      )`${some} of ${total} was already moved to the next year | ${some} of ${total} were already moved to the next year`
    : plural(
        moved,
      )`${some} of ${total} was already moved to the next semester | ${some} of ${total} were already moved to the next semester`;
}

function inactiveTitle(inactive: number, all: number): string {
  const [some, total] = [formatNumber(inactive), formatNumber(all)];
  return plural(inactive)`${some} of ${total} is not active | ${some} of ${total} are not active`;
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
  return (
    <>
      {movers.isPending && <SmallText role="status">{t`Checking who has been moved already...`}</SmallText>}
      {movers.isError && (
        <Notice status="warning" role="status" title={t`The portal could not check who has been moved already`}>
          <Alert.Description>{t`Look at the history of one of them before you go on.`}</Alert.Description>
        </Notice>
      )}
      {moved.size > 0 && (
        <Notice status="warning" role="status" title={movedTitle(units, moved.size, students.length)}>
          <Alert.Description>
            <List.Root listStyleType="disc" ps="5" mb="2">
              {runsOf(students, moved).map(([run, { at, by, names }]) => (
                <List.Item key={run} overflowWrap="anywhere">{t`${at}, by ${by}: ${namesOf(names)}`}</List.Item>
              ))}
            </List.Root>
            <LabelledCheckbox
              checked={included.moved}
              onChange={(checked) => onInclude({ ...included, moved: checked })}
            >
              {plural(moved.size)`Move this one once more | Move these ${formatNumber(moved.size)} once more`}
            </LabelledCheckbox>
          </Alert.Description>
        </Notice>
      )}
      {inactive.length > 0 && (
        <Notice status="warning" role="status" title={inactiveTitle(inactive.length, students.length)}>
          <Alert.Description overflowWrap="anywhere">
            <List.Root listStyleType="none" mb="2">
              <List.Item>
                {t`Left out: ${namesOf(inactive.map((student) => t`${student.name} (${translate(studentStatus(student))})`))}`}
              </List.Item>
            </List.Root>
            <LabelledCheckbox
              checked={included.inactive}
              onChange={(checked) => onInclude({ ...included, inactive: checked })}
            >
              {plural(inactive.length)`Move this one too | Move these ${formatNumber(inactive.length)} too`}
            </LabelledCheckbox>
          </Alert.Description>
        </Notice>
      )}
    </>
  );
}
