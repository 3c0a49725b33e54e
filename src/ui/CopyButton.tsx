import { Button, type ButtonProps } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { t } from '../languages/texts.ts';
import { tellMissing } from './browser-support.ts';

/** Copies through a selection, where the clipboard API is missing: a page on plain http does not have it. */
function copySelected(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  const focused = document.activeElement;
  // Next to the focused element, since a dialog does not allow the focus outside.
  (focused?.parentElement ?? document.body).append(area);
  area.select();
  const copied = document.execCommand?.('copy') ?? false;
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

interface Props extends Omit<ButtonProps, 'onClick' | 'onCopy'> {
  readonly text: string;
  /** Called once the text is in the clipboard. */
  readonly onCopied?: () => void;
}

const COPIED_MS = 2500;

export function CopyButton({ text, onCopied, children = t`Copy`, ...button }: Props) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function press(): Promise<void> {
    if (!(await copy(text))) return tellMissing('copy');
    setCopied(true);
    onCopied?.();
  }
  return (
    <Button size="sm" variant="surface" aria-live="polite" {...button} onClick={() => void press()}>
      {copied ? t`Copied` : children}
    </Button>
  );
}
