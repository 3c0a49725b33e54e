import { createAtom, useSelector } from '@tanstack/react-store';
import { IconButton } from '@chakra-ui/react';
import { t } from '#src/languages/texts.ts';
import { localStore } from '#src/platform/storage/safe-storage.ts';
import { type ColorMode, colorModeKey, drawColorMode, preferredColorMode, systemPrefersDark } from './preferred.ts';
import { MoonIcon, SunIcon } from '../icons.tsx';

const mode = createAtom<ColorMode>('light');

function apply(next: ColorMode): void {
  mode.set(next);
  drawColorMode(next);
}

const follow = () => apply(preferredColorMode());

/** Applies the color mode and keeps it current. Called before the first render, so that nothing is drawn in the other one. */
export function startColorMode(): void {
  follow();
  systemPrefersDark()?.addEventListener('change', follow);
  window.addEventListener('storage', (event) => {
    if (event.key === colorModeKey || event.key === null) follow();
  });
  // Paper is white.
  window.addEventListener('beforeprint', () => drawColorMode('light'));
  window.addEventListener('afterprint', () => drawColorMode(mode.get()));
}

/** Applies a person's choice, and stores it for the next visit where the browser stores anything. */
export function chooseColorMode(next: ColorMode): void {
  localStore.set(colorModeKey, next);
  apply(next);
}

export const useColorMode = (): ColorMode => useSelector(mode);

export function ColorModeButton() {
  const dark = useColorMode() === 'dark';
  return (
    <IconButton
      variant="ghost"
      // Its name depends on the mode, which HTML that was rendered when the portal was built does not know.
      data-control="color mode"
      css={{
        '& svg': { _first: { display: 'none', _dark: { display: 'block' } }, _last: { _dark: { display: 'none' } } },
      }}
      aria-label={dark ? t`Switch to light mode` : t`Switch to dark mode`}
      onClick={() => chooseColorMode(dark ? 'light' : 'dark')}
    >
      {/* Both, since HTML that was rendered when the portal was built has to be right in either mode. */}
      <SunIcon />
      <MoonIcon />
    </IconButton>
  );
}
