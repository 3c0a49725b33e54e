import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

const control = {
  width: '100%',
  minWidth: '0',
  appearance: 'none',
  textAlign: 'start',
  borderRadius: 'l2',
  borderWidth: '1px',
  borderColor: 'border.control',
  bg: 'bg.panel',
  color: 'fg',
  outline: '0',
  transition: 'border-color 150ms, box-shadow 150ms',
  _hover: { borderColor: 'fg.muted' },
  _focusVisible: { borderColor: 'brand.focusRing', boxShadow: '0 0 0 3px {colors.brand.focusRing/30}' },
  _readOnly: { bg: 'bg.muted', borderStyle: 'dashed' },
  _disabled: { opacity: '0.55', cursor: 'disabled' },
  _invalid: { borderColor: 'border.error', _focusVisible: { boxShadow: '0 0 0 3px {colors.border.error/30}' } },
} as const;

const height = (value: string, px: string, textStyle: string) => ({ h: value, px, textStyle });
const heights = {
  xs: height('8', '2', 'xs'),
  sm: height('9', '2.5', 'sm'),
  md: height('11', '3.5', 'md'),
  lg: height('12', '4', 'md'),
};

const outline = { outline: {} };

export const input = defineRecipe({
  className: 'input',
  base: control,
  variants: { size: heights, variant: outline },
  defaultVariants: { size: 'md', variant: 'outline' },
});

export const textarea = defineRecipe({
  className: 'textarea',
  base: { ...control, py: '2.5', minH: '28', lineHeight: 'moderate' },
  variants: { size: { sm: { px: '2.5', textStyle: 'sm' }, md: { px: '3.5', textStyle: 'md' } }, variant: outline },
  defaultVariants: { size: 'md', variant: 'outline' },
});

export const nativeSelect = defineSlotRecipe({
  className: 'native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { width: '100%', position: 'relative', display: 'flex', height: 'fit-content' },
    field: { ...control, lineHeight: 'normal', '& > option, & > optgroup': { bg: 'bg.panel', color: 'fg' } },
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
  variants: {
    size: {
      xs: { field: { ...heights.xs, pe: '8' } },
      sm: { field: { ...heights.sm, pe: '9' } },
      md: { field: { ...heights.md, pe: '10' } },
      lg: { field: { ...heights.lg, pe: '10' } },
    },
    variant: { outline: {} },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
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
  variants: { orientation: { vertical: {} } },
  defaultVariants: { orientation: 'vertical' },
});
