import { Alert } from '@chakra-ui/react';
import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query';
import { unreadableKey } from '../calls/resource.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { countText, type RecordType } from '../record-type.ts';

interface Props {
  readonly listKey: QueryKey;
  readonly rows: readonly unknown[] | undefined;
  readonly type: Pick<RecordType<never>, 'noun' | 'plural'>;
  /** What follows from it for whoever reads the list. */
  readonly children: string;
}

/** Says how many rows of a list could not be read; nothing where all of them could. */
export function UnreadableRows({ listKey, rows, type, children }: Props) {
  const { data: unreadable = 0 } = useQuery<number>({ queryKey: unreadableKey(listKey), queryFn: skipToken });
  if (unreadable === 0 || !rows) return null;
  return (
    <Notice
      status="warning"
      role="status"
      title={`${countText(unreadable, rows.length + unreadable, type)} could not be read`}
    >
      <Alert.Description>{children}</Alert.Description>
    </Notice>
  );
}
