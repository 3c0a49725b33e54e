import { render } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeTextFaults } from './translated-page.ts';

const Words = ({ children }: { readonly children: string }) => children;

interface Change {
  readonly name: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** What is said of it; nothing where a translated page shows the change. */
  readonly fault?: RegExp;
}

const changes: readonly Change[] = [
  { name: 'The only text of an element', before: <p>one</p>, after: <p>two</p> },
  {
    name: 'A text made of pieces',
    before: <p>{1} selected</p>,
    after: <p>{2} selected</p>,
    fault: /"1" in <p> .* becomes "2"/,
  },
  { name: 'The same text as one string', before: <p>{`${1} selected`}</p>, after: <p>{`${2} selected`}</p> },
  {
    name: 'A text before which a sibling comes',
    before: <p>{false}Send</p>,
    after: <p>{<i />}Send</p>,
    fault: /"Send" .* has <i> inserted before it/,
  },
  {
    name: 'An element with a text, before which a sibling comes',
    before: (
      <p>
        {false}
        <span>Send</span>
      </p>
    ),
    after: (
      <p>
        {<i />}
        <span>Send</span>
      </p>
    ),
  },
  {
    name: 'A text that goes',
    before: (
      <p>
        {'Loading'}
        {<i />}
      </p>
    ),
    after: (
      <p>
        {false}
        {<i />}
      </p>
    ),
    fault: /"Loading" .* is removed/,
  },
  { name: 'A text that an element replaces', before: <p>Loading</p>, after: <p>{<b>12 courses</b>}</p> },
  {
    name: 'A text that comes back from a component',
    before: <p>{<Words>a</Words>}</p>,
    after: <p>{<Words>b</Words>}</p>,
    fault: /"a" .*\(Words in Boundary\) becomes/,
  },
  {
    name: 'A text that stays beside an element that changes',
    before: (
      <p>
        See <a href="/a">a</a>
      </p>
    ),
    after: (
      <p>
        See <a href="/b">b</a>
      </p>
    ),
  },
];

/** Says so once React has failed. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <p>failed</p> : this.props.children);
}

/** Replaces each text node by an element with its text, as a browser's translation does. */
function translate(root: HTMLElement): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) nodes.push(texts.currentNode);
  for (const node of nodes) {
    const font = document.createElement('font');
    font.textContent = node.nodeValue;
    node.replaceWith(font);
  }
}

/** What an element shows after the change, in a page that is translated before it or not at all. */
function shownAfter(before: ReactNode, after: ReactNode, isTranslated: boolean): string | null {
  const { container, rerender } = render(<Boundary>{before}</Boundary>);
  if (isTranslated) translate(container);
  rerender(<Boundary>{after}</Boundary>);
  return container.textContent;
}

describe('The guard of React’s DOM in a translated page', () => {
  // What is wrong here is wrong on purpose.
  afterEach(takeTextFaults);

  it.each(changes)(
    '$name is reported exactly when a translated page cannot show the change',
    ({ before, after, fault }) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const wanted = shownAfter(before, after, false);
      const faults = takeTextFaults();
      expect(faults.some((one) => fault?.test(one))).toBe(fault !== undefined);
      expect(faults.length > 0).toBe(fault !== undefined);
      expect(shownAfter(before, after, true) === wanted).toBe(fault === undefined);
    },
  );

  it.each([
    { fault: 'stands beside another text', element: <p>{`3`} of 4</p> },
    { fault: 'has a sibling that comes and goes', element: <p>{false}Send</p> },
  ])('A text that $fault is reported before anything changes', ({ fault, element }) => {
    render(element);
    const faults = takeTextFaults();
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.every((one) => one.includes(fault))).toBe(true);
  });
});
