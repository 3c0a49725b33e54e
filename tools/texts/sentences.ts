/** Finds the sentences of the code that are to be translated, and those that are not marked yet. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A sentence as the code has it. */
export interface Sentence {
  /** The key at run time, where a hole has its place: `Delete {0}?`; of a sentence with a count, both forms. */
  readonly key: string;
  /** What translators read, where a hole has a name: `Delete {name}?`; a sentence with a count has two. */
  readonly forms: readonly string[];
  /** The names of the holes in their order. */
  readonly holes: readonly string[];
  readonly file: string;
}

const SEPARATOR = ' | ';

/** Tests, what is generated, what runs before any texts are there, and what speaks to developers alone. */
const untold =
  /\.test\.tsx?$|\.gen\.ts$|\.d\.ts$|^src\/(?:languages|app\/boot)\/|^mocks\/(?:engine\/http\/|demo\/StartPage\.)|^examples\/server\/(?:node_modules|endurance|ha|testing)\//;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !untold.test(name))
    .toSorted();

const portalFiles: readonly string[] = [
  ...['src', 'mocks/demo', 'mocks/engine', 'mocks/university', 'examples/server'].flatMap(filesIn),
  'mocks/browser.ts',
  'openapi/field-labels.ts',
  'openapi/file-type.ts',
];

/** The folder of the university that an import of the portal means; another one takes its place in a build. */
export const firstUniversity = 'src/university';

/**
 * The files whose texts people read, also of the server that goes with the portal: those of the portal first, whose names a
 * translator knows.
 * @param university the folder whose texts are those of the university
 */
export const sourceFiles = (university: string = firstUniversity): readonly string[] =>
  university === firstUniversity
    ? portalFiles
    : [...portalFiles.filter((file) => !file.startsWith(`${firstUniversity}/`)), ...filesIn(university)];

/** Two universities have most files in common, and to parse one takes a while. */
const parsed = new Map<string, ts.SourceFile>();

/** A file of code, parsed once. */
export function parse(file: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  parsed.set(file, source);
  return source;
}

/** The tag of a template that is a sentence: t, msg, plural(…) or rich(…). */
function kindOf(tag: ts.Expression): string | undefined {
  if (ts.isIdentifier(tag)) return ['t', 'msg'].find((name) => name === tag.text);
  if (ts.isCallExpression(tag) && ts.isIdentifier(tag.expression)) {
    const { text } = tag.expression;
    return ['plural', 'rich'].find((name) => name === text);
  }
  return undefined;
}

/** What a hole is called: as the variable, the property or the function that gives its value. */
function holeName(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  if (ts.isCallExpression(expression))
    return expression.arguments.length > 0 ? holeName(expression.arguments[0]!) : holeName(expression.expression);
  if (ts.isJsxElement(expression)) {
    const inner = expression.children.find(ts.isJsxExpression)?.expression;
    return inner ? holeName(inner) : 'value';
  }
  return 'value';
}

function sentenceOf(node: ts.TaggedTemplateExpression, kind: string, file: string): Sentence {
  const { template } = node;
  const parts = ts.isNoSubstitutionTemplateLiteral(template)
    ? [template.text]
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
  const expressions = ts.isNoSubstitutionTemplateLiteral(template)
    ? []
    : template.templateSpans.map(({ expression }) => expression);
  const taken = new Map<string, string>();
  const holes = expressions.map((expression) => {
    const wanted = holeName(expression);
    const written = expression.getText();
    let name = wanted;
    // The same value twice is one hole; another value of the same name is another.
    for (let at = 2; taken.has(name) && taken.get(name) !== written; at += 1) name = `${wanted}${at}`;
    taken.set(name, written);
    return name;
  });
  const joined = (hole: (at: number) => string) => parts.reduce((text, part, at) => `${text}{${hole(at - 1)}}${part}`);
  const named = joined((at) => holes[at]!);
  return {
    key: joined(String),
    forms: kind === 'plural' ? named.split(SEPARATOR) : [named],
    holes,
    file,
  };
}

/** Each sentence of a file, in its order. */
export function sentencesOf(file: string): readonly Sentence[] {
  const found: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node)) {
      const kind = kindOf(node.tag);
      if (kind) found.push(sentenceOf(node, kind, file));
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

/** Attributes that people read or hear. */
const readAttributes =
  /^(?:aria-label|aria-description|aria-roledescription|alt|title|placeholder|label|description|heading|action|helperText|hint|what|note)$/;

export interface BareText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** It stands where people read it; others only look like a sentence. */
  readonly certain: boolean;
}

/** Whether a server says it: in an error, as the message of an answer, or as a part of a mail. */
function isAnswered({ parent }: ts.Node): boolean {
  if (ts.isNewExpression(parent)) return parent.expression.getText() === 'HttpError';
  return ts.isPropertyAssignment(parent) && /^(?:message|subject)$/.test(parent.name.getText());
}

/** Texts of a file that people read and that are no sentence of t, msg, plural or rich. */
export function bareTextsOf(file: string): BareText[] {
  const source = parse(file);
  const found: BareText[] = [];
  const note = (node: ts.Node, text: string, certain: boolean): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ file, line: line + 1, text: text.trim().replaceAll(/\s+/g, ' '), certain });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && kindOf(node.tag)) {
      // Its holes may have texts.
      if (ts.isTemplateExpression(node.template))
        for (const { expression } of node.template.templateSpans) visit(expression);
      visit(node.tag);
      return;
    }
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxText(node) && /\p{L}{2}/u.test(node.text)) note(node, node.text, true);
    else if (ts.isStringLiteral(node) && /\p{L}{2}/u.test(node.text)) {
      const inAttribute = ts.isJsxAttribute(node.parent) && readAttributes.test(node.parent.name.getText());
      const isChild = ts.isJsxExpression(node.parent) && ts.isJsxElement(node.parent.parent);
      if (inAttribute ? /[A-Z]|\s/.test(node.text) : isChild) note(node, node.text, true);
      else if (!ts.isJsxAttribute(node.parent) && /^[A-Z“].*[\s.]|^[A-Z][a-z]{2,}$|\w \w+ \w/.test(node.text))
        note(node, node.text, isAnswered(node));
    } else if (ts.isTemplateExpression(node)) {
      const text = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
      if (/[a-z]{2,} |\s[a-z]{2,}/.test(text)) note(node, text, isAnswered(node));
    } else if (ts.isNoSubstitutionTemplateLiteral(node) && /^[A-Z].*\s|\w \w+ \w/.test(node.text))
      note(node, node.text, isAnswered(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
