import { describe, expect, it } from 'vitest';
import { isPlaced, placementLabel, placementTone } from './placement.ts';

describe('section 4: the default placement label is Not Placed', () => {
  it.each([
    [{}, 'Not Placed', 'neutral'],
    [{ placementStatus: null }, 'Not Placed', 'neutral'],
    [{ placementStatus: ' ' }, 'Not Placed', 'neutral'],
    [{ placementStatus: 'Not Placed' }, 'Not Placed', 'neutral'],
    [{ placementStatus: 'Placed' }, 'Placed', 'success'],
    [{ placementStatus: 'Higher Studies' }, 'Higher Studies', 'info'],
    [{ placementStatus: 'On Leave' }, 'On Leave', 'neutral'],
  ])('The placement of %j shows %s (%s)', (student, label, tone) => {
    expect(placementLabel(student)).toBe(label);
    expect(placementTone(student)).toBe(tone);
  });
});

describe('section 9: placed = non-empty trimmed placement company', () => {
  it.each([
    [{}, false],
    [{ company: null }, false],
    [{ company: '' }, false],
    [{ company: '  ' }, false],
    [{ company: 'Infosys' }, true],
    [{ placementStatus: 'Placed' }, false],
  ])('The student %j counts as placed: %s', (student, expected) => {
    expect(isPlaced(student)).toBe(expected);
  });
});
