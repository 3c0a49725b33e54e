import { useEffect } from 'react';
import { t, translate } from '#src/languages/texts.ts';
import type { ReadyView } from '#src/records/list/list.tsx';
import { type Values } from '#src/records/list/list-search.ts';
import type { ListFrameProps } from '#src/records/list/ListPage.tsx';
import type { Identified } from '#src/records/record-type.ts';
import { followSavedViews, shownView, useSavedViews } from './saved-views.ts';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { ToolPanel } from '#src/records/list/ToolPanel.tsx';
import { withTexts } from '#src/platform/load-texts.ts';

interface Props {
  readonly path: string;
  readonly ready?: readonly ReadyView[] | undefined;
  readonly values: Values;
}

const Panel = lazyPanel(withTexts('views', () => import('./ViewsPanel.tsx').then(({ ViewsPanel }) => ViewsPanel)));

const noViews: readonly ReadyView[] = [];

/** The saved views of a list: the button says which one is shown, and behind it they are opened, saved and changed. */
function SavedViews({ path, ready = noViews, values }: Props) {
  const views = useSavedViews(path);
  const shown = shownView(views, values);
  const isReady = shownView(ready, values);
  const name = shown?.name ?? (isReady && translate(isReady.name));
  useEffect(followSavedViews, []);
  return (
    <ToolPanel name={t`Views`} {...(name !== undefined && { label: name })} width="21rem">
      <Panel path={path} ready={ready} values={values} views={views} shown={shown ?? isReady} />
    </ToolPanel>
  );
}

export function ViewsFrame<Row extends Identified>({ list, parts, children }: ListFrameProps<Row>) {
  const { path, readyViews } = list.config;
  const tools = (
    <>
      {parts.tools}
      <SavedViews path={path} ready={readyViews} values={list.values} />
    </>
  );
  return children({ ...parts, tools });
}
