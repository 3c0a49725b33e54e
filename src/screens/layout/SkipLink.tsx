import { chakra } from '@chakra-ui/react';

const Skip = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'skipNav',
    px: '4',
    py: '3',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'semibold',
    borderRadius: 'l2',
    translate: '0 -5rem',
    _focusVisible: { translate: '0 0' },
  },
});

/** The first stop of the keyboard: past the bar, to the screen. */
export function SkipLink() {
  return (
    <Skip
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      Skip to main content
    </Skip>
  );
}
