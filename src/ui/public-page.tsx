import {
  Box,
  chakra,
  Container,
  Heading,
  type HeadingProps,
  HStack,
  type HTMLChakraProps,
  Stack,
  Text,
  type TextProps,
} from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly overline?: string;
  readonly lead?: ReactNode;
  /** What it is drawn on; inverted is the dark background of the hero and the footer. */
  readonly tone?: 'plain' | 'muted' | 'inverted';
  readonly split?: boolean;
  readonly children: ReactNode;
}

const beside = { lg: { display: 'grid', gridTemplateColumns: '1fr 1.9fr', columnGap: '16' } } as const;
const tones = {
  plain: { section: { bg: 'bg' }, overline: 'accent.fg', lead: 'fg.muted' },
  muted: { section: { bg: 'bg.muted' }, overline: 'accent.fg', lead: 'fg.muted' },
  inverted: { section: { bg: 'bg.inverted', color: 'fg.inverted' }, overline: 'accent.solid', lead: 'inherit' },
} as const;

export function Section({ title, overline, lead, tone = 'plain', split = false, children }: SectionProps) {
  const colors = tones[tone];
  const headingId = useId();
  return (
    <chakra.section aria-labelledby={headingId} {...colors.section} py={{ base: '12', md: '20' }}>
      <Container>
        <Stack gap={{ base: '8', md: '10' }} {...(split && beside)}>
          <Box maxW="3xl" {...(split && { lg: { position: 'sticky', top: '24', alignSelf: 'start' } })}>
            {overline && (
              <Text textStyle="overline" color={colors.overline} mb="2">
                {overline}
              </Text>
            )}
            <Heading as="h2" id={headingId} color="inherit" size={{ base: '3xl', md: '4xl' }}>
              {title}
            </Heading>
            {lead && (
              <Text textStyle="lg" color={colors.lead} mt="3">
                {lead}
              </Text>
            )}
          </Box>
          {children}
        </Stack>
      </Container>
    </chakra.section>
  );
}

interface CallToActionProps {
  readonly title: string;
  readonly lead: string;
  readonly tone?: 'accent' | 'brand';
  readonly children: ReactNode;
}

export function CallToAction({ title, lead, tone = 'accent', children }: CallToActionProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} py={{ base: '12', md: '16' }}>
      <Container>
        <Box
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="6"
          px={{ base: '6', md: '10' }}
          py={{ base: '8', md: '10' }}
          borderRadius="l3"
          bg={`${tone}.muted`}
          borderInlineStartWidth="6px"
          borderColor="accent.solid"
        >
          <Box flex="1 1 22rem">
            <Heading as="h2" id={id} size={{ base: '2xl', md: '3xl' }}>
              {title}
            </Heading>
            <Text textStyle="lg" mt="2" maxW="prose">
              {lead}
            </Text>
          </Box>
          <HStack
            gap="3"
            wrap="wrap"
            // Their words take two lines where a phone has no room for one.
            css={{ '& > .button': { maxW: 'full', h: 'auto', minH: '12', py: '2', whiteSpace: 'normal' } }}
          >
            {children}
          </HStack>
        </Box>
      </Container>
    </chakra.section>
  );
}

interface TitledTextProps extends Omit<TextProps, 'title' | 'as'> {
  readonly as?: 'h2' | 'h3';
  readonly title: string;
  readonly titleSize?: HeadingProps['size'];
}

export function TitledText({ as = 'h3', title, titleSize = 'lg', ...text }: TitledTextProps) {
  return (
    <>
      <Heading as={as} size={titleSize}>
        {title}
      </Heading>
      <Text color="fg.muted" {...text} />
    </>
  );
}

interface PictureProps extends Omit<HTMLChakraProps<'img'>, 'src' | 'alt' | 'width' | 'height'> {
  readonly src: string;
  /** What it shows; empty where the text beside it says the same. */
  readonly alt: string;
}

export function Picture({ src, alt, ...style }: PictureProps) {
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
