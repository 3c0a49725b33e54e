import { t } from '../languages/texts.ts';
import { formats } from '#src/university/formats.ts';
import { LanguageIcon } from '../ui/icons.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { withTexts } from '../platform/load-texts.ts';

const Panel = lazyComponent(
  withTexts('languages', () => import('./LanguageMenuPanel.tsx').then(({ LanguageMenuPanel }) => LanguageMenuPanel)),
);

/** What languages there are, where the university offers more than one. Its button is a picture, since words have a language. */
export function LanguageMenu() {
  if (formats.languages.length === 0) return null;
  return (
    <MenuButton
      variant="ghost"
      px="1"
      minW="7"
      gap="0.5"
      // A phone's bar has room for the picture alone.
      css={{ '& > svg + svg': { hideBelow: 'md' } }}
      data-control="language"
      aria-label={t`Language`}
      onPointerEnter={Panel.preload}
      onFocus={Panel.preload}
      renderMenu={(menu) => <Panel {...menu} />}
    >
      <LanguageIcon />
    </MenuButton>
  );
}
