import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { ChangePassword } from '#src/features/accounts/change-password.tsx';
import { useExtension } from '#src/platform/server/extensions.ts';
import { SuccessIcon, WarningIcon } from '#src/ui/icons.tsx';
import { link, raised } from '#src/ui/theme/recipes.ts';
import { TextLink } from '#src/ui/links.tsx';
import { withSkeleton } from './current-student.tsx';
import type { OwnRecord } from './own-record.ts';
import { placementNews, toDo } from './to-do.ts';
import { t } from '#src/languages/texts.ts';

export function ToDo({ student }: { readonly student: OwnRecord | undefined }) {
  const canWriteContact = useExtension('profile');
  const [isChanging, setIsChanging] = useState(false);
  const items = student && toDo(student, { canWriteContact });
  const placed = student && placementNews(student);
  const isDue = items !== undefined && items.length > 0;
  const isDone = items?.length === 0;
  return (
    <>
      <Status aria-labelledby="to-do" {...(isDue && { bgColor: 'accent.muted' })} {...(isDone && { bgImage: 'none' })}>
        <Heading as="h2" id="to-do" size="md" srOnly={!isDue}>
          {t`What to do now`}
        </Heading>
        {withSkeleton(items, (todo) =>
          todo.length === 0 ? (
            <Entry Icon={SuccessIcon} palette="green">
              {placed && <Title>{`${placed} `}</Title>}
              {t`Nothing needs your attention.`}
            </Entry>
          ) : (
            <Stack as="ul" gap="2">
              {todo.map(({ title, text, action }) => (
                <li key={title}>
                  <Entry Icon={WarningIcon} palette="orange">
                    <Title>{`${t`${title}.`} `}</Title>
                    <span>{`${text} `}</span>
                    {action === 'profile' && <TextLink to="/student/profile">{t`Complete your profile`}</TextLink>}
                    {action === 'password' && (
                      <ActionLink type="button" cursor="pointer" onClick={() => setIsChanging(true)}>
                        {t`Change your password`}
                      </ActionLink>
                    )}
                  </Entry>
                </li>
              ))}
            </Stack>
          ),
        )}
      </Status>
      <ChangePassword open={isChanging} onClose={() => setIsChanging(false)} />
    </>
  );
}

/** One line where there is nothing to do, and while that is not known yet. */
const Status = chakra('section', {
  base: {
    ...raised,
    display: 'grid',
    gridTemplateColumns: { md: 'auto 1fr' },
    columnGap: '8',
    rowGap: '2',
    alignItems: 'baseline',
    px: { base: '4', md: '6' },
    py: '3',
  },
});

const Title = chakra('strong', { base: { textStyle: 'lg' } });

const ActionLink = chakra('button', link);

interface EntryProps {
  readonly Icon: typeof SuccessIcon;
  readonly palette: string;
  readonly children: ReactNode;
}

function Entry({ Icon, palette, children }: EntryProps) {
  return (
    <Box
      display="flex"
      gap="2"
      alignItems="flex-start"
      css={{ '& > svg': { colorPalette: palette, color: 'colorPalette.fg', mt: '0.2em' } }}
    >
      <Icon />
      <Text as="span" minW="0" overflowWrap="anywhere">
        {children}
      </Text>
    </Box>
  );
}
