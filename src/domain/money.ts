import { ABSENT } from './absent.ts';

const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });
const plain = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** An amount in ₹ with Indian grouping (section 9), e.g. `₹1,25,000`; paise only where there are some. */
export function rupees(amount: number | null | undefined): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return ABSENT;
  return (Number.isInteger(amount) ? whole : exact).format(amount);
}

/** A placement package with the unit that section 9 appends: `12 LPA`, `6.5 LPA`. */
export function lakhsPerYear(amount: number | null | undefined): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return ABSENT;
  return `${plain.format(amount)} LPA`;
}
