import type { SystemContext } from '@chakra-ui/react/styled-system';
import { getSystem } from '../src/ui/theme/system.ts';

/**
 * Chakra works out every style of every element at each render, which took a sixth of the time of the tests. They ask for
 * three properties (see fast-document.ts), so that here a style and a recipe have no others.
 */

type Styles = { readonly [name: string]: unknown };

const decisive = new Set(['display', 'visibility', 'pointerEvents']);
const none = {};
const isStyles = (value: unknown): value is Styles => typeof value === 'object' && value !== null;
/** The value of a property on the narrowest screen, which is the one that fast-document.ts knows. */
const baseOf = (value: unknown) => (isStyles(value) ? value['base'] : value);

/** A style, or what styles are kept in by name: a recipe's slots and variants. */
function decisiveOf(styles: unknown): Styles {
  if (!isStyles(styles)) return {};
  return Object.fromEntries(
    Object.entries(styles).flatMap(([name, value]): [string, unknown][] => {
      if (decisive.has(name)) return [[name, baseOf(value)]];
      return isStyles(value) && /^\w/.test(name) && !name.startsWith('_') ? [[name, decisiveOf(value)]] : [];
    }),
  );
}

/** One recipe for one configuration; Chakra would make it again for each element. */
function once<Config extends object, Recipe>(make: (config: Config) => Recipe): (config: Config) => Recipe {
  const made = new WeakMap<Config, Recipe>();
  return (config) => {
    const recipe = made.get(config) ?? make(config);
    made.set(config, recipe);
    return recipe;
  };
}

/** A recipe's configuration with these properties alone. */
function fewStyles<Config extends object>(config: Config): Config {
  const { base, variants }: { base?: unknown; variants?: unknown } = config;
  return { ...config, base: decisiveOf(base), variants: decisiveOf(variants), compoundVariants: [] };
}

function answerFewStyles(system: SystemContext): void {
  const { cva, sva, getRecipe, getSlotRecipe } = system;
  const recipe = once((config: Parameters<typeof cva>[0]) => cva(fewStyles(config)));
  const slotRecipe = once((config: Parameters<typeof sva>[0]) => sva(fewStyles(config)));
  Object.assign(system, {
    css: (...styles: readonly unknown[]) => Object.assign({}, ...styles.map(decisiveOf)),
    cva: recipe,
    sva: slotRecipe,
    getRecipeFn: (key: string) => recipe(getRecipe(key, none)),
    getSlotRecipeFn: (key: string) => slotRecipe(getSlotRecipe(key, none)),
  } satisfies Partial<Record<keyof SystemContext, unknown>>);
}

answerFewStyles(getSystem());
