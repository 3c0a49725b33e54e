/** Section 9, duration label of a course: `1 Year`, `N Years`, or `Duration not specified` where it is missing. */
export function durationLabel(years: number | null | undefined): string {
  if (typeof years !== 'number' || !Number.isFinite(years) || years <= 0) return 'Duration not specified';
  return years === 1 ? '1 Year' : `${years} Years`;
}
