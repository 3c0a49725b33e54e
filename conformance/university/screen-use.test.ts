import { expect, it } from 'vitest';
import { uses } from './screen-use.ts';

it.each(Object.entries(uses))(
  '%s names the affected screens, and sections of the specification',
  (_, { sections, suffers }) => {
    expect(sections).not.toEqual([]);
    for (const section of sections) expect(section).toMatch(/^[1-9] \S/);
    expect(suffers).toMatch(/^[A-Z]/);
  },
);
