import { useChakraContext, type SystemStyleObject } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { memo } from 'react';
import { badgeEdge } from '../theme/recipes.ts';

export const TABLE = 'data-table';
/** Height of the columns' headings, which stay over the rows that are scrolled, in rem. */
export const HEADING_REM = 2.25;
const headingHeight = `${HEADING_REM}rem`;

/** The ground of a chosen row. */
export const chosenGround = { base: 'brand.subtle', _dark: 'brand.800' };

/** The looks of every table. Cells are plain elements, as cheap as plain HTML; `data-tone` colours a word. */
const style: SystemStyleObject = {
  position: 'relative',
  overflow: 'auto',
  contain: 'layout paint',
  maxH: 'max(20rem, min(46rem, 100dvh - 12rem))',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l3',
  '&[data-fills]': { md: { flex: '0 1 auto', minH: '0', maxH: 'none' } },
  scrollPaddingTop: headingHeight,
  overscrollBehaviorY: 'auto',
  focusVisibleRing: 'outside',
  '& table': { width: 'full', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '0', textStyle: 'sm' },
  '& caption': { srOnly: true },
  // The whole head: a layer for each of its cells would cost every frame.
  '& thead': { position: 'sticky', top: '0', zIndex: '1' },
  '& thead th': {
    height: headingHeight,
    px: '2.5',
    bg: { base: 'bg.muted', _dark: 'bg.emphasized' },
    borderBottomWidth: '1px',
    borderColor: 'border.emphasized',
    textAlign: 'start',
    fontWeight: 'semibold',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
  },
  '& thead button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    // With its padding it reaches as far as the cell does.
    maxW: 'calc(100% + {spacing.4})',
    minH: '8',
    mx: '-2',
    px: '2',
    borderRadius: 'l1',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& svg': { width: '0.5rem', flexShrink: '0', fill: 'currentcolor' },
    '& path': { opacity: '0.75' },
    '&:hover path': { opacity: '1' },
    '&[data-sorted]': { color: 'fg' },
    '&[data-sorted] path': { opacity: '0.3' },
    '&[data-sorted=ascending] .up, &[data-sorted=descending] .down': { opacity: '1', fill: 'accent.fg' },
  },
  // Told apart by what stays: an attribute that differs by row would have every cell looked at anew when the list is scrolled.
  '& tbody tr:not([aria-hidden], [aria-selected=true]):hover > *': { bg: 'bg' },
  '& tbody :is(th, td)': {
    px: '2.5',
    py: '0',
    borderBottomWidth: '1px',
    borderColor: 'border',
    textAlign: 'start',
    fontWeight: 'normal',
    truncate: true,
    // Nothing of a cell reaches beyond it, which spares the browser some painting. With its paint contained as well a
    // cell would end at a whole pixel, and the line under a row have gaps wherever a column does not.
    contain: 'layout',
  },
  '& tbody tr[aria-selected=true] > *': { bg: chosenGround },
  '& tbody[data-opens] tr:not([aria-hidden])': { cursor: 'pointer' },
  '& .select': { width: '2.75rem', p: '0' },
  '& .select label': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    // The whole height of the cell, without the line below it.
    height: 'calc(var(--row) - 2px)',
    cursor: 'pointer',
    userSelect: 'none',
  },
  '& .select input': {
    width: '1.15rem',
    height: '1.15rem',
    accentColor: 'brand.solid',
    cursor: 'pointer',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    _disabled: { cursor: 'not-allowed' },
    // The browser's own empty box is a neutral grey, which belongs to neither mode.
    '&:not(:checked, :indeterminate)': {
      appearance: 'none',
      borderWidth: '1px',
      borderColor: 'border.control',
      bg: 'bg.panel',
    },
  },
  '& thead .select label': { height: headingHeight },
  '& .unseen': { srOnly: true },
  '& [data-gap] td': { p: '0', border: '0', height: 'auto' },
  '& :is(th, td)[data-end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' },
  '& thead th[data-end] button': { flexDirection: 'row-reverse' },
  '& tbody a': {
    // The ring of the focus stands off the letters, as far as the cell has room.
    mx: '-1',
    px: '1',
    color: 'brand.fg',
    fontWeight: 'semibold',
    borderRadius: 'l1',
    textUnderlineOffset: '0.2em',
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
    _hover: { textDecoration: 'underline' },
  },
  // A name that opens all of its row in a dialog.
  '& .opener': {
    maxW: 'full',
    textAlign: 'start',
    color: 'brand.fg',
    fontWeight: 'semibold',
    cursor: 'pointer',
    borderRadius: 'l1',
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
    _hover: { textDecoration: 'underline' },
  },
  // Letters that are taller than Latin ones reach beyond the line.
  '& .line': { display: 'block', overflowX: 'clip', textOverflow: 'ellipsis' },
  // Words of a record keep their own direction, so that their beginning is what a narrow column shows, and stay in line.
  '& tbody :is(td, .line)[dir=auto]': { textAlign: 'left', _rtl: { textAlign: 'right' } },
  // As much room above the first line as below the second.
  '& table:not([data-lines]) tbody .line': { lineHeight: '1.2' },
  '& tbody strong': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums lining-nums' },
  '& .marked': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
  '& .marked > :last-child': { flexShrink: '0' },
  // Rows that stand close together have one line in place of two, and one less where they are all lines.
  '&[data-dense] table:not([data-lines]) tbody .line': { display: 'inline', me: '2' },
  '&[data-dense] [data-lines] .line + .line + .line': { display: 'none' },
  // Two lines of a sentence; a tooltip has the rest.
  '& .wrap': { whiteSpace: 'normal', lineClamp: '2', lineHeight: 'shorter', py: '0.15em', my: '-0.15em' },
  '&[data-dense] .wrap': { lineClamp: '1' },
  '& .minor': { color: 'fg.muted', textStyle: 'xs' },
  '& .due': { color: 'fg.error', fontWeight: 'semibold' },
  '& [data-tone]': {
    display: 'inline-block',
    maxW: 'full',
    px: '2',
    borderRadius: 'full',
    bg: 'colorPalette.muted',
    color: 'colorPalette.fg',
    textStyle: 'xs',
    lineHeight: 'calc(1.5rem - 2px)',
    fontWeight: 'semibold',
    truncate: true,
    verticalAlign: 'middle',
    ...badgeEdge,
  },
  // Its figure stands under those without a badge.
  '& [data-end] [data-tone]': { me: '-2' },
  // What many rows say is a word with a dot, so that the filled badges are the few that somebody has to look at.
  '& [data-tone=neutral], & [data-tone=success], & [data-tone=danger]': {
    px: '0',
    borderWidth: '0',
    bg: 'transparent',
    color: 'inherit',
    textStyle: 'sm',
    fontWeight: 'inherit',
    // With a border, which is drawn in forced colours too.
    _before: {
      content: '""',
      display: 'inline-block',
      boxSize: '7px',
      me: '2',
      verticalAlign: '0.1em',
      borderWidth: '2px',
      borderColor: 'colorPalette.focusRing',
      bg: 'colorPalette.focusRing',
      borderRadius: 'full',
    },
  },
  '& [data-tone=neutral]': { colorPalette: 'gray', color: 'fg.muted', _before: { bg: 'transparent' } },
  '& [data-tone=success]': { colorPalette: 'green' },
  '& [data-tone=danger]': { colorPalette: 'red', color: 'fg.error' },
  '& [data-tone=warning]': { colorPalette: 'orange' },
  '& [data-tone=info]': { colorPalette: 'blue' },
  '& [data-placeholder] td:not(.select)::before': {
    content: '""',
    display: 'block',
    height: '0.75rem',
    width: 'var(--bar-width, 70%)',
    borderRadius: 'full',
    bg: 'bg.emphasized',
    animation: 'pulse',
  },
  // The widths differ by row: a rule about the place of a cell would be tried at every cell that is scrolled in.
  '& [data-placeholder]:nth-of-type(odd)': { '--bar-width': '45%' },
  '& [data-placeholder]:nth-of-type(3n)': { '--bar-width': '85%' },
};

/** The tables' style sheet. A styled frame would work through all of it whenever a key changes the rows inside. */
export const TableStyle = memo(function TableStyle() {
  const { css } = useChakraContext();
  return <Global styles={{ [`.${TABLE}`]: css(style) }} />;
});
