import { Alert, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { WarningIcon } from '../../../ui/icons.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** What has happened to a course while it was being edited. The button that was pressed is far below, and gives up the focus. */
export function EditNotice({ title, children }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert.Root ref={notice} tabIndex={-1} status="warning" role="alert" mb="5">
      <Alert.Indicator>
        <WarningIcon />
      </Alert.Indicator>
      <Alert.Content minW="0">
        <Alert.Title>{title}</Alert.Title>
        <Stack gap="3" overflowWrap="anywhere">
          {children}
        </Stack>
      </Alert.Content>
    </Alert.Root>
  );
}
