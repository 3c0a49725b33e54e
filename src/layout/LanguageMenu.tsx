import { useEffect, useRef } from 'react';
import { t } from '../languages/texts.ts';
import { formats } from '#src/university/formats.ts';
import { LanguageIcon } from '../ui/icons.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';

const Panel = lazyComponent(() => import('./LanguageMenuPanel.tsx').then(({ LanguageMenuPanel }) => LanguageMenuPanel));

/** The page is drawn anew in another language: the focus then returns to the button of the new page. */
let hasChosen = false;

/** What languages there are, where the university offers more than one. Its button is a picture, since words have a language. */
export function LanguageMenu() {
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasChosen) buttonRef.current?.focus({ preventScroll: true });
    hasChosen = false;
  }, []);
  if (formats.languages.length === 0) return null;
  return (
    <MenuButton
      ref={buttonRef}
      variant="ghost"
      px={{ base: '1', md: '2' }}
      minW={{ base: '7', md: '10' }}
      gap="0.5"
      // A phone's bar has room for the picture alone.
      css={{ '& > svg + svg': { display: { base: 'none', md: 'block' } } }}
      data-control="language"
      aria-label={t`Language`}
      onPointerEnter={Panel.preload}
      onFocus={Panel.preload}
      renderMenu={(menu) => (
        <Panel
          {...menu}
          onChosen={() => {
            hasChosen = true;
          }}
        />
      )}
    >
      <LanguageIcon />
    </MenuButton>
  );
}
