/** The global styles of every page. */
export const globalCss = {
  html: {
    bg: 'bg',
    color: 'fg',
    lineHeight: 'moderate',
    colorPalette: 'brand',
    colorScheme: 'light',
    textSizeAdjust: '100%',
    scrollPaddingTop: '5rem',
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
    '&.dark': { colorScheme: 'dark' },
  },
  body: { textStyle: 'md', minH: '100dvh', fontFeatureSettings: '"kern", "liga"' },
  '#root': { minH: '100dvh', display: 'flex', flexDirection: 'column' },
  '*::placeholder': { color: 'fg.muted' },
  '*::selection': { bg: 'accent.emphasized', color: 'fg' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Zero and not 0.01ms: with any duration an inherited colour would change in one element after the other.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
};
