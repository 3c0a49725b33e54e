import { fireEvent } from '@testing-library/react';

/** Takes a part out of a date or number, or puts no more than a part into it. jsdom's own controls hold nothing by half. */
export function enterHalf(control: HTMLElement): void {
  Object.defineProperty(control, 'validity', { configurable: true, value: { badInput: true } });
  // A browser tells of the change where there was a value before.
  fireEvent.change(control, { target: { value: '' } });
}

/** Completes what was entered by half. */
export function enterWhole(control: HTMLElement, value: string): void {
  Reflect.deleteProperty(control, 'validity');
  fireEvent.change(control, { target: { value } });
}
