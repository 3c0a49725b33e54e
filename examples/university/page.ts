import type { PageFacts } from '#src/platform/university.ts';

/** For index.html, when the portal is built (tools/vite/university.ts). */
export const page: PageFacts = {
  description:
    'Aldenfels Institute of Technology: courses, admissions, faculty and research, and the portal of its students and administrators.',
  invitation: 'Six departments at 1,200 metres. Applications for the coming year are open.',
  preview: 'Aldenfels Institute of Technology: two peaks under the evening sky',
};
