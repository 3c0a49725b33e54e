import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

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
    indicator: { flexShrink: '0', color: 'colorPalette.fg', boxSize: '1.4em', '& svg': { boxSize: 'full' } },
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

export const progress = defineSlotRecipe({
  className: 'progress',
  slots: ['root', 'track', 'range'],
  base: {
    root: { width: '100%' },
    track: { overflow: 'hidden', borderRadius: 'full', bg: 'bg.emphasized', h: '2' },
    range: { h: '100%', bg: 'accent.solid' },
  },
});
