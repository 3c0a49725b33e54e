import { useEffect, useRef, type ChangeEvent, type KeyboardEvent } from 'react';
import type { Extent } from './selection.ts';
import { formatNumber } from '../../domain/format.ts';

interface RowProps {
  readonly label: string;
  readonly checked: boolean;
  readonly position: number;
  readonly onToggle: (position: number, chosen: boolean, range: boolean) => void;
}

/** How far the arrow keys go. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const boxAt = (from: HTMLElement, position: number) =>
  from.closest('table')?.querySelector<HTMLInputElement>(`[data-position="${position}"] > .select input`);

/** Chooses a row. Shift chooses all from the one used before; the arrow keys go on to the next, and take it with Shift. */
export function SelectCell({ label, checked, position, onToggle }: RowProps) {
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onToggle(position, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);

  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = steps[event.key];
    const next = step && boxAt(event.currentTarget, position + step);
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (event.shiftKey) onToggle(position + step, checked, true);
  };

  return (
    <td className="select">
      <label>
        <input type="checkbox" aria-label={label} checked={checked} onChange={change} onKeyDown={move} />
      </label>
    </td>
  );
}

interface HeadProps {
  readonly extent: Extent;
  readonly count: number;
  readonly onToggle: (chosen: boolean) => void;
}

/** Chooses the whole list, with the rows that are not on the screen; a dash where some of it is chosen. */
export function SelectAllCell({ extent, count, onToggle }: HeadProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = extent === 'some';
  }, [extent]);
  return (
    <th scope="col" className="select">
      <label>
        <input
          ref={box}
          type="checkbox"
          disabled={count === 0}
          checked={extent === 'all'}
          onChange={({ target }) => onToggle(target.checked)}
        />
        <span className="unseen">{`Select all ${formatNumber(count)} listed`}</span>
      </label>
    </th>
  );
}
