import { Alert } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { statusIcons } from './icons.tsx';
import { Message } from './Message.tsx';

interface Props extends Omit<ComponentProps<typeof Alert.Root>, 'title'> {
  readonly status: keyof typeof statusIcons;
  readonly title?: ReactNode;
}

/** Chakra's alert with the icon of its status. */
export function Notice({ status, title, children, ...root }: Props) {
  const Icon = statusIcons[status];
  return (
    <Alert.Root status={status} {...root}>
      <Alert.Indicator>
        <Icon />
      </Alert.Indicator>
      <Alert.Content>
        {title && <Alert.Title>{typeof title === 'string' ? <Message text={title} /> : title}</Alert.Title>}
        {children}
      </Alert.Content>
    </Alert.Root>
  );
}
