/** How the second button of a dark band looks, beside the marigold one. */
export const quietOnDark = {
  variant: 'outline',
  color: 'inherit',
  borderColor: 'currentColor',
  _hover: { bg: 'white/10' },
} as const;
