import { Box, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly grow: string;
  readonly children: (id: string) => ReactNode;
}

export function LabelledControl({ label, grow, children }: Props) {
  const id = useId();
  return (
    <Box flex={grow} minW="0" position="relative" css={{ '& :is(input, select)': { pt: '3.5', textStyle: 'sm' } }}>
      <chakra.label
        htmlFor={id}
        position="absolute"
        top="1"
        insetInlineStart="3.5"
        zIndex="1"
        textStyle="2xs"
        fontWeight="semibold"
        color="fg.muted"
        pointerEvents="none"
      >
        {label}
      </chakra.label>
      {children(id)}
    </Box>
  );
}
