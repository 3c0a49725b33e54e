/*
 * The types of what a university tells of itself in src/university, or in any folder that takes its place (README, "Make it
 * yours"), where the values do not say it. tests/universities.test.ts holds every folder to the shape of the first.
 */

/** Eleven steps of a colour, from the lightest (50) over 100, 200, ... to the darkest (950), with spaces between them. */
type Ramp = string;

/** The colours and the families of letters. Every pair of them that the theme uses has to meet WCAG AA. */
export interface Palette {
  /** The ground of the dark mode under everything. */
  readonly black: string;
  /** Those of the university are `brand` and `accent`; the theme needs the other three too, and there may be more. */
  readonly ramps: Readonly<Record<'gray' | 'brand' | 'accent' | 'red' | 'green', Ramp>> &
    Readonly<Record<string, Ramp>>;
  /** Which of them says that something is to be known, and which that something is to be done. */
  readonly info: string;
  readonly warning: string;
  readonly headingFont: string;
  readonly bodyFont: string;
}

/** The words of the currency, for forms and for files that are imported. */
export interface Amounts {
  /** `Rupees`. */
  readonly whole: string;
  /** Regular expressions of what may stand beside an amount and beside a package in a file, without a distinction of case. */
  readonly besideAmount: string;
  readonly besidePackage: string;
}

/** A department of the university (section 2, /about). */
export type Department = readonly [name: string, since: number, about: string];

export interface FacultyPerson {
  /** Its first and last word are the id in links, and the local part of the e-mail address. */
  readonly name: string;
  readonly title: string;
  readonly degrees: string;
  readonly interests: readonly string[];
}
