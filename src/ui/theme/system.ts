import { createSystem } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { breakpoints, checkboxSlotRecipe, checkmarkRecipe, iconRecipe, tableSlotRecipe } from '@chakra-ui/react/theme';
import { globalCss } from './global-css.ts';
import { button } from './recipes/button.ts';
import { field, input, nativeSelect, textarea } from './recipes/controls.ts';
import { alert, card, progress } from './recipes/surfaces.ts';
import { badge, container, heading, link, separator, skeleton, spinner } from './recipes/text.ts';
import { semanticColors, semanticRadii, semanticShadows } from './semantic.ts';
import { keyframes, textStyles, tokens } from './tokens.ts';

/**
 * The Chakra system of the portal. It uses Chakra's conditions and utilities but none of its tokens, and registers only
 * the recipes of the first screens; what loads later (menu, dialog, drawer, toast) imports its own recipe.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: 'u',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens: { colors: semanticColors, shadows: semanticShadows, radii: semanticRadii },
    textStyles,
    recipes: {
      badge,
      button,
      checkmark: checkmarkRecipe,
      container,
      heading,
      icon: iconRecipe,
      input,
      link,
      separator,
      skeleton,
      spinner,
      textarea,
    },
    slotRecipes: {
      alert,
      card,
      checkbox: checkboxSlotRecipe,
      field,
      nativeSelect,
      progress,
      table: tableSlotRecipe,
    },
  },
});
