import { themes } from '#src/university/research.ts';

/** The projects of all themes. */
export const projects = themes.flatMap(({ title: theme, projects }) =>
  projects.map((project) => ({ ...project, theme })),
);
