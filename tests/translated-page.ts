/**
 * A browser that translates a page replaces each text node by an element. React then changes a node that nobody sees, and
 * fails where it removes it or inserts something before it. A text that is the only child of its element has no node that
 * React keeps, and is replaced as a whole; every other text must stay as it is. Whatever a test renders is held to that.
 */

/** What is read of React's own record of a node. */
interface Fiber {
  readonly return: Fiber | null;
  readonly type: unknown;
  readonly memoizedProps: unknown;
}

const isFiber = (value: unknown): value is Fiber => typeof value === 'object' && value !== null && 'return' in value;

/** The record of a text node that React keeps. */
function fiberOf(node: Node | null): Fiber | undefined {
  if (node?.nodeType !== Node.TEXT_NODE) return undefined;
  const key = Object.keys(node).find((name) => name.startsWith('__reactFiber$'));
  const fiber: unknown = key && Reflect.get(node, key);
  return isFiber(fiber) ? fiber : undefined;
}

const isWords = (node: Node | null) => fiberOf(node) !== undefined && node?.nodeValue?.trim() !== '';

/** The components that a text stands in, the innermost first. */
function componentsOf(fiber: Fiber): string {
  const names: string[] = [];
  for (let current = fiber.return; current && names.length < 4; current = current.return) {
    const { type } = current;
    if (typeof type === 'function' && type.name) names.push(type.name);
  }
  return names.join(' in ');
}

const nothing = new Set<unknown>([null, undefined, true, false]);

/** Whether a child of the same parent is not there now, but may be. */
function hasAbsentSibling({ return: parent }: Fiber): boolean {
  const props = parent?.memoizedProps;
  const children: unknown = typeof props === 'object' && props && 'children' in props ? props.children : props;
  return Array.isArray(children) && children.some((child) => nothing.has(child));
}

const faults = new Set<string>();

function report(text: Node, parent: Node | null, what: string): void {
  const fiber = fiberOf(text);
  if (!fiber) return;
  faults.add(
    `The text "${text.nodeValue}" in <${parent?.nodeName.toLowerCase()}> (${componentsOf(fiber)}) ${what}. ` +
      'Where a browser has translated the page, that fails: give the text an element of its own, or make it one string.',
  );
}

/** Looks at what React puts into an element. */
function examine(parent: Node, added: Node, before: Node | null): void {
  if (before && fiberOf(before)) report(before, parent, `has <${added.nodeName.toLowerCase()}> inserted before it`);
  const fiber = fiberOf(added);
  if (!fiber) return;
  if (added.parentNode) report(added, parent, 'is moved');
  const neighbours = [before ? before.previousSibling : parent.lastChild, before];
  if (isWords(added) && neighbours.some(isWords)) report(added, parent, 'stands beside another text');
  if (isWords(added) && hasAbsentSibling(fiber)) report(added, parent, 'has a sibling that comes and goes');
}

const { appendChild, insertBefore, removeChild } = Node.prototype;
Object.assign(Node.prototype, {
  appendChild(this: Node, added: Node) {
    examine(this, added, null);
    return appendChild.call(this, added);
  },
  insertBefore(this: Node, added: Node, before: Node | null) {
    examine(this, added, before);
    return insertBefore.call(this, added, before);
  },
  removeChild(this: Node, removed: Node) {
    report(removed, this, 'is removed');
    return removeChild.call(this, removed);
  },
});

const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
Object.defineProperty(Node.prototype, 'nodeValue', {
  ...nodeValue,
  set(this: Node, next: string) {
    if (this.nodeValue !== next) report(this, this.parentNode, `becomes "${next}"`);
    nodeValue?.set?.call(this, next);
  },
});

/** What React has done since the last call that it could not do in a translated page, and what it may yet have to do. */
export function takeTextFaults(): readonly string[] {
  const found = [...faults];
  faults.clear();
  return found;
}
