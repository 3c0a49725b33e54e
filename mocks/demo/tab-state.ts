import { type Conditions, noConditions } from './conditions.ts';
import { linkParameters, parseLink } from './link.ts';
import { isTourProgress, type TourProgress } from './tour.ts';

// What a reload of a tab keeps: its conditions, and how far its tour has come.

const conditionsKey = 'demo.conditions';
const tourKey = 'demo.tour';

/** The conditions of this tab, as they were before a reload. They are written as a link has them. */
export function storedConditions(): Conditions {
  try {
    return parseLink(new URLSearchParams(sessionStorage.getItem(conditionsKey) ?? '')).conditions ?? noConditions;
  } catch {
    return noConditions;
  }
}

export function storeConditions(conditions: Conditions): void {
  try {
    sessionStorage.setItem(conditionsKey, linkParameters({ conditions }).toString());
  } catch {
    // The browser lets this page store nothing; the conditions end with it.
  }
}

/** The tour that was under way in this tab before a reload. */
export function storedTour(): TourProgress | undefined {
  try {
    const progress: unknown = JSON.parse(sessionStorage.getItem(tourKey) ?? 'null');
    return isTourProgress(progress) ? progress : undefined;
  } catch {
    return undefined;
  }
}

export function storeTour(progress: TourProgress | undefined): void {
  try {
    if (progress) sessionStorage.setItem(tourKey, JSON.stringify(progress));
    else sessionStorage.removeItem(tourKey);
  } catch {
    // The browser lets this page store nothing; the tour ends with it.
  }
}
