import { type Translation, translations } from '#src/languages/languages.ts';
import { t } from '#src/languages/texts.ts';
import {
  type Conditions,
  noConditions,
  parseDelay,
  parseFault,
  parseRespond,
  ruleText,
  withRule,
} from './conditions.ts';
import { parseToday } from './clock.ts';
import { DemoError, requireOneOf } from './demo-error.ts';
import { type PersonaId, personaIds } from '../university/seed/demo-accounts.ts';
import { type ScenarioName, scenarioNames } from '../university/seed/scenarios.ts';

/** What a link asks of the demo, e.g. `?demo=admissions-week&as=staff&delay=800&fail=updateStudent:500`. */
export interface DemoLinkParams {
  readonly scenario?: ScenarioName;
  readonly students?: number;
  readonly persona?: PersonaId;
  /** The portal is in it before the demo starts. */
  readonly language?: LanguageTag;
  /** Absent where the link names none, so that those of the tab stay. */
  readonly conditions?: Conditions;
}

type LanguageTag = 'en' | Translation;
export const languageTags: readonly LanguageTag[] = ['en', ...(Object.keys(translations) as Translation[])];

const mostStudents = 100_000;

/** Reads a number of students. @throws DemoError */
export function parseStudents(value: string): number {
  const students = Number(value);
  if (!/^\d+$/.test(value) || students < 1 || students > mostStudents)
    throw new DemoError(t`“${value.slice(0, 60)}” is no number of students. Allowed: 1 to ${mostStudents}.`);
  return students;
}

/** Reads a person; `admin` is what most people call the administrator. @throws DemoError */
export const parsePersona = (name: string): PersonaId =>
  requireOneOf('person', name === 'admin' ? 'super-admin' : name, personaIds);

/** Reads a link's parameters. @throws DemoError naming the first that it does not know, and what is allowed */
export function parseLink(link: URLSearchParams): DemoLinkParams {
  const read = <Value>(name: string, parse: (value: string) => Value): Value | undefined => {
    const value = link.get(name);
    return value === null ? undefined : parse(value);
  };
  const scenario = read('demo', (value) => requireOneOf('scenario', value, scenarioNames));
  const students = read('students', parseStudents);
  const persona = read('as', parsePersona);
  const language = read('language', (value) => requireOneOf('language', value, languageTags));
  const delay = read('delay', parseDelay);
  const offline = read('offline', (value) => requireOneOf('offline', value, ['on', 'off']) === 'on');
  const storageFull = read('storage', (value) => requireOneOf('storage', value, ['full', 'ok']) === 'full');
  const listsByPages = read('lists', (value) => requireOneOf('way of lists', value, ['pages', 'whole']) === 'pages');
  const rules = [
    ...link.getAll('fail').flatMap((value) => value.split(',').map(parseFault)),
    ...link.getAll('respond').map(parseRespond),
  ];
  const today = read('today', parseToday);
  const named = [delay, offline, storageFull, listsByPages, today, rules[0]].some((value) => value !== undefined);
  const conditions = {
    delay: delay ?? noConditions.delay,
    offline: offline ?? false,
    storageFull: storageFull ?? false,
    listsByPages: listsByPages ?? false,
    clock: today === undefined ? {} : { today },
    rules: rules.reduce(withRule, noConditions).rules,
  };
  return {
    ...(scenario && { scenario }),
    ...(students !== undefined && { students }),
    ...(persona && { persona }),
    ...(language && { language }),
    ...(named && { conditions }),
  };
}

export function linkParameters({ scenario, students, persona, language, conditions }: DemoLinkParams): URLSearchParams {
  const link = new URLSearchParams();
  if (scenario) link.set('demo', scenario);
  if (students !== undefined) link.set('students', String(students));
  if (persona) link.set('as', persona);
  if (language) link.set('language', language);
  if (conditions) {
    const { delay, offline, storageFull, listsByPages, clock, rules } = conditions;
    if (delay !== noConditions.delay) link.set('delay', String(delay));
    if (offline) link.set('offline', 'on');
    if (storageFull) link.set('storage', 'full');
    if (listsByPages) link.set('lists', 'pages');
    if (clock.today !== undefined) link.set('today', clock.today);
    for (const rule of rules) link.append(...ruleText(rule));
  }
  return link;
}
