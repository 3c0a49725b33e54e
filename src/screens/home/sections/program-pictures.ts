import businessStudies from '../../../ui/scenes/programs/business-studies.svg';
import computerScience from '../../../ui/scenes/programs/computer-science.svg';
import engineering from '../../../ui/scenes/programs/engineering.svg';
import lifeSciences from '../../../ui/scenes/programs/life-sciences.svg';
import type { Program } from './programs.ts';

export const programPictures: Readonly<Record<Program['picture'], string>> = {
  'computer-science': computerScience,
  engineering,
  'business-studies': businessStudies,
  'life-sciences': lifeSciences,
};
