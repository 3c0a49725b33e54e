import { defineRecipe } from '@chakra-ui/react/styled-system';

const size = (height: string, px: string, textStyle: string, gap: string) => ({
  h: height,
  minW: height,
  px,
  textStyle,
  gap,
  '& svg': { boxSize: '1.15em' },
});

/** `solid` is for the most important action of a screen. */
export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
    flexShrink: '0',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    userSelect: 'none',
    cursor: 'button',
    outline: '0',
    textDecoration: 'none',
    transition: 'background-color 150ms, border-color 150ms, color 150ms, box-shadow 150ms',
    focusVisibleRing: 'outside',
    _disabled: { opacity: '0.55', cursor: 'disabled' },
  },
  variants: {
    size: {
      xs: size('8', '2.5', 'xs', '1'),
      sm: size('9', '3.5', 'sm', '1.5'),
      md: size('10', '4', 'sm', '2'),
      lg: size('12', '6', 'md', '2.5'),
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        boxShadow: 'inset 0 1px 0 rgb(255 255 255 / 0.14)',
        _hover: { bg: 'colorPalette.solid/88' },
        _expanded: { bg: 'colorPalette.solid/88' },
      },
      subtle: {
        bg: 'colorPalette.muted',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.emphasized' },
        _expanded: { bg: 'colorPalette.emphasized' },
      },
      surface: {
        bg: 'bg.panel',
        color: 'colorPalette.fg',
        borderColor: 'border.emphasized',
        _hover: { bg: 'colorPalette.subtle', borderColor: 'colorPalette.border' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      ghost: {
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.muted' },
        _expanded: { bg: 'colorPalette.muted' },
      },
      // The second button on a dark background, beside one in the accent colour.
      inverted: { color: 'inherit', borderColor: 'currentColor', _hover: { bg: 'white/10' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});
