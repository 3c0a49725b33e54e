import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { ChangePassword } from '#src/features/accounts/change-password.tsx';
import { useExtension } from '#src/platform/server/extensions.ts';
import { formatAmount, formatPercent } from '#src/platform/text/format.ts';
import { university } from '#src/university/university.ts';
import { SuccessIcon, WarningIcon } from '#src/ui/icons.tsx';
import { link } from '#src/ui/theme/recipes.ts';
import { TextLink } from '#src/ui/links.tsx';
import { TitledCard } from '#src/ui/TitledCard.tsx';
import { studentFields } from '../student.ts';
import { isNewStudent, pendingAmount } from '../student-rules.ts';
import { withSkeleton } from './current-student.tsx';
import type { OwnRecord } from './own-record.ts';

interface Item {
  readonly title: string;
  readonly text: string;
  readonly link?: ReactNode;
}

const missingContact = (student: OwnRecord) =>
  (['phone', 'address'] as const).filter((name) => !student[name]?.trim()).map((name) => studentFields[name].label);

function courseText({ admittedTo }: OwnRecord): string {
  if (!admittedTo) return '';
  const { courseName, feeAmount, feeType } = admittedTo;
  if (feeAmount === undefined) return `You are admitted to ${courseName}. `;
  const fee = [formatAmount(feeAmount), feeType].filter(Boolean).join(' ');
  return `You are admitted to ${courseName}, which costs ${fee}. Whom to pay: ${university.feesOffice}. `;
}

interface Actions {
  readonly canWriteContact: boolean;
  readonly onChangePassword: () => void;
}

function itemsOf(student: OwnRecord, { canWriteContact, onChangePassword }: Actions): readonly Item[] {
  const { minimum, below } = university.attendance;
  const pending = pendingAmount(student) ?? 0;
  const attendance = student.attendance?.percentage;
  const missing = missingContact(student);
  return [
    ...(isNewStudent(student)
      ? [
          {
            title: `Welcome to ${student.department}`,
            text: `${courseText(student)}Your CGPA, attendance and credits appear here in the course of your first semester.`,
          },
        ]
      : []),
    ...(student.hasTemporaryLogin
      ? [
          {
            title: 'Your password is a temporary one',
            text: 'Whoever has given it to you knows it too.',
            link: (
              <ActionLink type="button" cursor="pointer" onClick={onChangePassword}>
                Change your password
              </ActionLink>
            ),
          },
        ]
      : []),
    ...(pending > 0
      ? [{ title: `${formatAmount(pending)} to pay`, text: `Whom to pay: ${university.feesOffice}.` }]
      : []),
    ...(typeof attendance === 'number' && attendance < minimum
      ? [{ title: `Attendance ${formatPercent(attendance)}`, text: below }]
      : []),
    ...(missing.length > 0
      ? [
          {
            title: `Not in your profile: ${missing.join(', ').toLowerCase()}`,
            text: canWriteContact
              ? 'The university reaches you by it.'
              : 'Ask the office to write it into your record.',
            ...(canWriteContact && { link: <TextLink to="/student/profile">Complete your profile</TextLink> }),
          },
        ]
      : []),
  ];
}

export function ToDo({ student }: { readonly student: OwnRecord | undefined }) {
  const canWriteContact = useExtension('profile');
  const [isChanging, setIsChanging] = useState(false);
  return (
    <>
      <TitledCard title="What to do now" headingId="to-do" titleSize="md" size="sm" gap="2">
        {withSkeleton(student, (row) => {
          const items = itemsOf(row, { canWriteContact, onChangePassword: () => setIsChanging(true) });
          return items.length === 0 ? (
            <Entry Icon={SuccessIcon} palette="green">
              Nothing needs your attention.
            </Entry>
          ) : (
            <Stack as="ul" gap="2">
              {items.map(({ title, text, link }) => (
                <li key={title}>
                  <Entry Icon={WarningIcon} palette="orange">
                    <strong>{`${title}. `}</strong>
                    <span>{`${text} `}</span>
                    {link}
                  </Entry>
                </li>
              ))}
            </Stack>
          );
        })}
      </TitledCard>
      <ChangePassword open={isChanging} onClose={() => setIsChanging(false)} />
    </>
  );
}

const ActionLink = chakra('button', link);

interface EntryProps {
  readonly Icon: typeof SuccessIcon;
  readonly palette: string;
  readonly children: ReactNode;
}

function Entry({ Icon, palette, children }: EntryProps) {
  return (
    <Box display="flex" gap="2" alignItems="flex-start">
      <Icon colorPalette={palette} color="colorPalette.fg" mt="0.2em" aria-hidden="true" />
      <Text as="span">{children}</Text>
    </Box>
  );
}
