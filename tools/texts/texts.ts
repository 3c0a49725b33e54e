/**
 * `npm run tool texts` brings the file of each language up to date with the code, and says what is missing, unused or wrong in
 * it, and which texts of the code nobody has marked.
 */
import { translations } from '#src/languages/languages.ts';
import { allSentences, isEnough, sharesOf, stateOf, translatedLanguages, updatePo } from './catalogs.ts';
import { bareTextsOf, sourceFiles } from './sentences.ts';

for (const language of translatedLanguages) {
  const { missing, unused, wrong } = stateOf(language);
  updatePo(language);
  console.log(
    `${language}: ${missing.length} of ${allSentences(language).size} missing, ${unused.length} unused and removed, ${wrong.length} wrong`,
  );
  for (const one of unused) console.log(`  removed: ${one}`);
  for (const one of wrong) console.log(`  wrong, ${one}`);
  if (wrong.length > 0) process.exitCode = 1;
  if (translations[language].isWhole) {
    if (missing.length > 0)
      console.log(`  missing: ${missing.slice(0, 5).join('; ')}${missing.length > 5 ? '; …' : ''}`);
    continue;
  }
  for (const [name, share] of sharesOf(language)) {
    const notes = [...share.missing].toSorted(([, a], [, b]) => b - a).map(([note, count]) => `${count} ${note}`);
    const most = `${notes.slice(0, 4).join(', ')}${notes.length > 4 ? ', …' : ''}`;
    const rest = isEnough(share) ? '' : `, so that it is in English; missing by note: ${most}`;
    console.log(`  ${name}: ${share.done} of ${share.all}${rest}`);
  }
}
const bare = sourceFiles()
  .flatMap((file) => bareTextsOf(file))
  .filter(({ certain }) => certain);
for (const { file, line, text } of bare) console.log(`${file}:${line} is not marked: ${text}`);
