import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { button } from './theme/recipes/button.ts';

/** A link of the router's that looks like a button: it goes somewhere, and so it is a link to every assistive device. */
export const LinkButton = createLink(chakra('a', button));
