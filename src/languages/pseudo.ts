import type { GrowingCatalog } from './catalog.ts';

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàeéiîoöuûcçnñyýAÀEÉIÎOÖUÛCÇNÑYÝ'.matchAll(/(.)(.)/gu)].map(([, plain = '', accent = '']) => [plain, accent]),
);

/** A sentence that nobody takes for English and everybody can read, longer by two fifths; holes and tags stay. */
function disguise(sentence: string): string {
  const letters = sentence.replaceAll(
    /(\{[^{}]*\}|<[^<>]*>)|([a-z])/gi,
    (whole, kept?: string) => kept ?? accented[whole] ?? whole,
  );
  return `⟦${letters} ${'·'.repeat(Math.ceil(sentence.length * 0.4))}⟧`;
}

/** Stands for any language: what is not disguised on a screen is no text that translators get, and what is cut will be cut. */
export const pseudo: GrowingCatalog = {
  language: 'pseudo',
  isolates: true,
  find(sentence) {
    const forms = sentence.split(' | ').map(disguise);
    return forms.length === 1 ? forms[0] : forms;
  },
  formOf: (count) => (count === 1 ? 0 : 1),
  add: () => undefined,
};
