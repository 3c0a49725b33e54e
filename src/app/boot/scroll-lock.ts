/**
 * Chakra's scroll lock writes the width of the scrollbar on the root where another one stands there, and a variable of the
 * root restyles every element. Where a scrollbar takes no room, as on a phone, it then has nothing to write.
 */
export const noteNoScrollbar = (): void => document.documentElement.style.setProperty('--scrollbar-width', '0px');
