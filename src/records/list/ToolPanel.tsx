import { Box, Button } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '#src/languages/texts.ts';
import { ChevronDownIcon } from '#src/ui/icons.tsx';

interface Props {
  readonly name: string;
  /** What the button says, where that is something else. */
  readonly label?: string;
  readonly width: string;
  readonly children: ReactNode;
}

/** A tool of a list behind a button, with controls of its own. Escape and a link in it close it, and so does a click or a step elsewhere. */
export function ToolPanel({ name, label = name, width, children }: Props) {
  const [open, setOpen] = useState(false);
  // Where the button stands near the left edge, as in a second line of tools, its panel goes to the right.
  const [isLeft, setIsLeft] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const toggle = () => {
    setIsLeft((frame.current?.getBoundingClientRect().left ?? Infinity) < globalThis.innerWidth / 2);
    setOpen(!open);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!open) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);

  return (
    // On a phone the panel is as wide as what the tools stand in.
    <Box
      ref={frame}
      position={{ md: 'relative' }}
      onKeyDown={({ key }) => open && key === 'Escape' && close()}
      onClick={({ target }) => open && target instanceof Element && target.closest('a') && close()}
    >
      <Button
        ref={button}
        variant="ghost"
        height="11"
        maxW="11rem"
        aria-label={name === label ? undefined : t`${name}: ${label}`}
        aria-expanded={open}
        onClick={toggle}
      >
        <Box as="span" truncate>
          {label}
        </Box>
        <ChevronDownIcon />
      </Button>
      {open && (
        <Box
          role="group"
          aria-label={name}
          // A press on a label gives the focus to whatever around it can have it: not to something outside.
          tabIndex={-1}
          outline="0"
          position="absolute"
          zIndex="10"
          insetInlineStart={{ base: '0', md: isLeft ? '0' : 'auto' }}
          insetInlineEnd={{ base: '0', md: isLeft ? 'auto' : '0' }}
          mt="1"
          p="4"
          width={{ md: width }}
          maxH="min(28rem, 60dvh)"
          overflowY="auto"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border"
          borderRadius="l3"
          boxShadow="lg"
        >
          {children}
        </Box>
      )}
    </Box>
  );
}
