import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { button } from './theme/recipes/button.ts';
import { link } from './theme/recipes/text.ts';

/** A router link that looks like a button, and is printed as little as one. */
export const LinkButton = createLink(chakra('a', button, { defaultProps: { 'data-screen-only': '' } }));

/** A router link in running text. */
export const TextLink = createLink(chakra('a', link));
