import { parseArgs } from 'node:util';
import { type SectionName, sectionNames } from './figures/results.ts';

/**
 * How often each section is measured where nothing else is said. Bytes do not vary, and an import takes long. Two visits of
 * a third of a second are compared that differ by a twentieth: with few rounds, one that was late would decide.
 */
const usualRounds = {
  bytes: 1,
  visits: 30,
  backend: 5,
  import: 1,
  languages: 5,
  roster: 8,
  lighthouse: 5,
} as const satisfies Record<SectionName, number>;

export interface Options {
  /** Fails on a broken goal, measures what the goals need and no more, and writes nothing. */
  readonly check: boolean;
  readonly only: readonly SectionName[];
  /** How often each section is measured; `--rounds` is for those that are measured more than once. */
  readonly rounds: Readonly<Record<SectionName, number>>;
  /** The sizes of the roster. */
  readonly students: readonly number[];
  /** The address of a served peer, which is measured alone, and what its rows are. */
  readonly url: string | undefined;
  readonly row: string | undefined;
}

const isSection = (name: string): name is SectionName => sectionNames.some((other) => other === name);

function whole(name: string, value: string): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1) throw new Error(`--${name} ${value}: a whole number from 1 on is expected.`);
  return number;
}

/** Reads the command line. @throws Error that says which option cannot be read */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      check: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      rounds: { type: 'string' },
      students: { type: 'string', multiple: true },
      url: { type: 'string' },
      row: { type: 'string' },
    },
  });
  const only = values.only
    .flatMap((value) => value.split(','))
    .map((name) => {
      if (isSection(name)) return name;
      throw new Error(`--only ${name}: there is no such section. There are ${sectionNames.join(', ')}.`);
    });
  const { check } = values;
  const wanted = values.rounds === undefined ? undefined : whole('rounds', values.rounds);
  const sizes = values.students ?? (check ? ['50000', '100000'] : ['1200', '10000', '50000', '100000']);
  return {
    check,
    only: only.length > 0 ? only : sectionNames,
    rounds:
      wanted === undefined
        ? usualRounds
        : { ...usualRounds, visits: wanted, backend: wanted, languages: wanted, roster: wanted, lighthouse: wanted },
    students: sizes.flatMap((value) => value.split(',')).map((value) => whole('students', value)),
    url: values.url,
    row: values.row,
  };
}
