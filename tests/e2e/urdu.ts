import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { createCatalog, type Texts } from '#src/languages/catalog.ts';
import { inCatalog, plural, t } from '#src/languages/texts.ts';

/** What a test does as a visitor of the portal would, whichever program drives the browser. */
export interface Visitor {
  readonly open: (path: string) => Promise<void>;
  readonly fill: (label: string, text: string) => Promise<void>;
  /** Chooses the option that has this value. */
  readonly choose: (label: string, value: string) => Promise<void>;
  /** Presses the button or the tab that says this. */
  readonly press: (words: string) => Promise<void>;
  readonly follow: (link: string) => Promise<void>;
  /** Gives the page the file at this path. */
  readonly attach: (path: string) => Promise<void>;
  readonly print: () => Promise<void>;
  /** What the page shows. */
  readonly shown: () => Promise<string>;
  /** What the sheet says that the page is printed on; nothing where there is none. */
  readonly printed: () => Promise<string>;
}

const folder = 'src/languages/ur';
const urdu = createCatalog('ur', true);
for (const name of readdirSync(folder).filter((file) => file.endsWith('.gen.json')))
  urdu.add(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Texts);

/** What the portal says in Urdu. */
const ur = (...sentence: Parameters<typeof t>): string => inCatalog(urdu, () => t(...sentence));

/** Firefox leaves out the signs that isolate a name or a number, which nobody sees. */
const seen = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
const untilShown = ({ shown }: Visitor, words: string) =>
  expect.poll(async () => seen(await shown())).toContain(seen(words));

async function apply({ open, fill, choose, press, shown }: Visitor): Promise<string> {
  await open('/ur/admissions?course=Civil+Engineering');
  await fill(ur`Full name`, 'Ira Deshmukh');
  await fill(ur`Email`, 'ira.deshmukh@mail.example');
  await fill(ur`Phone number`, '+919812345670');
  await choose(ur`Previous qualification`, '12th Grade');
  await fill(ur`Previous grade/percentage`, '91%');
  await press(ur`Submit Application`);
  const reference = /APP-\d+-\d+/;
  await expect.poll(shown).toMatch(reference);
  return reference.exec(await shown())![0];
}

async function signIn(visitor: Visitor): Promise<void> {
  const { open, fill, press } = visitor;
  await open('/ur/login');
  await press(ur`Admin Login`);
  await fill(ur`Email`, 'admin@university.example');
  await fill(ur`Password`, 'Demo@1234');
  await press(ur`Login as Admin`);
  await untilShown(visitor, ur`Admin Dashboard`);
}

async function review(visitor: Visitor, reference: string): Promise<void> {
  const { open, follow, press, fill } = visitor;
  await open(`/admin/applications?q=${reference}`);
  await follow('Ira Deshmukh');
  await press(ur`Review`);
  await fill(ur`Comments`, 'Mark sheet seen.');
  await press(ur`Start Review of Application`);
  await untilShown(visitor, ur`${'Ira Deshmukh'} is under review.`);
}

async function importFile(visitor: Visitor): Promise<void> {
  const { open, press, attach } = visitor;
  const file = test.info().outputPath('students.csv');
  writeFileSync(
    file,
    'Roll No,Name,Email,Department,Year,Semester\r\nUR26001,Zainab Sheikh,zainab@mail.example,Civil,1,1',
  );
  await open('/admin/students?status=all');
  await press(ur`Import`);
  await untilShown(visitor, ur`Choose File`);
  await attach(file);
  await untilShown(visitor, 'Zainab Sheikh');
  await press(inCatalog(urdu, () => plural(1)`Add ${1} Student | Add ${1} Students`));
  await untilShown(visitor, ur`Import Another File`);
}

async function printRoster(visitor: Visitor): Promise<void> {
  const { open, print, printed } = visitor;
  await open('/admin/students?status=all&q=UR26001');
  await untilShown(visitor, 'Zainab Sheikh');
  const sheet = async () => {
    await print();
    return printed();
  };
  await expect.poll(sheet).toContain('Zainab Sheikh');
  expect(await printed()).toContain(ur`Roll No`);
}

/** What somebody does with the portal in Urdu: as a visitor first, and then as an administrator. */
export async function journeyInUrdu(visitor: Visitor): Promise<void> {
  const reference = await test.step('applies', () => apply(visitor));
  await test.step('signs in', () => signIn(visitor));
  await test.step('reviews', () => review(visitor, reference));
  await test.step('imports', () => importFile(visitor));
  await test.step('prints', () => printRoster(visitor));
}
