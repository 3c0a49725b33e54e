import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { keyOf } from '#src/languages/key.ts';
import { translations } from '#src/languages/languages.ts';
import { allSentences, catalogFiles, catalogsOf, translatedLanguages, stateOf } from '#tools/texts/catalogs.ts';
import { partsOf } from '#tools/texts/pages.ts';
import { bareTextsOf, sentencesOf, sourceFiles } from '#tools/texts/sentences.ts';

it.each(translatedLanguages)(
  'Each sentence of the code is translated once, with its holes and tags; a language in part may lack some: %s',
  (language) => {
    const { missing, unused, wrong } = stateOf(language);
    expect({ missing: translations[language].isWhole ? missing : [], unused, wrong }).toEqual({
      missing: [],
      unused: [],
      wrong: [],
    });
  },
);

it.each(translatedLanguages)('Each sentence of the code has a key of its own in the catalogs: %s', (language) => {
  const sentences = allSentences(language);
  expect(new Set([...sentences.keys()].map(keyOf)).size).toBe(sentences.size);
});

it.each(['src/university', 'examples/university'])(
  'Each sentence of the code is in a catalog that something loads: %s',
  (university) => {
    const { catalogsWith } = partsOf(university);
    expect(
      sourceFiles(university).filter((file) => sentencesOf(file).length > 0 && catalogsWith(file).length === 0),
    ).toEqual([]);
  },
);

it.each(['hi', 'ur'] as const)(
  'The texts that a page needs before it is drawn have at most 12 kB, gzipped: %s',
  (language) => {
    const sizes = new Map(
      catalogFiles(language).map((file) => [
        basename(file, '.gen.json'),
        gzipSync(JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))).length,
      ]),
    );
    const pages = [...sizes].filter(([name]) => name.startsWith('page-'));
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter(([, size]) => sizes.get('start')! + size > 12_000)).toEqual([]);
  },
);

it('Each text that stands on a screen is one that translators get', () => {
  const bare = sourceFiles()
    .flatMap((file) => bareTextsOf(file))
    .filter(({ certain }) => certain);
  expect(bare.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});

it('A preview of a language has a catalog of each page with a translated sentence', () => {
  const of = (isPreview: boolean) => Object.keys(catalogsOf('de', isPreview));

  expect(of(false)).not.toContain('src/languages/de/page-admin-students.gen.json');
  expect(of(true)).toContain('src/languages/de/page-admin-students.gen.json');
});
