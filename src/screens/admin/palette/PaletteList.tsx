import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { Choice, ChoiceGroup } from './choices.ts';

interface LineHandlers {
  readonly onPoint: (choice: Choice) => void;
  readonly onChoose: (choice: Choice) => void;
}

interface Props extends LineHandlers {
  readonly id: string;
  readonly groups: readonly ChoiceGroup[];
  readonly active: Choice | undefined;
  readonly idOf: (choice: Choice) => string;
}

const List = chakra('div', {
  base: {
    maxH: 'min(26rem, calc(100dvh - 10rem))',
    overflowY: 'auto',
    p: '2',
    scrollPaddingBlock: '2',
    '& .group': { px: '3', pt: '3', pb: '1', textStyle: 'overline', color: 'fg.muted' },
  },
});

const Option = chakra('div', {
  base: {
    px: '3',
    py: '2',
    borderRadius: 'l2',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '& .title': { display: 'block', fontWeight: 'semibold' },
    '& .hint': { display: 'block', textStyle: 'sm', color: 'fg.muted' },
    // A high contrast mode removes the background, and draws the transparent outline instead.
    _selected: {
      bg: 'brand.muted',
      color: 'brand.fg',
      outline: '1px solid transparent',
      '& .hint': { color: 'inherit' },
    },
  },
});

/** The results in their groups. The focus stays in the field, which names the chosen line to a screen reader. */
export function PaletteList({ id, groups, active, idOf, ...handlers }: Props) {
  return (
    <List id={id} role="listbox" aria-label="Results">
      {groups.map(({ label, choices }) => {
        const heading = `${id}${label.replaceAll(/\W+/g, '-')}`;
        return (
          <div key={label} role="group" aria-labelledby={heading}>
            <div id={heading} className="group" role="presentation">
              {label}
            </div>
            {choices.map((choice) => (
              <Line
                key={choice.key}
                id={idOf(choice)}
                choice={choice}
                chosen={choice.key === active?.key}
                {...handlers}
              />
            ))}
          </div>
        );
      })}
    </List>
  );
}

interface LineProps extends LineHandlers {
  readonly id: string;
  readonly choice: Choice;
  readonly chosen: boolean;
}

function Line({ id, choice, chosen, onPoint, onChoose }: LineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);
  return (
    <Option
      ref={line}
      id={id}
      role="option"
      aria-selected={chosen}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => !chosen && onPoint(choice)}
      onClick={() => onChoose(choice)}
    >
      <span className="title">{choice.title}</span>
      {choice.hint && <span className="hint">{choice.hint}</span>}
    </Option>
  );
}
