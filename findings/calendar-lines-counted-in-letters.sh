#!/usr/bin/env bash
# ics 3.12.0, ts-ics 2.4.6, ical-generator 10.2.0 and ical.js 2.2.1: the longest line of an event with a title in Hindi.
# Guess: all of them fold a line after 75 octets, which RFC 5545 (3.1) asks for, since a line of English comes out so.
# Seen: two of them count characters, three octets each in Devanagari: their lines have 198 and 185 octets. Of the other two,
# ical.js has 76, as it does not count the space with which a folded line begins.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ics@3.12.0 ts-ics@2.4.6 ical-generator@10.2.0 ical.js@2.2.1
cat >try.mjs <<'JS'
import ICAL from 'ical.js';
import icalGenerator from 'ical-generator';
import { createEvent } from 'ics';
import { generateIcsCalendar } from 'ts-ics';

const summary = 'कार्यालय से प्रमाणपत्र लेने का अंतिम दिन और शुल्क जमा करने की अंतिम तिथि की सूचना';
const date = new Date(Date.UTC(2027, 0, 5));

function ofIcalJs() {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('summary', summary);
  return event.toString();
}
function ofIcalGenerator() {
  const calendar = icalGenerator();
  calendar.createEvent({ id: 'one', start: date, summary });
  return calendar.toString();
}
const event = { uid: 'one', summary, stamp: { date }, start: { date }, duration: { days: 1 } };
const files = {
  ics: createEvent({ uid: 'one', start: [2027, 1, 5], duration: { days: 1 }, title: summary }).value,
  'ts-ics': generateIcsCalendar({ version: '2.0', prodId: 'try', events: [event] }),
  'ical-generator': ofIcalGenerator(),
  'ical.js': ofIcalJs(),
};
const longest = (file) => Math.max(...file.split(/\r?\n/).map((line) => Buffer.byteLength(line)));
const seen = Object.entries(files).map(([name, file]) => `${name}: ${longest(file)}`);
console.log(seen.join('\n'));
const expected = ['ics: 198', 'ts-ics: 185', 'ical-generator: 74', 'ical.js: 76'];
process.exitCode = seen.join() === expected.join() ? 0 : 1;
JS
node try.mjs
