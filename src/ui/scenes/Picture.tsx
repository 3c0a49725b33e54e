import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

interface Props extends Omit<HTMLChakraProps<'img'>, 'src' | 'alt' | 'width' | 'height'> {
  readonly src: string;
  /** What it shows; empty where the words beside it say it already. */
  readonly alt: string;
}

/** A scene as an illustration: as wide as its box and three by two, before it has loaded as after. */
export function Picture({ src, alt, ...style }: Props) {
  return (
    <chakra.img
      src={src}
      alt={alt}
      htmlWidth={640}
      htmlHeight={420}
      loading="lazy"
      decoding="async"
      display="block"
      boxSize="full"
      objectFit="cover"
      aspectRatio="640 / 420"
      {...style}
    />
  );
}
