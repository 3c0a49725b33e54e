/** So many rows are on the screen at once, at least. */
const shown = 8;

/** The places of the first rows that hold the text, and how many hold it in all. */
function matches(haystacks: readonly string[], needle: string) {
  const first: number[] = [];
  let count = 0;
  for (const [at, haystack] of haystacks.entries()) {
    if (!haystack.includes(needle)) continue;
    count += 1;
    if (first.length < shown) first.push(at);
  }
  return { count, first: first.join() };
}

/** Whether each further letter leaves fewer rows, but some, and other ones on top. */
function changesWithEachKey(haystacks: readonly string[], word: string): boolean {
  let before = matches(haystacks, '');
  for (let end = 1; end <= word.length; end += 1) {
    const now = matches(haystacks, word.slice(0, end));
    if (now.count === 0 || now.count >= before.count || now.first === before.first) return false;
    before = now;
  }
  return true;
}

const letters = 5;

/** Pieces of the haystacks' words, first their beginnings and then what else is in them, from rows of the whole list. */
function* pieces(haystacks: readonly string[]): Generator<string> {
  const step = Math.max(1, Math.floor(haystacks.length / 500));
  const words = haystacks.filter((_, i) => i % step === 0).flatMap((haystack) => haystack.match(/[a-z0-9]{5,}/g) ?? []);
  for (const word of words) yield word.slice(0, letters);
  for (const word of words)
    for (let start = 1; start + letters <= word.length; start += 1) yield word.slice(start, start + letters);
}

/**
 * Words to type in a search, of which every key changes how many rows there are and which are seen: a contender cannot
 * have painted the answer to a key where nothing has changed on its screen. Each begins with another letter, as a second
 * "kumar" would find what the first has warmed.
 * @param haystacks what each row is searched in, in lower case
 * @throws Error where there are fewer than wanted
 */
export function typedQueries(haystacks: readonly string[], wanted = 5): string[] {
  const found = new Map<string, string>();
  const tried = new Set<string>();
  for (const query of pieces(haystacks)) {
    if (found.size === wanted) break;
    const first = query.slice(0, 1);
    if (found.has(first) || tried.has(query)) continue;
    tried.add(query);
    if (changesWithEachKey(haystacks, query)) found.set(first, query);
  }
  if (found.size < wanted) throw new Error(`only ${found.size} of ${wanted} words change the rows with every key`);
  return [...found.values()];
}
