/** The year that pages of words tell of, for `define`: half a year back, so that nothing is of a year that has just begun. */
export const contentYear = {
  'import.meta.env.VITE_CONTENT_YEAR': JSON.stringify(
    String(new Date(Date.now() - 183 * 24 * 60 * 60_000).getFullYear()),
  ),
};
