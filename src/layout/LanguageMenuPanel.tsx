import { Box, Menu, Text } from '@chakra-ui/react';
import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { t } from '../languages/texts.ts';
import { chooseLanguage, isLanguageHeld, languages, preloadTexts, useLanguage } from '../platform/language.ts';
import type { LanguageTag } from '../platform/preferred-language.ts';
import type { MenuState } from '../ui/MenuButton.tsx';
import { MenuPanel } from '../ui/MenuPanel.tsx';
import { toast } from '../ui/toast/toast.ts';

interface Props extends MenuState {
  /** Called before the page is drawn in another language. */
  readonly onChosen: () => void;
}

/** Nobody chooses Pseudo here: an address leads to it. */
const offered = [...languages.keys()].filter((tag) => tag !== 'pseudo');

export function LanguageMenuPanel({ onChosen, ...menu }: Props) {
  const router = useRouter();
  const route = useMatches({ select: (matches) => matches.at(-1)!.routeId });
  const current = useLanguage();
  useEffect(() => {
    for (const tag of offered) void preloadTexts(tag, route);
  }, [route]);
  const choose = async (language: LanguageTag) => {
    if (language === current) return;
    if (isLanguageHeld()) {
      toast.info(t`The language can be changed when what is open now is done: it would be lost.`);
      return;
    }
    onChosen();
    try {
      if (!(await chooseLanguage(language, route))) return;
    } catch {
      toast.error(t`The language could not be loaded. Check your connection and try again.`);
      return;
    }
    // The address and the titles of the page are in the language too.
    await router.navigate({ to: '.', search: true, hash: true, replace: true, resetScroll: false });
  };
  return (
    <MenuPanel {...menu}>
      {() => (
        <Menu.RadioItemGroup value={current}>
          {[...languages].map(([tag, { name, direction, isRead }]) => {
            if (tag === 'pseudo' && current !== 'pseudo') return null;
            const select = () => void choose(tag);
            return (
              <Menu.RadioItem key={tag} value={tag} onSelect={select} onClick={select}>
                <Box flex="1">
                  <bdi lang={tag} dir={direction}>
                    {name}
                  </bdi>
                  {!isRead && (
                    <Text textStyle="xs" color="fg.muted">
                      {t`Not yet read by a native speaker`}
                    </Text>
                  )}
                </Box>
                <Menu.ItemIndicator aria-hidden="true">✓</Menu.ItemIndicator>
              </Menu.RadioItem>
            );
          })}
        </Menu.RadioItemGroup>
      )}
    </MenuPanel>
  );
}
