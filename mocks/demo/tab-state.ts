import { type Conditions, noConditions } from './conditions.ts';
import { linkParameters, parseLink } from './link.ts';
import { isTourProgress, type TourProgress } from './tour.ts';

// What a reload of a tab keeps: its conditions, how far its tour has come, and whether the bar is hidden. The portal keeps
// other things in localStorage, and the demo nothing.

const conditionsKey = 'demo.conditions';
const tourKey = 'demo.tour';
const foldedKey = 'demo.folded';

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

export function storedFolded(): boolean {
  try {
    return sessionStorage.getItem(foldedKey) === 'yes';
  } catch {
    return false;
  }
}

export function storeFolded(folded: boolean): void {
  try {
    sessionStorage.setItem(foldedKey, folded ? 'yes' : 'no');
  } catch {
    // The browser lets this page store nothing; the bar is there again after a reload.
  }
}
