import { chakra } from '@chakra-ui/react';
// A file of its own, whatever its size: the page's policy forbids pictures in data: URLs.
import campus from './campus.svg';

/** The campus at the end of a wet afternoon, filling the box around it; it says nothing that words do not say. */
export function CampusScene() {
  return (
    <chakra.img
      src={campus}
      alt=""
      position="absolute"
      inset="0"
      boxSize="full"
      objectFit="cover"
      objectPosition="50% 100%"
    />
  );
}
