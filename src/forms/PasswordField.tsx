import { Box, IconButton, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../ui/icons.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

interface Props extends FieldProps {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password, with a button to show it. */
export function PasswordField({ autoComplete, ...frame }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...frame} required>
      {(control) => (
        <Box position="relative" width="full">
          <Input {...control} type={shown ? 'text' : 'password'} autoComplete={autoComplete} pe="12" />
          <Box position="absolute" insetEnd="1" top="0" height="full" display="flex" alignItems="center">
            <IconButton
              variant="ghost"
              size="sm"
              aria-label={shown ? 'Hide password' : 'Show password'}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOffIcon /> : <EyeIcon />}
            </IconButton>
          </Box>
        </Box>
      )}
    </FieldFrame>
  );
}
