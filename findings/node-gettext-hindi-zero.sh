#!/usr/bin/env bash
# node-gettext 3.0.0 and Intl.PluralRules of Node 20, of the plural form for none in Hindi.
# Guess: both take the same of the two forms, since the grammar of a language is one.
# Seen: for 0, node-gettext takes the second form, as gettext's own table says for Hindi (n != 1), and Intl says "one", as the
# Unicode CLDR does. A translator who fills two forms in a PO file cannot know which one stands before "0 seats"; with French
# both take the first, with Urdu both take the second.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-gettext@3.0.0
cat >try.mjs <<'JS'
import Gettext from 'node-gettext';

const seats = { msgid: '{n} seat', msgid_plural: '{n} seats', msgstr: ['first', 'second'] };
const forms = (language) => {
  const gettext = new Gettext();
  gettext.addTranslations(language, 'seats', { charset: 'utf-8', headers: {}, translations: { '': { [seats.msgid]: seats } } });
  gettext.setLocale(language);
  gettext.setTextDomain('seats');
  const rules = new Intl.PluralRules(language);
  return [0, 1, 2].map((count) => `${gettext.ngettext(seats.msgid, seats.msgid_plural, count)} ${rules.select(count)}`).join(', ');
};
const seen = ['hi', 'fr', 'ur'].map((language) => `${language}: ${forms(language)}`);
console.log(seen.join('\n'));
const expected = ['hi: second one, first one, second other', 'fr: first one, first one, second other', 'ur: second other, first one, second other'];
process.exitCode = seen.join() === expected.join() ? 0 : 1;
JS
node try.mjs
