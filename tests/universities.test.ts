import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const first = {
  about: await import('#src/university/about.ts'),
  campusLife: await import('#src/university/campus-life.ts'),
  crest: await import('#src/university/Crest.tsx'),
  departmentIcons: await import('#src/university/department-icons.ts'),
  departments: await import('#src/university/departments.ts'),
  faculty: await import('#src/university/faculty.ts'),
  formats: await import('#src/university/formats.ts'),
  home: await import('#src/university/home.ts'),
  research: await import('#src/university/research.ts'),
  scenes: await import('#src/university/scenes.ts'),
  slides: await import('#src/university/slides.ts'),
  theme: await import('#src/university/theme.ts'),
  university: await import('#src/university/university.ts'),
  visit: await import('#src/university/visit.ts'),
};

/** What each file of a university exports. TypeScript holds the second one to the first, file by file. */
type University = typeof first;

const second: University = {
  about: await import('#examples/university/about.ts'),
  campusLife: await import('#examples/university/campus-life.ts'),
  crest: await import('#examples/university/Crest.tsx'),
  departmentIcons: await import('#examples/university/department-icons.ts'),
  departments: await import('#examples/university/departments.ts'),
  faculty: await import('#examples/university/faculty.ts'),
  formats: await import('#examples/university/formats.ts'),
  home: await import('#examples/university/home.ts'),
  research: await import('#examples/university/research.ts'),
  scenes: await import('#examples/university/scenes.ts'),
  slides: await import('#examples/university/slides.ts'),
  theme: await import('#examples/university/theme.ts'),
  university: await import('#examples/university/university.ts'),
  visit: await import('#examples/university/visit.ts'),
};

/** The files that are not pictures of its own choice: what another university has to have. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|css|pdf)$|^icons\/./.test(name) && !name.includes('.test.'))
    .toSorted();

describe('A second university', () => {
  it('provides the files of the first, and every one of them is compared here', () => {
    expect(filesOf('examples/university')).toEqual(filesOf('src/university'));
    const code = filesOf('src/university').filter((name) => /\.tsx?$/.test(name));
    expect(Object.keys(second)).toHaveLength(code.length);
  });

  it('exports what the first exports', () => {
    const names = (university: University) =>
      Object.values(university).map((file: object) => Object.keys(file).toSorted());
    expect(names(second)).toEqual(names(first));
  });
});

describe.each([
  ['src/university', first],
  ['examples/university', second],
] as const)('%s', (folder, one) => {
  it('names on the page before the app the grounds of its palette', () => {
    const { ramps } = one.theme.palette;
    const [light, dark] = [ramps.gray.split(' ')[0], ramps.gray.split(' ')[10]];
    const css = readFileSync(`${folder}/first-paint.css`, 'utf8');
    expect([...css.matchAll(/background: (#\w+)/g)].map(([, color]) => color)).toEqual([light, dark]);
  });

  it('defines eleven steps of every colour, and those that say something among them', () => {
    const { ramps, info, warning } = one.theme.palette;
    for (const ramp of Object.values(ramps)) expect(ramp).toMatch(/^#[0-9a-f]{6}(?: #[0-9a-f]{6}){10}$/);
    expect(Object.keys(ramps)).toEqual(expect.arrayContaining([info, warning]));
  });

  it('groups whole numbers as its locale does', () => {
    // Older versions of the locales have a curved apostrophe.
    const { locale, groupEnd, groupSign } = one.formats.formats;
    for (const value of [7, 999, 1000, 12_345, 1_234_567])
      expect(String(value).replace(groupEnd, groupSign)).toBe(value.toLocaleString(locale).replaceAll('’', "'"));
  });

  it('lists people in each department, and research and publications are theirs', () => {
    const { departments, faculty, research } = one;
    expect(Object.keys(faculty.people)).toEqual(departments.UNIVERSITY_DEPARTMENTS);
    const ids = Object.values(faculty.people).flatMap((people) =>
      people.map(({ name }) => name.toLowerCase().replace(' ', '.')),
    );
    const named = [
      ...research.themes.flatMap(({ projects }) => projects.map(({ lead }) => lead)),
      ...research.centres.map(({ director }) => director),
      ...research.publications.flatMap(({ authors }) => authors),
    ];
    expect(ids).toEqual(expect.arrayContaining(named));
  });

  it('puts its name into the manifest of the app that can be installed, and every icon of it', () => {
    const { name, shortName } = one.university.university;
    const manifest = JSON.parse(readFileSync(`${folder}/icons/manifest.webmanifest`, 'utf8'));
    expect(manifest).toMatchObject({ name, short_name: shortName });
    for (const { src } of manifest.icons) expect(existsSync(`${folder}/icons/${src}`)).toBe(true);
  });

  it('provides every file that index.html names beside itself', () => {
    const named = [...readFileSync('index.html', 'utf8').matchAll(/"\.\/([^"]+)"/g)].map(([, name]) => name ?? '');
    expect(named).not.toEqual([]);
    expect(readdirSync(`${folder}/icons`)).toEqual(expect.arrayContaining(named));
  });

  it('states a phone number that the specification’s rule accepts', () => {
    const { phone } = one.university.university;
    expect(phone.replaceAll(' ', '')).toMatch(/^\+?\d{10,15}$/);
  });
});
