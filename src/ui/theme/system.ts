import {
  createSystem,
  type SystemConfig,
  type SystemContext,
  type SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { breakpoints } from '@chakra-ui/react/theme';
import { palette } from '#src/university/theme.ts';
import {
  alert,
  badge,
  button,
  card,
  container,
  field,
  heading,
  input,
  link,
  nativeSelect,
  skeleton,
  spinner,
  textarea,
} from './recipes.ts';
import {
  coveredBottom,
  headerHeight,
  keyframes,
  semanticColors,
  semanticRadii,
  semanticShadows,
  textStyles,
  tokens,
} from './tokens.ts';

const globalCss = {
  html: {
    bg: 'bg',
    color: 'fg',
    lineHeight: 'moderate',
    colorPalette: 'brand',
    colorScheme: 'light',
    textSizeAdjust: '100%',
    overflowWrap: 'break-word',
    scrollPaddingTop: `calc(${headerHeight} + 1rem)`,
    scrollPaddingBottom: `calc${coveredBottom}`,
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
    '&.dark': { colorScheme: 'dark' },
    // What takes the focus stops above the buttons of a form (src/records/form/FormActions.tsx).
    '&:has(.form-actions)': { scrollPaddingBottom: `calc(${coveredBottom} + 5rem)` },
  },
  body: { textStyle: 'md', minH: '100dvh', pb: `calc${coveredBottom}`, fontFeatureSettings: '"kern", "liga"' },
  '#root': {
    minH: `calc(100dvh - ${coveredBottom})`,
    display: 'flex',
    flexDirection: 'column',
    // A dialog takes the pointer from the body, and its backdrop covers the page: inherited, it would restyle every element.
    pointerEvents: 'auto',
  },
  // As usual in CSS, and not for each element anew as Chakra's reset has it: where a long word may break is said once, for a
  // card or a message with all that is in it.
  '*': { overflowWrap: 'inherit' },
  // What is typed keeps its own direction, such as a number that begins with its year.
  '[dir=rtl] :is(input, textarea)': { unicodeBidi: 'plaintext', textAlign: 'right' },
  '.icon': {
    boxSize: '1.25em',
    flexShrink: '0',
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '&[data-kind=forward]': { _rtl: { transform: 'scaleX(-1)' } },
  },
  '[aria-expanded=true] > [data-kind=opens], [open] > summary > [data-kind=opens]': { rotate: '180deg' },
  '*::placeholder': { color: 'fg.muted' },
  'input:placeholder-shown': { textOverflow: 'ellipsis' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Zero and not 0.01ms: with any duration an inherited colour would change in one element after the other.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
};

let system: SystemContext | undefined;

/**
 * The Chakra system of the portal, which is made when it is first asked for: a third of what the app does before it draws
 * anything, and on a phone a task of its own. It uses Chakra's conditions and utilities but none of its tokens, and registers only
 * the recipes of the first screens; what loads later (menu, dialog, drawer, toast) imports its own recipe.
 */
export function getSystem(): SystemContext {
  return (system ??= withKeptStyles(createSystem(defaultBaseConfig, config)));
}

/**
 * Chakra makes the recipe of an element each time that it draws one, and finds its styles by a text of all of them. Here they are
 * found by the recipe's own styles, which stay the same object.
 */
function withKeptStyles(made: SystemContext): SystemContext {
  const recipes = new WeakMap<object, unknown>();
  const styles = new WeakMap<object, Record<string, SystemStyleObject>>();
  const cva = (recipe: object) => {
    if (!recipes.has(recipe)) recipes.set(recipe, made.cva(recipe));
    return recipes.get(recipe);
  };
  const css: SystemContext['css'] = (first = {}, ...others) => {
    const known = styles.get(first) ?? {};
    styles.set(first, known);
    return (known[JSON.stringify(others)] ??= made.css(first, ...others));
  };
  return { ...made, cva: cva as SystemContext['cva'], css };
}

const config: SystemConfig = {
  preflight: true,
  cssVarsPrefix: 'u',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens: { colors: semanticColors(palette), shadows: semanticShadows, radii: semanticRadii },
    textStyles,
    recipes: {
      badge,
      button,
      container,
      heading,
      input,
      link,
      skeleton,
      spinner,
      textarea,
    },
    slotRecipes: {
      alert,
      card,
      field,
      nativeSelect,
    },
  },
};
