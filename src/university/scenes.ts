import { msg } from '#src/languages/texts.ts';

export const loginWords: string = msg`teaching and learning by the lake since 1965`;

/* Section 2: the picture of each public page, of the login, and of a student's own pages. */
export { default as aboutScene } from './scenes/campus.svg';
export { default as admissionsScene } from './scenes/gate.svg';
export { default as campusMap } from './scenes/campus-map.svg';
export { default as contactScene } from './scenes/life/tea-stall.svg';
export { default as coursesScene } from './scenes/life/library.svg';
export { default as facultyScene } from './scenes/lecture.svg';
export { default as loginScene } from './scenes/campus.svg';
export { default as researchScene } from './scenes/life/laboratory.svg';
export { default as studentScene } from './scenes/hero/excellence.svg';
