import { IconButton } from '@chakra-ui/react';
import { MoonIcon, SunIcon } from '../icons.tsx';
import { chooseColorMode, useColorMode } from './color-mode.ts';

/** Switches between light and dark mode. */
export function ColorModeButton() {
  const dark = useColorMode() === 'dark';
  return (
    <IconButton
      variant="ghost"
      // Its name depends on the mode, which HTML that was rendered when the portal was built does not know.
      data-control="color mode"
      aria-label={dark ? 'Switch to light mode' : 'Switch to dark mode'}
      onClick={() => chooseColorMode(dark ? 'light' : 'dark')}
    >
      {/* Both, since HTML that was rendered when the portal was built has to be right in either mode. */}
      <SunIcon display="none" _dark={{ display: 'block' }} />
      <MoonIcon _dark={{ display: 'none' }} />
    </IconButton>
  );
}
