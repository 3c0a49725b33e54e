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
  _hover: { borderColor: 'fg.muted' },
  _focusVisible: { borderColor: 'brand.focusRing', boxShadow: '0 0 0 3px {colors.brand.focusRing/30}' },
  _readOnly: { bg: 'bg.muted', borderStyle: 'dashed' },
  _disabled: { opacity: '0.55', cursor: 'disabled' },
  _invalid: { borderColor: 'border.error', _focusVisible: { boxShadow: '0 0 0 3px {colors.border.error/30}' } },
} as const;

export const input = defineRecipe({ className: 'input', base: { ...control, h: '11', px: '3.5', textStyle: 'md' } });

export const textarea = defineRecipe({
  className: 'textarea',
  base: { ...control, px: '3.5', py: '2.5', minH: '28', textStyle: 'md', lineHeight: 'moderate' },
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
