#!/usr/bin/env bash
# Chakra UI 3.37.0 with React 19.2.0: how often a component of one recipe makes that recipe, by the calls of the system's `cva`.
# Guess: once, where chakra('a', recipe) makes the component; each recipe that is made remembers the styles that it has resolved.
# Seen: for each element, each time that it is drawn, so that what a recipe remembers is asked once and thrown away: 100 elements
# make 100, and drawn again 100 more. A system whose `cva` keeps what it has made for an object of a recipe makes one for all of
# them, and the markup is the same.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @chakra-ui/react@3.37.0 @emotion/react@11.14.0 react@19.2.0 react-dom@19.2.0
cat >try.mjs <<'JS'
import { chakra, ChakraProvider, createSystem, defaultConfig } from '@chakra-ui/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const Word = chakra('span', { base: { color: 'fg' }, variants: { loud: { true: { fontWeight: 'bold' } } } });
const words = () => Array.from({ length: 100 }, (_, key) => createElement(Word, { key, loud: true }, 'word'));

function draw(wrap) {
  const made = createSystem(defaultConfig);
  let calls = 0;
  const count = (recipe) => ((calls += 1), made.cva(recipe));
  const value = { ...made, cva: wrap(count) };
  const drawn = () => renderToString(createElement(ChakraProvider, { value }, words()));
  const markup = drawn();
  const first = calls;
  drawn();
  return { markup, seen: `${first} and ${calls - first}` };
}

const asItIs = draw((cva) => cva);
const kept = draw((cva) => {
  const known = new WeakMap();
  return (recipe) => known.get(recipe) ?? known.set(recipe, cva(recipe)).get(recipe);
});
console.log(`recipes made: ${asItIs.seen}; kept: ${kept.seen}; same markup: ${asItIs.markup === kept.markup}`);
const expected = asItIs.seen === '100 and 100' && kept.seen === '1 and 0' && asItIs.markup === kept.markup;
process.exitCode = expected ? 0 : 1;
JS
node try.mjs
