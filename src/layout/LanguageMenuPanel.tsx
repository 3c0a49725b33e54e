import { Box, Menu, Text } from '@chakra-ui/react';
import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { t } from '../languages/texts.ts';
import { languageInfo, offeredLanguages, useChosenLanguage } from '../platform/language.ts';
import { preloadTexts } from '../platform/language-texts.ts';
import { afterNextPaint } from '../platform/scheduling.ts';
import type { LanguageTag } from '../platform/preferred-language.ts';
import type { MenuState } from '../ui/MenuButton.tsx';
import { MenuPanel } from '../ui/MenuPanel.tsx';
import { switchLanguage } from './switch-language.ts';

export function LanguageMenuPanel(menu: MenuState) {
  const router = useRouter();
  const route = useMatches({ select: (matches) => matches.at(-1)!.routeId });
  const current = useChosenLanguage();
  useEffect(() => {
    for (const tag of offeredLanguages()) void preloadTexts(tag, route);
  }, [route]);
  const [chosen, setChosen] = useState<LanguageTag>();
  const choose = async (language: LanguageTag) => {
    if (language !== current) {
      // The choice is seen at once: its texts may have to be loaded, and to draw a page takes a slow phone some time.
      setChosen(language);
      await new Promise<void>((seen) => afterNextPaint(seen));
      // The focus returns to the button of the new page.
      await switchLanguage(router, language, '[data-control=language]');
      setChosen(undefined);
    }
    menu.onOpenChange(false);
  };
  const marked = chosen ?? current;
  return (
    <MenuPanel {...menu}>
      {() => (
        <Menu.RadioItemGroup
          value={marked}
          aria-busy={chosen !== undefined}
          onValueChange={({ value }) => void choose(value as LanguageTag)}
        >
          {offeredLanguages().map((tag) => {
            const { name, direction, isWhole, isRead } = languageInfo(tag);
            return (
              // The menu goes with the page. To close it before would draw the former page once more.
              <Menu.RadioItem key={tag} value={tag} closeOnSelect={false}>
                <Box flex="1">
                  <bdi lang={tag} dir={direction}>
                    {name}
                  </bdi>
                  {!isWhole && (
                    <Text textStyle="xs" color="fg.muted">
                      {t`Translated in part: other pages are in English`}
                    </Text>
                  )}
                  {!isRead && (
                    <Text textStyle="xs" color="fg.muted">
                      {t`Not yet read by a native speaker`}
                    </Text>
                  )}
                </Box>
                {/* It has its room before it is seen: otherwise the menu would be laid out and placed anew. */}
                <Box aria-hidden="true" visibility={tag === marked ? undefined : 'hidden'}>
                  ✓
                </Box>
              </Menu.RadioItem>
            );
          })}
        </Menu.RadioItemGroup>
      )}
    </MenuPanel>
  );
}
