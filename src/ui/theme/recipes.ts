import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

const buttonSize = (height: string, px: string, textStyle: string, gap: string) => ({
  h: height,
  minW: height,
  px,
  textStyle,
  gap,
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
      xs: buttonSize('8', '2.5', 'xs', '1'),
      sm: buttonSize('9', '3.5', 'sm', '1.5'),
      md: buttonSize('10', '4', 'sm', '2'),
      lg: buttonSize('12', '6', 'md', '2.5'),
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        boxShadow: 'inset 0 1px 0 rgb(255 255 255 / 0.14)',
        _hover: { filter: 'brightness(1.12)' },
        _expanded: { filter: 'brightness(1.12)' },
      },
      surface: {
        bg: 'bg.panel',
        color: 'colorPalette.fg',
        borderColor: 'border.emphasized',
        _hover: { bg: 'colorPalette.subtle', borderColor: 'colorPalette.border' },
        _expanded: { bg: 'colorPalette.subtle' },
        _pressed: { bg: 'colorPalette.muted', borderColor: 'colorPalette.solid' },
      },
      ghost: {
        color: 'colorPalette.fg',
        // Without a border its text would stand far from the edge of a phone.
        mdDown: { px: '2' },
        _hover: { bg: 'colorPalette.muted' },
        _expanded: { bg: 'colorPalette.muted' },
        _pressed: { bg: 'colorPalette.muted' },
      },
      // Beside the title of a list, where one other button leads.
      plain: {
        px: '2.5',
        color: 'fg.muted',
        fontWeight: 'medium',
        // On a phone its text stands at the edge of the page, like the title.
        mdDown: { px: '0', minW: '0', borderWidth: '0' },
        _hover: { bg: 'bg.emphasized', color: 'fg' },
        _expanded: { bg: 'bg.emphasized', color: 'fg' },
      },
      // The second button on a dark background, beside one in the accent colour.
      inverted: { color: 'inherit', borderColor: 'currentColor', _hover: { bg: 'rgb(255 255 255 / 0.1)' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

const control = {
  width: '100%',
  minWidth: '0',
  appearance: 'none',
  borderRadius: 'l2',
  borderWidth: '1px',
  borderColor: 'border.control',
  bg: 'bg.panel',
  color: 'fg',
  outline: '0',
  _hover: { borderColor: 'fg.muted' },
  _focusVisible: { borderColor: 'brand.focusRing', boxShadow: '0 0 0 3px {colors.brand.focusRing/30}' },
  _disabled: { opacity: '0.55', cursor: 'disabled' },
  _invalid: { borderColor: 'border.error', _focusVisible: { boxShadow: '0 0 0 3px {colors.border.error/30}' } },
} as const;

export const input = defineRecipe({ className: 'input', base: { ...control, h: '11', px: '3.5', textStyle: 'md' } });

export const textarea = defineRecipe({
  className: 'textarea',
  base: { ...control, px: '3.5', py: '2.5', textStyle: 'md', lineHeight: 'moderate' },
});

export const nativeSelect = defineSlotRecipe({
  className: 'native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { width: '100%', position: 'relative', display: 'flex', height: 'fit-content' },
    field: {
      ...control,
      h: '11',
      ps: '3.5',
      pe: '10',
      textStyle: 'md',
      lineHeight: 'normal',
      '& > option, & > optgroup': { bg: 'bg.panel', color: 'fg' },
    },
    indicator: {
      position: 'absolute',
      display: 'inline-flex',
      alignItems: 'center',
      height: '100%',
      top: '0',
      insetEnd: '3',
      pointerEvents: 'none',
      color: 'fg.muted',
      '& svg': { boxSize: '1em' },
    },
  },
});

export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'requiredIndicator', 'helperText', 'errorText'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      position: 'relative',
      gap: '1.5',
      alignItems: 'flex-start',
    },
    label: { display: 'flex', gap: '1', textStyle: 'sm', fontWeight: 'semibold', color: 'fg' },
    requiredIndicator: { color: 'fg.error', lineHeight: '1' },
    // A word that is wider than the form breaks, so that the page does not get wider.
    helperText: { color: 'fg.muted', textStyle: 'sm', maxW: 'full' },
    errorText: { color: 'fg.error', textStyle: 'sm', fontWeight: 'medium', maxW: 'full' },
  },
});

export const card = defineSlotRecipe({
  className: 'card',
  slots: ['root', 'body', 'footer', 'title'],
  base: {
    root: {
      '--card-padding': 'spacing.6',
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      minWidth: '0',
      overflowWrap: 'anywhere',
      borderRadius: 'l3',
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderColor: 'border',
    },
    body: { p: 'var(--card-padding)', flex: '1', display: 'flex', flexDirection: 'column' },
    footer: { px: 'var(--card-padding)', pb: 'var(--card-padding)', display: 'flex', alignItems: 'center', gap: '3' },
    title: { fontFamily: 'heading', fontWeight: 'semibold', textStyle: 'xl' },
  },
  variants: {
    size: { sm: { root: { '--card-padding': 'spacing.4' } }, md: {}, lg: { root: { '--card-padding': 'spacing.8' } } },
    variant: {
      outline: {},
      elevated: { root: { borderColor: 'transparent', boxShadow: 'md' } },
      subtle: { root: { bg: 'bg.muted' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

/** A card that lies over the lower edge of a dark band. */
export const raised = {
  position: 'relative',
  bgColor: 'bg.panel',
  // Drawn under the border: a border of another colour would end before the round corners.
  bgImage: 'linear-gradient({colors.accent.solid} 4px, transparent 4px)',
  backgroundOrigin: 'border-box',
  bgRepeat: 'no-repeat',
  borderRadius: 'l3',
  // Where a person has chosen the colours, its edge alone is seen.
  borderWidth: '1px',
  borderColor: 'transparent',
  borderTopWidth: '4px',
  boxShadow: 'lg',
} as const;

export const alert = defineSlotRecipe({
  className: 'alert',
  slots: ['root', 'indicator', 'content', 'title', 'description'],
  base: {
    root: {
      width: 'full',
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      px: '4',
      py: '3',
      borderRadius: 'l2',
      borderInlineStartWidth: '4px',
      borderColor: 'colorPalette.solid',
      bg: 'colorPalette.subtle',
      color: 'fg',
      textStyle: 'md',
    },
    indicator: { flexShrink: '0', color: 'colorPalette.fg', boxSize: '1.4em' },
    content: { display: 'flex', flexDirection: 'column', flex: '1', gap: '1', minWidth: '0' },
    title: { fontWeight: 'semibold' },
    description: { display: 'inline' },
  },
  variants: {
    status: {
      info: { root: { colorPalette: 'blue' } },
      warning: { root: { colorPalette: 'orange' } },
      success: { root: { colorPalette: 'green' } },
      error: { root: { colorPalette: 'red' } },
    },
  },
  defaultVariants: { status: 'info' },
});

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

/** In dark mode the ground of a badge is hardly another one than that of a card. In forced colours the edge is all there is of it. */
export const badgeEdge = {
  borderWidth: '1px',
  borderColor: { base: 'transparent', _dark: 'colorPalette.border' },
};

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
      subtle: { bg: 'colorPalette.muted', color: 'colorPalette.fg', ...badgeEdge },
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
      lg: { '--spinner-size': 'sizes.8' },
    },
  },
  defaultVariants: { size: 'lg' },
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
