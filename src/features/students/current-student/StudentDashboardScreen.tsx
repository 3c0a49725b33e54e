import { chakra, SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatAmount, NA } from '#src/platform/text/format.ts';
import { type Student, studentFields } from '../student.ts';
import {
  feeBadgeTone,
  feeStatusLabel,
  hasLowAttendance,
  paidShare,
  pendingAmount,
  placementLabel,
  placementTone,
} from '../student-facts.ts';
import { recordValue } from '#src/records/form/RecordView.tsx';
import { displayName, useSession } from '#src/session/session.ts';
import { PaidBar, Ring, StatCard } from '#src/ui/StatCard.tsx';
import { DescriptionCard } from '#src/ui/TitledCard.tsx';
import { LinkButton } from '#src/ui/links.tsx';
import { Page } from '#src/ui/Page.tsx';
import { ToneBadge, tonePalettes } from '#src/ui/ToneBadge.tsx';
import {
  fieldFacts,
  fieldValue,
  PrintOwnRecord,
  StudentStates,
  useCurrentStudent,
  withSkeleton,
} from './current-student.tsx';
import { BandOverline, BandTitle, StudentBand } from './StudentBand.tsx';
import { ToDo } from './ToDo.tsx';
import { t, translate } from '#src/languages/texts.ts';

/** Section 2, /student/dashboard: greeting, what to do now, figures, academic information, fees, and a placement where there is one. */
export function StudentDashboardScreen() {
  const { user } = useSession();
  const query = useCurrentStudent();
  return (
    <>
      <StudentBand
        actions={
          <>
            <LinkButton to="/student/profile" variant="inverted">
              {t`My profile`}
            </LinkButton>
            <PrintOwnRecord query={query} />
          </>
        }
      >
        <BandOverline>{t`Student dashboard`}</BandOverline>
        <BandTitle as="h1" tabIndex={-1}>
          {t`Welcome, ${displayName(query.data ?? user)}`}
        </BandTitle>
      </StudentBand>
      <Page isUnderBand>
        <StudentStates query={query}>
          {(student) => (
            <>
              <ToDo student={student} />
              <KeyFigures student={student} />
              <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '4', md: '6' }}>
                <DescriptionCard
                  title={t`Academic information`}
                  facts={{
                    ...fieldFacts(student, 'rollNo', 'department', 'year', 'semester', 'email', 'phone'),
                    [t`Email`]: withSkeleton(student, (row) => recordValue(studentFields.email, row)),
                  }}
                />
                <DescriptionCard
                  title={t`Fee details`}
                  facts={{
                    ...fieldFacts(student, 'totalFee', 'paidAmount', 'pendingAmount'),
                    [t`Status`]: withSkeleton(student, (row) => recordValue(studentFields.feeStatus, row)),
                  }}
                >
                  <PaidBar {...paidShare(student ?? {})} unknown={withSkeleton(student, () => translate(NA))} />
                </DescriptionCard>
              </SimpleGrid>
              {/* A placement section when a placement status exists; section 9 appends LPA to the package. */}
              {student?.placementStatus?.trim() && (
                <DescriptionCard
                  title={t`Placement`}
                  badge={
                    <ToneBadge tone={placementTone(student)} size="md">
                      {translate(placementLabel(student))}
                    </ToneBadge>
                  }
                  facts={fieldFacts(student, 'company', 'packageAmount')}
                />
              )}
            </>
          )}
        </StudentStates>
      </Page>
    </>
  );
}

const owed = (pending: number | undefined) => {
  if (pending === undefined) return t`Not recorded yet`;
  return pending > 0 ? t`${formatAmount(pending)} to pay` : t`Nothing to pay`;
};

/** Section 2: the cards for current CGPA, attendance percentage, total credits and fee status. */
function KeyFigures({ student }: { readonly student: Student | undefined }) {
  const figure = (name: 'currentCGPA' | 'attendance' | 'totalCredits', hint: string) => ({
    value: fieldValue(student, name),
    hint: withSkeleton(student, (row) =>
      typeof studentFields[name].get(row) === 'number' ? hint : t`Not recorded yet`,
    ),
  });
  const attended = student?.attendance?.percentage;
  const isTooLittle = student !== undefined && hasLowAttendance(student);
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap={{ base: '2', sm: '4' }}>
      <StatCard
        label={t`Current CGPA`}
        {...figure('currentCGPA', t`of 10`)}
        chart={<Ring value={student?.currentCGPA} max={10} />}
      />
      <StatCard
        label={t`Attendance`}
        {...figure('attendance', t`of all classes`)}
        chart={<Ring value={attended} {...(isTooLittle && { color: 'accent.solid' })} />}
      />
      <StatCard label={t`Total Credits`} {...figure('totalCredits', t`earned so far`)} />
      <StatCard
        label={t`Fee Status`}
        value={withSkeleton(student, feeStatus)}
        hint={withSkeleton(student, (fee) => owed(pendingAmount(fee)))}
      />
    </SimpleGrid>
  );
}

/** The fee status in the colour of section 4's badge; without one where neither status nor amount is known. */
function feeStatus(student: Student): ReactNode {
  const label = translate(feeStatusLabel(student));
  if (!student.feeStatus && pendingAmount(student) === undefined) return label;
  const tone = feeBadgeTone(student);
  return (
    <chakra.span data-tone={tone} colorPalette={tonePalettes[tone]} color="colorPalette.fg">
      {label}
    </chakra.span>
  );
}
