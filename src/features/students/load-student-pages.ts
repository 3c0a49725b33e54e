/** The pages of the roster, for routes: few servers send them, and every visitor downloads what routes need. */
export const loadStudentPages = () => import('./student-pages.ts').then(({ studentPages }) => studentPages);
