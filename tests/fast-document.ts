/**
 * Testing Library asks the document, for each element of each query, which selectors it matches and how it is displayed.
 * jsdom answers with the whole of CSS, which took more than a third of the time of the tests. What is asked here is
 * answered directly: selectors of tags and attributes, and the three properties that decide who can see and click what.
 */

type Test = (element: Element) => boolean;

/** One selector of tags and attributes, such as input[type="checkbox"]:not([list]). */
const attribute = String.raw`\[[\w-]+(?:~?=(?:"[^"]*"|'[^']*'|[\w-]+))?\]`;
const simple = new RegExp(String.raw`^(\*|[a-z][a-z0-9]*)?((?:${attribute}|:not\(${attribute}\))*)(:first-of-type)?$`);
const condition = /(:not\()?\[([\w-]+)(?:(~?)=(?:"([^"]*)"|'([^']*)'|([\w-]+)))?\]/g;

const attributeTest = (name: string, word: string | undefined, value: string | undefined): Test => {
  if (value === undefined) return (element) => element.hasAttribute(name);
  if (word) return (element) => element.getAttribute(name)?.split(/\s+/).includes(value) ?? false;
  return (element) => element.getAttribute(name) === value;
};

function isFirstOfType(element: Element): boolean {
  for (let other = element.previousElementSibling; other; other = other.previousElementSibling)
    if (other.localName === element.localName) return false;
  return true;
}

function simpleTest(selector: string): Test | undefined {
  const [matched, tag = '*', conditions = '', first] = simple.exec(selector) ?? [];
  if (!matched) return undefined;
  const tests = [...conditions.matchAll(condition)].map(([, not, name = '', word, double, single, plain]): Test => {
    const test = attributeTest(name, word, double ?? single ?? plain);
    return not ? (element) => !test(element) : test;
  });
  if (tag !== '*') tests.unshift((element) => element.localName === tag);
  if (first) tests.push(isFirstOfType);
  return (element) => tests.every((test) => test(element));
}

/** The test of a selector, which may name parents: details > summary. */
function testOf(selector: string): Test | undefined {
  const [last, ...parents] = selector.trim().split(' > ').map(simpleTest).toReversed();
  if (!last || parents.length === 0) return last;
  if (parents.includes(undefined)) return undefined;
  return (element) => {
    let current: Element | null = element;
    return last(element) && parents.every((test) => (current = current?.parentElement ?? null) && test?.(current));
  };
}

const known = new Map<string, Test | undefined>();

/** The test of a list of such selectors; of any other there is none, and jsdom has to read it. */
function testOfList(list: string): Test | undefined {
  if (!known.has(list)) {
    const tests = list.split(',').map(testOf);
    const all = tests.filter((test) => test !== undefined);
    known.set(list, all.length === tests.length ? (element) => all.some((test) => test(element)) : undefined);
  }
  return known.get(list);
}

/** What has been found out since the document has last changed. */
const answers = new Map<Node, Map<string, readonly Element[]>>();
const styles = new Map<Element, ComputedStyle>();
const forget = () => {
  answers.clear();
  styles.clear();
};
const changes = new MutationObserver(forget);
changes.observe(document, { subtree: true, childList: true, attributes: true });

/** Forgets what is no longer so. An observer is told of a change only later, and is asked here whether there was one. */
function refresh(): void {
  if (changes.takeRecords().length > 0) forget();
}

function descendants(root: Node): Element[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  const found: Element[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Element) found.push(walker.currentNode);
  return found;
}

const everything: Test = () => true;

/** The elements below a root that a list of selectors matches; a query asks for the labels once for each control. */
function elementsIn(root: Node, list: string, test: Test): readonly Element[] {
  refresh();
  const known = answers.get(root)?.get(list);
  if (known) return known;
  const found = list === '*' ? descendants(root) : elementsIn(root, '*', everything).filter(test);
  // What is not in the document changes without a word.
  if (root.isConnected) answers.set(root, (answers.get(root) ?? new Map()).set(list, found));
  return found;
}

function answerSelectors(): void {
  for (const prototype of [Document.prototype, Element.prototype]) {
    const { querySelector, querySelectorAll } = prototype;
    Object.assign(prototype, {
      querySelector(this: Document | Element, selector: string) {
        const test = testOfList(selector);
        return test ? (elementsIn(this, selector, test)[0] ?? null) : querySelector.call(this, selector);
      },
      querySelectorAll(this: Document | Element, selector: string) {
        const test = testOfList(selector);
        return test ? elementsIn(this, selector, test) : querySelectorAll.call(this, selector);
      },
    });
  }
  const { matches } = Element.prototype;
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string) {
      return testOfList(selector)?.(this) ?? matches.call(this, selector);
    },
  });
  for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
    Object.defineProperty(prototype, 'labels', {
      get(this: HTMLElement) {
        const labels = [...this.ownerDocument.querySelectorAll('label')];
        return labels.filter((label) => (label.htmlFor ? label.htmlFor === this.id : label.contains(this)));
      },
    });
}

