import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { ChangePassword } from '#src/features/accounts/change-password.tsx';
import { useExtension } from '#src/platform/server/extensions.ts';
import { SuccessIcon, WarningIcon } from '#src/ui/icons.tsx';
import { link } from '#src/ui/theme/recipes.ts';
import { TextLink } from '#src/ui/links.tsx';
import { TitledCard } from '#src/ui/TitledCard.tsx';
import { withSkeleton } from './current-student.tsx';
import type { OwnRecord } from './own-record.ts';
import { toDo } from './to-do.ts';

export function ToDo({ student }: { readonly student: OwnRecord | undefined }) {
  const canWriteContact = useExtension('profile');
  const [isChanging, setIsChanging] = useState(false);
  const items = student && toDo(student, { canWriteContact });
  return (
    <>
      <TitledCard
        title="What to do now"
        headingId="to-do"
        titleSize="md"
        size="sm"
        gap="2"
        {...(items && items.length > 0 && due)}
      >
        {withSkeleton(items, (todo) =>
          todo.length === 0 ? (
            <Entry Icon={SuccessIcon} palette="green">
              Nothing needs your attention.
            </Entry>
          ) : (
            <Stack as="ul" gap="2">
              {todo.map(({ title, text, action }) => (
                <li key={title}>
                  <Entry Icon={WarningIcon} palette="orange">
                    <Title>{`${title}. `}</Title>
                    <span>{`${text} `}</span>
                    {action === 'profile' && <TextLink to="/student/profile">Complete your profile</TextLink>}
                    {action === 'password' && (
                      <ActionLink type="button" cursor="pointer" onClick={() => setIsChanging(true)}>
                        Change your password
                      </ActionLink>
                    )}
                  </Entry>
                </li>
              ))}
            </Stack>
          ),
        )}
      </TitledCard>
      <ChangePassword open={isChanging} onClose={() => setIsChanging(false)} />
    </>
  );
}

/** What somebody has to do stands out from what is only to be known. */
const due = { bg: 'accent.muted', borderWidth: '1px', borderColor: 'accent.solid' } as const;

const Title = chakra('strong', { base: { textStyle: 'lg' } });

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
