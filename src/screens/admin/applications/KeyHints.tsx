import { Button, chakra, Flex } from '@chakra-ui/react';
import { useShortcuts } from './shortcuts.ts';

const Key = chakra('kbd', {
  base: {
    px: '1.5',
    borderWidth: '1px',
    borderBottomWidth: '2px',
    borderColor: 'border.emphasized',
    borderRadius: 'l1',
    bg: 'bg.panel',
    fontFamily: 'mono',
    textStyle: 'xs',
    color: 'fg',
  },
});

/** What the keys do, for those who have a keyboard; and a way to turn them off. */
export function KeyHints() {
  const [on, turn] = useShortcuts();
  return (
    <Flex gap="2.5" rowGap="1" wrap="wrap" align="center" textStyle="sm" color="fg.muted" hideBelow="md">
      {on ? (
        <>
          <span>
            <Key>j</Key> next
          </span>
          <span>
            <Key>k</Key> previous
          </span>
          <span>
            <Key>n</Key> undecided
          </span>
          <span>
            <Key>Esc</Key> close
          </span>
        </>
      ) : (
        'The keys j, k and n are turned off.'
      )}
      <Button size="xs" variant="ghost" px="1.5" onClick={() => turn(!on)}>
        {on ? 'Turn keys off' : 'Turn keys on'}
      </Button>
    </Flex>
  );
}
