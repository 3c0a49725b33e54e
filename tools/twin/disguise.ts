import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { makeAddress, makePerson, makePhone, mailboxes } from '#mocks/university/seed/people.ts';
import { SeededRandom } from '#mocks/university/seed/random.ts';

/** Who somebody is in the twin. */
export interface Identity {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly rollNo: string;
  readonly referenceNumber: string;
  /** By how many days dates of this person's life are moved. */
  readonly shift: number;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const keyOf = (value: unknown) => textOf(value).toLowerCase();

/** Numbers from 1 on in an order that says nothing: a list by name must not give the names' order away. */
function shuffled(count: number, random: SeededRandom): number[] {
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  for (let i = count - 1; i > 0; i--) {
    const j = random.between(0, i);
    [numbers[i], numbers[j]] = [numbers[j]!, numbers[i]!];
  }
  return numbers;
}

/** A text that stands in place of one that somebody wrote. */
const leftOut = 'Left out of the twin.';

/**
 * Gives each person an identity that has nothing of the real one, the same wherever the person appears: as a student, as
 * an applicant, and in a history. People are told apart by their e-mail addresses.
 */
export class Disguise {
  private readonly identities = new Map<string, Identity>();
  private readonly byName = new Map<string, string>();
  private readonly real = new Set<string>();
  private readonly checked = new Map<string, string>();
  private readonly random: SeededRandom;

  /** @param seed decides the identities: with another one they are others */
  constructor(students: readonly Json[], applications: readonly Json[], seed: number) {
    this.random = new SeededRandom(seed);
    const people = new Map<string, Json>();
    for (const row of [...students, ...applications]) {
      const { name, fullName, email, phone, phoneNumber, rollNo, referenceNumber, generatedRollNumber } = row;
      if (!people.has(keyOf(email))) people.set(keyOf(email), row);
      for (const value of [name ?? fullName, email, phone ?? phoneNumber, rollNo, referenceNumber, generatedRollNumber])
        if (keyOf(value) !== '') this.real.add(keyOf(value));
    }
    const numbers = shuffled(people.size, this.random);
    const address = mailboxes('twin.example');
    for (const [i, [key, row]] of [...people].entries()) {
      const { name, slugs } = this.drawnPerson();
      const number = String(numbers[i]).padStart(6, '0');
      this.identities.set(key, {
        id: `twin_${number}`,
        name,
        email: this.unlikeReal(() => address(...slugs)),
        phone: this.unlikeReal(() => makePhone(this.random)),
        address: makeAddress(this.random),
        rollNo: this.unlikeReal((tries) => `TW${number}${tries > 0 ? `-${tries}` : ''}`),
        referenceNumber: this.unlikeReal((tries) => `APP-TW-${number}${tries > 0 ? `-${tries}` : ''}`),
        shift: this.random.between(20, 160) * (this.random.chance(0.5) ? 1 : -1),
      });
      this.byName.set(keyOf(row['name'] ?? row['fullName']), name);
    }
  }

  private unlikeReal(make: (tries: number) => string): string {
    for (let tries = 0; ; tries++) {
      const value = make(tries);
      if (!this.real.has(value.toLowerCase())) return value;
    }
  }

  private drawnPerson(): ReturnType<typeof makePerson> {
    for (;;) {
      const person = makePerson(this.random);
      if (!this.real.has(person.name.toLowerCase())) return person;
    }
  }

  /** Who somebody with this e-mail address is. */
  identity(email: unknown): Identity {
    const identity = this.identities.get(keyOf(email));
    if (!identity) throw new Error('This e-mail address was in none of the lists.');
    return identity;
  }

  /** The name of somebody who is named and no more, such as a reviewer. */
  nameOf(name: unknown): string {
    const key = keyOf(name);
    const known = this.byName.get(key) ?? this.drawnPerson().name;
    this.byName.set(key, known);
    return known;
  }

  /** A day of somebody's life, YYYY-MM-DD, moved by as many days as all days of this person. */
  day(value: unknown, { shift }: Identity): string | undefined {
    const time = Date.parse(textOf(value).slice(0, 10));
    return Number.isNaN(time) ? undefined : new Date(time + shift * 86_400_000).toISOString().slice(0, 10);
  }

  /** What somebody wrote about a person: nothing of it is kept, but that there was something. */
  remark(value: unknown): string | undefined {
    return textOf(value) === '' ? undefined : leftOut;
  }

  /** A value that is kept, such as a company: a text in which a real name, address or number stands is left out. */
  kept(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((part) => this.kept(part));
    if (isRecord(value))
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, this.kept(part)]));
    if (typeof value !== 'string') return value;
    const known = this.checked.get(value);
    if (known !== undefined) return known;
    const lower = value.toLowerCase();
    const result = [...this.real].some((one) => one.length > 3 && lower.includes(one)) ? leftOut : value;
    this.checked.set(value, result);
    return result;
  }
}