/** What a browser displays in no line of text, and what it does not display at all. */
const blocks = new Set(
  `address article aside blockquote body button caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2
  h3 h4 h5 h6 header hgroup hr html input legend li main nav ol p pre search section summary table tbody td tfoot th thead tr
  ul`.split(/\s+/),
);
const unseen = new Set('area base datalist head link meta noscript param script style template title'.split(' '));

/** The declarations of each class that decide what is displayed; emotion gives each style a class of its own. */
const classes = new Map<string, ReadonlyMap<string, string>>();
const declaration = /([\w-]+):\s*([^;{}]*)/g;
const decisive = new Set(['display', 'visibility', 'pointer-events']);
const declarationsOf = (text: string) =>
  new Map(
    [...text.matchAll(declaration)].flatMap(([, name = '', value = '']) =>
      decisive.has(name) ? [[name, value.trim()]] : [],
    ),
  );

class ComputedStyle {
  readonly #element: Element;
  #own: ReadonlyMap<string, string> | undefined;

  constructor(element: Element) {
    this.#element = element;
  }

  #declared(property: string): string | undefined {
    if (!this.#own) {
      const names = this.#element.getAttribute('class')?.split(' ') ?? [];
      this.#own = new Map([
        ...names.flatMap((name) => [...(classes.get(name) ?? [])]),
        ...declarationsOf(this.#element.getAttribute('style') ?? ''),
      ]);
    }
    return this.#own.get(property);
  }

  get display(): string {
    const { localName } = this.#element;
    const declared = this.#declared('display');
    if (declared) return declared;
    if (unseen.has(localName) || this.#element.hasAttribute('hidden')) return 'none';
    if (localName === 'input' && this.#element.getAttribute('type') === 'hidden') return 'none';
    if (localName === 'dialog' && !this.#element.hasAttribute('open')) return 'none';
    return blocks.has(localName) ? 'block' : 'inline';
  }

  get visibility(): string {
    const { parentElement } = this.#element;
    return this.#declared('visibility') ?? (parentElement ? styleOf(parentElement).visibility : 'visible');
  }

  get pointerEvents(): string {
    return this.#declared('pointer-events') ?? '';
  }

  getPropertyValue(property: string): string {
    if (property === 'display') return this.display;
    return property === 'visibility' ? this.visibility : (this.#declared(property) ?? '');
  }
}

function styleOf(element: Element): ComputedStyle {
  const style = styles.get(element) ?? new ComputedStyle(element);
  styles.set(element, style);
  return style;
}

function answerStyles(): void {
  const getComputedStyle = (element: Element) => {
    refresh();
    return styleOf(element);
  };
  Object.assign(globalThis, { getComputedStyle });
  if (document.defaultView) Object.assign(document.defaultView, { getComputedStyle });

  // A style sheet is read here, and is not given to jsdom. Rules for one width of the screen, or of a layer, are none.
  HTMLStyleElement.prototype.appendChild = function <Child extends Node>(child: Child): Child {
    const [, name = '', text = ''] = /^\.([\w-]+)\{([^{}]*)\}$/.exec(child.textContent ?? '') ?? [];
    if (name) classes.set(name, declarationsOf(text));
    forget();
    return child;
  };
}

answerSelectors();
answerStyles();
