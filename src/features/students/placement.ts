/** The part of a student's record that says where they were placed (section 3). */
export interface PlacementRecord {
  readonly placementStatus?: string | null | undefined;
  readonly company?: string | null | undefined;
}

/** Section 4: the placement status as it is shown, `Not Placed` by default. */
export function placementLabel({ placementStatus }: PlacementRecord): string {
  return placementStatus?.trim() || 'Not Placed';
}

const tones: ReadonlyMap<string, 'success' | 'info'> = new Map([
  ['Placed', 'success'],
  ['Higher Studies', 'info'],
]);

/** The colour of the placement badge; a status that this app does not know stays neutral. */
export function placementTone(student: PlacementRecord): 'success' | 'info' | 'neutral' {
  return tones.get(placementLabel(student)) ?? 'neutral';
}

/** Section 9: a student counts as placed where the placement company, trimmed, is not empty. */
export function isPlaced({ company }: PlacementRecord): boolean {
  return typeof company === 'string' && company.trim() !== '';
}

/** What became of the studies, as the dashboard counts it: placed as section 9 has it, or going on studying, or neither. */
export const OUTCOMES = ['Placed', 'Higher Studies', 'Not Placed'] as const;

/** Which of them a student is counted as. */
export function outcomeOf(student: PlacementRecord): (typeof OUTCOMES)[number] {
  if (isPlaced(student)) return 'Placed';
  return placementLabel(student) === 'Higher Studies' ? 'Higher Studies' : 'Not Placed';
}
