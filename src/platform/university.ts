/*
 * What a university tells of itself: the types of the files in src/university, which are one university, and of any folder
 * that takes its place (README, "Make it yours").
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

/** A font that the build takes along. */
export interface Font {
  readonly family: string;
  /** A font of one weight has it, a variable one its range: `200 900`. */
  readonly weight: string;
  /** The address of a woff2 file. */
  readonly file: string;
}

/** How numbers and amounts are written. The amounts of the contract are in rupees, so that another server has to say so. */
export interface Formats {
  /** For whatever `Intl` writes. */
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The currency beside a field of amounts. */
  readonly symbol: string;
  /** The unit of a placement's package, and what that counts: `LPA` and `lakhs`. */
  readonly packageUnit: string;
  readonly packageNoun: string;
  /** The digits of a whole number that a sign stands behind, and that sign in a replacement; as the locale has them. */
  readonly groupEnd: RegExp;
  readonly groupSign: string;
}

/** The words of the currency, for receipts and for files that are imported. */
export interface Amounts {
  /** `Rupees`, as a receipt begins, and its hundredth: `paise`. */
  readonly whole: string;
  readonly hundredth: string;
  /** The units of large numbers in words, the largest first: `[100_000, 'lakh']`. */
  readonly units: readonly (readonly [size: number, name: string])[];
  /** Regular expressions of what may stand beside an amount and beside a package in a file, without a distinction of case. */
  readonly besideAmount: string;
  readonly besidePackage: string;
}

export interface Hours {
  readonly days: string;
  readonly hours: string;
}

/** Who the university is, for every screen. */
export interface University {
  readonly name: string;
  readonly shortName: string;
  /** What it is, below the short name in the header, such as `University`. */
  readonly kind: string;
  readonly motto: string;
  readonly founded: number;
  readonly phone: string;
  readonly email: string;
  /** The first line is the name. */
  readonly address: readonly string[];
  /** Section 2, /contact. */
  readonly officeHours: readonly Hours[];
  /** What it takes to fill in the form of /admissions. */
  readonly applicationTime: string;
}

/** What the HTML of each page says before the app runs, and what a shared link shows. */
export interface PageFacts {
  readonly description: string;
  readonly invitation: string;
  /** What public/social-preview.png shows. */
  readonly preview: string;
}

/** What a form names as an example. */
export interface Samples {
  readonly rollNo: string;
  readonly importedRollNo: string;
  readonly department: string;
  readonly phone: string;
  readonly courseCode: string;
}

/** A department of the university (section 2, /about). */
export type Department = readonly [name: string, since: number, about: string];

/** A picture and what it shows. */
export interface Scene {
  readonly src: string;
  readonly alt: string;
}

export interface Slide extends Scene {
  readonly title: string;
  readonly lead: string;
}

export interface CampusScene extends Scene {
  readonly name: string;
}

/** Section 1: a program card; the brochure has the same texts. */
export interface Program extends Scene {
  readonly name: string;
  readonly text: string;
}

export interface FacultyPerson {
  /** Its first and last word are the id in links, and the local part of the e-mail address. */
  readonly name: string;
  readonly title: string;
  readonly degrees: string;
  readonly interests: readonly string[];
}

/** A project of research; `lead` is the id of somebody of the faculty. */
interface Project {
  readonly title: string;
  readonly lead: string;
  readonly funder: string;
  readonly years: string;
  readonly text: string;
}

/** A question of the university's research, with its projects; `Icon` is a component. */
export interface ResearchTheme<Icon> {
  readonly title: string;
  readonly Icon: Icon;
  readonly question: string;
  readonly text: string;
  readonly projects: readonly Project[];
}

/** A centre of research; its director is the id of somebody of the faculty. */
export interface ResearchCentre {
  readonly name: string;
  readonly director: string;
  readonly text: string;
}

export interface Publication {
  readonly title: string;
  /** Ids of the faculty. */
  readonly authors: readonly string[];
  readonly venue: string;
  readonly year: number;
}
