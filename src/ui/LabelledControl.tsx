import { Box, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface Props {
  readonly label: string;
  /** How it shares the room of its line: a CSS `flex`. */
  readonly grow: string;
  readonly children: (id: string) => ReactNode;
}

/** A control of a list, outside any form, under its label. */
export function LabelledControl({ label, grow, children }: Props) {
  const id = useId();
  return (
    <Box flex={grow} minW="0">
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="semibold" display="block" mb="1">
        {label}
      </chakra.label>
      {children(id)}
    </Box>
  );
}
