import type { PageFacts } from '#src/platform/university.ts';

/** For index.html, when the portal is built (tools/vite/university.ts). */
export const page: PageFacts = {
  description:
    'Malhar University, Pune: courses, admissions, faculty and research, and the portal of its students and administrators.',
  invitation:
    'One lakeside campus, small groups, and teachers who know your name. Applications for the coming year are open.',
  preview: 'Malhar University: the main hall and its clock tower by the lake at sunrise',
};
