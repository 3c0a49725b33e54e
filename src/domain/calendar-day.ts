/** The day that it is at a moment by the person's own clock, written as the contract writes days: `2026-05-18`. */
export function dayOf(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-');
}
