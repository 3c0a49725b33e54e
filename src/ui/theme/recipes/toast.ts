import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const tone = (palette: string) => ({ colorPalette: palette });

/** A panel with a coloured edge, in the colours of the page. */
export const toastRecipe = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title', 'closeTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      py: '3.5',
      ps: '4',
      pe: '3',
      borderRadius: 'l2',
      borderInlineStartWidth: '4px',
      borderColor: 'colorPalette.solid',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'lg',
      focusVisibleRing: 'outside',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transition: 'translate 300ms, scale 300ms, opacity 300ms, height 300ms',
      transitionTimingFunction: 'ease-out',
      '&[data-type=success]': tone('green'),
      '&[data-type=error]': tone('red'),
      '&[data-type=warning]': tone('orange'),
      '&[data-type=info]': tone('blue'),
      '& .toast-icon': { color: 'colorPalette.fg', mt: '0.15em' },
    },
    title: { flex: '1', minW: '0', fontWeight: 'medium', overflowWrap: 'anywhere' },
    closeTrigger: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: '7',
      flexShrink: '0',
      borderRadius: 'l1',
      color: 'fg.muted',
      cursor: 'button',
      focusVisibleRing: 'outside',
      _hover: { bg: 'bg.muted', color: 'fg' },
    },
  },
});
