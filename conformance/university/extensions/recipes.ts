import { administratorRecipes } from './administrators/recipes.ts';
import { caseworkRecipes } from './casework/recipes.ts';
import { offerRecipes } from './offers/recipes.ts';
import { paperRecipes } from './papers/recipes.ts';

/** What the contract does not say of operations of extensions. */
export const extensionRecipes = {
  ...administratorRecipes,
  ...caseworkRecipes,
  ...offerRecipes,
  ...paperRecipes,
};
