import { createAtom, useSelector } from '@tanstack/react-store';
import { plural, t, translate } from '#src/languages/texts.ts';
import { stateScreens } from '../states.ts';
import { stateFrame } from '../demo.ts';
import { useAction, useDemo } from './use-demo.ts';

const everything = 'all';
/** Names that several screens share are kinds of states; the others belong to one screen. */
const kinds = [...new Set(stateScreens.flatMap(({ states }) => states.map(({ name }) => name)))].filter(
  (name) => stateScreens.filter(({ states }) => states.some((state) => state.name === name)).length > 1,
);

/** The demo of one file has no address of its own that a frame could open. */
const canFrame = !import.meta.env.VITE_SINGLE_FILE;

const widths = [320, 390, 768, 1280];

interface Chosen {
  readonly title: string;
  readonly kind: string;
  /** Of the frames, in pixels; 0 where there are none. */
  readonly width: number;
  readonly dark: boolean;
}

/** It stays when the panel is drawn in another language. */
const chosen = createAtom<Chosen>({ title: everything, kind: everything, width: 0, dark: false });

const languageChoice = 'demo-language';

/** Every state of every screen as a link, and of one screen as small live frames too. */
export function StatesPanel() {
  const demo = useDemo();
  const act = useAction();
  const { languages } = demo;
  const language = languages.chosen();
  // English is that of the code, and its links are the same for whoever gets one.
  const hrefOf = (link: string) => demo.hrefOf(language === 'en' ? link : `${link}&language=${language}`);
  const { title, kind, width, dark } = useSelector(chosen);
  const choose = (part: Partial<Chosen>) => chosen.set((current) => ({ ...current, ...part }));
  const screens = stateScreens
    .filter((screen) => title === everything || screen.title === title)
    .map((screen) => ({
      ...screen,
      states: screen.states.filter(({ name }) => kind === everything || name === kind),
    }))
    .filter(({ states }) => states.length > 0);
  const count = screens.reduce((sum, { states }) => sum + states.length, 0);
  return (
    <div className="demo-states">
      <div className="demo-actions">
        <label className="demo-field">
          {t`Language`}
          <select
            id={languageChoice}
            value={language}
            onChange={({ target }) =>
              act(async () => {
                await languages.choose(target.value);
                // It is another element in another language.
                document.getElementById(languageChoice)?.focus();
              })
            }
          >
            {[...languages.all].map(([tag, { name, locale }]) => (
              <option key={tag} value={tag} lang={locale}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="demo-field">
          {t`Screen`}
          <select value={title} onChange={({ target }) => choose({ title: target.value })}>
            <option value={everything}>{t`All screens`}</option>
            {stateScreens.map((screen) => (
              <option key={screen.title} value={screen.title}>
                {translate(screen.title)}
              </option>
            ))}
          </select>
        </label>
        <label className="demo-field">
          {t`State`}
          <select value={kind} onChange={({ target }) => choose({ kind: target.value })}>
            <option value={everything}>{t`All states`}</option>
            {kinds.map((name) => (
              <option key={name} value={name}>
                {translate(name)}
              </option>
            ))}
          </select>
        </label>
        {canFrame && (
          <>
            <label className="demo-field">
              {t`Frames`}
              <select value={width} onChange={({ target }) => choose({ width: Number(target.value) })}>
                <option value={0}>{title === everything ? t`Choose a screen` : t`None`}</option>
                {widths.map((pixels) => (
                  <option key={pixels} value={pixels}>{t`${pixels} px wide`}</option>
                ))}
              </select>
            </label>
            <label className="demo-choice">
              <input type="checkbox" checked={dark} onChange={() => choose({ dark: !dark })} /> {t`Dark`}
            </label>
          </>
        )}
      </div>
      <p>
        {plural(
          count,
        )`${count} state. A link opens the screen in its state. | ${count} states. A link opens the screen in its state.`}
      </p>
      {screens.map((screen) => (
        <section key={screen.title} aria-label={translate(screen.title)}>
          <h2>{translate(screen.title)}</h2>
          <ul>
            {screen.states.map(({ id, name, link }) => (
              <li key={id}>
                <a href={hrefOf(link)} title={screen.afterwards?.()}>
                  {translate(name)}
                </a>
                {width > 0 && title !== everything && (
                  <iframe
                    name={stateFrame}
                    title={`${translate(screen.title)}: ${translate(name)}`}
                    src={hrefOf(link)}
                    loading="lazy"
                    width={width}
                    height={600}
                    style={{ colorScheme: dark ? 'dark' : 'light' }}
                  />
                )}
              </li>
            ))}
          </ul>
          {screen.afterwards && <p>{screen.afterwards()}</p>}
        </section>
      ))}
    </div>
  );
}
