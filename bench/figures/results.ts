import type { Load, Machine } from '../machine.ts';

/** What one contender took to show so many students: medians of all rounds, in milliseconds and MB. */
export interface RosterRow {
  /** Until its first rows were painted. */
  readonly boot: number;
  /** Until all rows were there, to be searched and sorted. */
  readonly whole: number;
  readonly key: number;
  readonly keyP95: number;
  /** Of the first ten keys of each page. */
  readonly firstKeysP95: number;
  readonly sort: number;
  readonly scrollP95: number;
  readonly heap: number;
  /** How often a key was pressed, and how many keys, clicks and scrolls no paint has followed. */
  readonly keys: number;
  readonly unpainted: number;
}

/** The demo with 1,200 students. In milliseconds. */
export interface VisitFigures {
  /**
   * From the navigation to the painted roster: by a link that signs in, where the data has to be made; signed in and with
   * the data stored, but no file of the app; and with all files.
   */
  readonly first: number;
  readonly cold: number;
  readonly warm: number;
  /** Of each public page, when its first text was painted and when the backend's code was asked for. */
  readonly pages: Readonly<Record<string, { readonly painted: number; readonly backendAsked: number }>>;
}

/** The demo's backend beside the least that the same takes (bench/pages/bare.ts), in milliseconds. */
export interface BackendRow {
  readonly statistics: number;
  readonly bareLoop: number;
  readonly throughWorker: number;
  readonly bareWorker: number;
  readonly inPage: number;
  readonly bareResponse: number;
  /** The demo's rows made, and made and stored; a visit's first task. */
  readonly generation: number;
  readonly seed: number;
  readonly bareSeed: number;
  readonly save: number;
  readonly rewrite: number;
}

/** An import of 10,000 rows at 50,000 students, in milliseconds. */
export interface ImportFigures {
  readonly checking: number;
  readonly writing: number;
  /** Of both. */
  readonly longestTask: number;
}

/** By page: a change of language with a processor that is four times slower, in milliseconds. */
export type LanguageFigures = Readonly<
  Record<
    string,
    {
      /** Interaction to Next Paint. */
      readonly answeredP95: number;
      /** Until the page was painted in the other language. */
      readonly drawn: number;
      readonly drawnP95: number;
      /** Until it was painted when it was opened anew, with all files there. */
      readonly opened: number;
    }
  >
>;

/** In bytes, each file compressed by itself. */
export interface Weight {
  readonly files: number;
  readonly gzip: number;
  readonly brotli: number;
}

export interface BytesFigures {
  /** Empty apps, each with all that the one before it has. */
  readonly floors: Readonly<Record<'react' | 'router' | 'slim21' | 'login', Weight>>;
  /** Mock Service Worker and the demo's transport, without the backend itself. */
  readonly transport: Weight;
  /** The first screen of each page. */
  readonly pages: Readonly<Record<string, { readonly live: Weight; readonly demo: Weight }>>;
  /** What of Menu, Dialog, Toaster and motion is in the first screen of a public page, as "/: Menu". */
  readonly early: readonly string[];
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores of 100; the largest contentful paint in milliseconds. */
export type Audit = Readonly<Record<(typeof categories)[number] | 'largestPaint' | 'shift', number>>;

/** By device, then by page. */
export type LighthouseFigures = Readonly<Record<'mobile' | 'desktop', Readonly<Record<string, Audit>>>>;

/** By number of students. */
type BySize<Row> = Readonly<Record<string, Row>>;

interface Figures {
  readonly bytes: BytesFigures;
  readonly visits: VisitFigures;
  readonly roster: BySize<Readonly<Record<string, RosterRow>>>;
  readonly backend: BySize<BackendRow>;
  readonly import: ImportFigures;
  readonly languages: LanguageFigures;
  readonly lighthouse: LighthouseFigures;
}

export const sectionNames = ['bytes', 'visits', 'backend', 'import', 'languages', 'roster', 'lighthouse'] as const;
export type SectionName = (typeof sectionNames)[number];

/** Figures, and the circumstances in which they were measured. */
export interface Measured<Name extends SectionName> {
  readonly at: string;
  readonly rounds: number;
  readonly load: Load;
  readonly figures: Figures[Name];
}

export type Sections = { readonly [Name in SectionName]?: Measured<Name> };

export interface Results {
  readonly machine: Machine & { readonly browser: string };
  /** Of what is measured and what it is measured beside. */
  readonly versions: Readonly<Record<string, string>>;
  readonly sections: Sections;
}
