import { Fragment, type ReactNode } from 'react';
import { isolate, templateOf } from './texts.ts';

type Elements = Readonly<Record<string, (words: ReactNode) => ReactNode>>;

/** `<name>words</name>`, or a hole such as `{0}`. */
const PIECE = /<(\w+)>(.*?)<\/\1>|\{(\d+)\}/g;

/** An element has its own direction, or none. */
const shown = (value: ReactNode): ReactNode =>
  typeof value === 'string' || typeof value === 'number' ? isolate(value) : value;

function pieces(template: string, elements: Elements, values: readonly ReactNode[]): ReactNode[] {
  const found: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: name, 2: words, 3: hole, index } of template.matchAll(PIECE)) {
    const inside =
      name === undefined ? shown(values[Number(hole)]) : elements[name]?.(pieces(words ?? '', elements, values));
    found.push(template.slice(end, index), inside === undefined ? whole : <Fragment key={index}>{inside}</Fragment>);
    end = index + whole.length;
  }
  return [...found, template.slice(end)];
}

/**
 * A sentence with elements in it, which stays one for the translators:
 * rich({ link: (words) => <Link to="/">{words}</Link> })`Back to <link>the courses</link> of ${name}.`
 * Only the tags that are named here become elements: a value or a translation with markup in it is shown as it is.
 */
export const rich =
  (elements: Elements) =>
  (parts: TemplateStringsArray, ...values: readonly ReactNode[]): ReactNode =>
    pieces(templateOf(parts), elements, values);
