import { chakra } from '@chakra-ui/react';
import { useState } from 'react';

/** About four lines of a toast. */
const LONGEST = 300;

const Words = chakra('span', { base: { overflowWrap: 'anywhere' } });
const Toggle = chakra('button', {
  base: { textDecoration: 'underline', fontWeight: 'medium', cursor: 'button', focusVisibleRing: 'outside' },
});

/** What a server has said, however long it is: its beginning, and the whole on demand. */
export function Message({ text }: { readonly text: string }) {
  const [isWhole, setWhole] = useState(false);
  if (text.length <= LONGEST) return <Words>{text}</Words>;
  return (
    <Words>
      {isWhole ? (
        <chakra.span display="block" maxH="50vh" overflowY="auto" tabIndex={0}>
          {text}
        </chakra.span>
      ) : (
        <span>{`${text.slice(0, LONGEST)}… `}</span>
      )}
      <Toggle type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? 'Show less' : 'Show all'}
      </Toggle>
    </Words>
  );
}
