import { msg } from '#src/languages/texts.ts';

/** Behind the name, on the picture beside the login. */
export const loginWords = msg`on the pass since 1911`;

/* Section 2: the picture of each public page, of the login, and of a student's own pages. */
export { default as aboutScene } from './scenes/peaks.svg';
export { default as admissionsScene } from './scenes/pass.svg';
export { default as campusMap } from './scenes/campus-map.svg';
export { default as contactScene } from './scenes/valley.svg';
export { default as coursesScene } from './scenes/peaks.svg';
export { default as facultyScene } from './scenes/valley.svg';
export { default as loginScene } from './scenes/peaks.svg';
export { default as researchScene } from './scenes/pass.svg';
export { default as studentScene } from './scenes/valley.svg';
