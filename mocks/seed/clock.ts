/**
 * The day on which the seeded university lives: the end of a spring term, when final-year offers are in and
 * admissions are open. Every seeded date hangs from it and none from the reader's clock, so that nothing ages:
 * a second-year student of the seed stays one, whenever the page is opened.
 */
export const seedToday = '2026-05-18';
