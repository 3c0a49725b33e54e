import { defineRecipe } from '@chakra-ui/react/styled-system';

const sizes = ['sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl'];

export const heading = defineRecipe({
  className: 'heading',
  base: { fontFamily: 'heading', fontWeight: 'semibold', letterSpacing: 'tight', textWrap: 'balance', color: 'fg' },
  variants: { size: Object.fromEntries(sizes.map((size) => [size, { textStyle: size }])) },
  defaultVariants: { size: 'xl' },
});

/** Links in running text are underlined, since colour alone is not accessible to everybody. */
export const link = defineRecipe({
  className: 'link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    color: 'brand.fg',
    fontWeight: 'medium',
    borderRadius: 'l1',
    outline: 'none',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    focusVisibleRing: 'outside',
    _hover: { textDecorationThickness: '2px' },
  },
});

export const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    borderRadius: 'full',
    fontFamily: 'body',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    variant: {
      subtle: { bg: 'colorPalette.muted', color: 'colorPalette.fg' },
      outline: { color: 'colorPalette.fg', boxShadow: 'inset 0 0 0 1px {colors.colorPalette.border}' },
    },
    size: { sm: { textStyle: 'xs', px: '2.5', minH: '6' }, md: { textStyle: 'sm', px: '3', minH: '7' } },
  },
  defaultVariants: { variant: 'subtle', size: 'sm' },
});

export const container = defineRecipe({
  className: 'container',
  base: { position: 'relative', w: '100%', maxWidth: '7xl', mx: 'auto', px: { base: '4', md: '6', lg: '8' } },
});

export const spinner = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    boxSize: 'var(--spinner-size)',
    borderRadius: 'full',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderInlineStartColor: 'transparent',
    animation: 'spin',
  },
  variants: {
    size: {
      inherit: { '--spinner-size': '1em' },
      sm: { '--spinner-size': 'sizes.4' },
      md: { '--spinner-size': 'sizes.5' },
      lg: { '--spinner-size': 'sizes.8' },
    },
  },
  defaultVariants: { size: 'md' },
});

export const skeleton = defineRecipe({
  className: 'skeleton',
  base: {
    bg: 'bg.emphasized',
    borderRadius: 'l1',
    color: 'transparent',
    animation: 'pulse',
    '& *': { visibility: 'hidden' },
  },
});
