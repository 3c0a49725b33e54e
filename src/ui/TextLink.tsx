import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { link } from './theme/recipes/text.ts';

/** A router link in running text. */
export const TextLink = createLink(chakra('a', link));
