import { chakra, Heading, type HeadingProps, Text, type TextProps } from '@chakra-ui/react';

interface Props extends Omit<TextProps, 'title' | 'as'> {
  readonly as?: 'h2' | 'h3';
  readonly title: string;
  readonly titleSize?: HeadingProps['size'];
}

/** A heading with the sentence that belongs to it, whose style the other properties are. */
export function TitledText({ as = 'h3', title, titleSize = 'lg', ...text }: Props) {
  return (
    <>
      <Heading as={as} size={titleSize}>
        {title}
      </Heading>
      <Text color="fg.muted" {...text} />
    </>
  );
}

/** Small text that says more about what stands above or beside it. */
export const SmallText = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted' } });
