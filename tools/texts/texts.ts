/**
 * `npm run tool texts` brings the file of each language up to date with the code, and says what is missing, unused or wrong in
 * it, and which texts of the code nobody has marked.
 */
import { allSentences, translatedLanguages, stateOf, updatePo } from './catalogs.ts';
import { bareTextsOf, sourceFiles } from './sentences.ts';

const sentences = allSentences();
console.log(`${sentences.size} sentences`);
for (const language of translatedLanguages) {
  const { missing, unused, wrong } = stateOf(language, sentences);
  updatePo(language, sentences);
  console.log(`${language}: ${missing.length} missing, ${unused.length} unused and removed, ${wrong.length} wrong`);
  for (const one of wrong) console.log(`  wrong: ${one}`);
  if (missing.length > 0) console.log(`  missing: ${missing.slice(0, 5).join('; ')}${missing.length > 5 ? '; …' : ''}`);
}
const bare = sourceFiles()
  .flatMap((file) => bareTextsOf(file))
  .filter(({ certain }) => certain);
for (const { file, line, text } of bare) console.log(`${file}:${line} is not marked: ${text}`);
