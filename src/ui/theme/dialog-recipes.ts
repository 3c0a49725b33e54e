import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { headerHeight, pageInsetBottom } from './tokens.ts';

const layer = { position: 'fixed', inset: `0 0 ${pageInsetBottom}`, zIndex: 'modal' } as const;
const backdrop = {
  ...layer,
  bg: 'rgb(0 0 0 / 0.55)',
  _open: { animation: 'fade-in 200ms' },
} as const;

export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'description', 'body', 'footer', 'closeTrigger'],
  base: {
    backdrop,
    positioner: {
      ...layer,
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'flex-start',
      overflow: 'auto',
      p: { base: '3', md: '6' },
      // The room for a toast, whether there is one or not.
      pt: headerHeight,
      // What takes the focus stops above the buttons of a form (src/records/form/FormActions.tsx).
      '&:has(.form-actions)': { scrollPaddingBottom: '5rem' },
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      my: 'auto',
      outline: '0',
      bg: 'bg.panel',
      color: 'fg',
      borderRadius: 'l3',
      boxShadow: 'xl',
      _open: { animation: 'scale-in 200ms, fade-in 200ms' },
    },
    header: { px: '6', pt: '6', pb: '2', pe: '14' },
    title: { fontFamily: 'heading', fontWeight: 'semibold', textStyle: '2xl' },
    description: { color: 'fg.muted' },
    body: { px: '6', pt: '2', pb: '6', flex: '1' },
    footer: { px: '6', pb: '6', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '3' },
    closeTrigger: { position: 'absolute', top: '4', insetEnd: '4' },
  },
  variants: {
    size: {
      sm: { content: { maxW: 'md' } },
      md: { content: { maxW: 'xl' } },
      lg: { content: { maxW: '3xl' } },
    },
  },
  defaultVariants: { size: 'md' },
});

export const drawerRecipe = defineSlotRecipe({
  className: 'drawer',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer', 'closeTrigger'],
  base: {
    backdrop,
    // It begins below the bar too.
    positioner: { ...layer, display: 'flex', justifyContent: 'flex-end', overscrollBehavior: 'none', pt: headerHeight },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxW: 'xs',
      height: '100%',
      outline: '0',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'xl',
      _open: {
        animation: 'slide-from-right-full 250ms cubic-bezier(0.32, 0.72, 0, 1)',
        _rtl: { animationName: 'slide-from-left-full' },
      },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      px: '5',
      py: '3',
      borderBottomWidth: '1px',
    },
    title: { fontFamily: 'heading', fontWeight: 'semibold', textStyle: 'lg' },
    body: { px: '3', py: '4', flex: '1', overflow: 'auto' },
    footer: { px: '5', py: '4', borderTopWidth: '1px', display: 'flex', gap: '3' },
  },
});
