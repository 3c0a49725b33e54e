import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

interface Props extends Omit<HTMLChakraProps<'img'>, 'src' | 'alt' | 'width' | 'height'> {
  readonly src: string;
  /** What it shows; empty where the text beside it says the same. */
  readonly alt: string;
}

/** An illustration as wide as its box, which has its final height before it has loaded. */
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
