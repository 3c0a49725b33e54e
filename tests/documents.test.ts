import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((page) => existsSync(page));

const withoutExamples = (text: string) => text.replace(/^```[^]*?^```/gm, '');
const textOf = (page: string) => withoutExamples(readFileSync(page, 'utf8'));
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (page: string) =>
  [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Why a link leads nowhere; undefined where it leads somewhere. */
function faultOf(page: string, link: string): string | undefined {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? page : join(dirname(page), path);
  if (!existsSync(file)) return `${link}: no such file`;
  return anchor !== undefined && !anchorsOf(file).includes(anchor) ? `${link}: no such heading` : undefined;
}

const code = (page: string) => [...textOf(page).matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
/** A path of the repository, as documents name it: no pattern, no placeholder. */
const repositoryPath = /^(?:src|mocks|openapi|conformance|tests|tools|bench|docs|examples|hosting)\/[\w./$-]*$/;
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const tools = readFileSync('tools/tool.ts', 'utf8');

describe.each(pages)('%s', (page) => {
  it('contains no link that leads nowhere', () => {
    const links = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const own = links.filter((link) => !/^[a-z]+:/.test(link));
    expect(own.flatMap((link) => faultOf(page, link) ?? [])).toEqual([]);
  });

  it('names files that are there', () => {
    const named = code(page).filter((text) => repositoryPath.test(text));
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names commands that are there', () => {
    const text = readFileSync(page, 'utf8');
    const runs = [...text.matchAll(/npm run ((?!tool )[\w:-]+)/g)].map(([, name = '']) => name);
    expect(runs.filter((name) => !(name in scripts))).toEqual([]);
    const used = [...text.matchAll(/npm run tool ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !new RegExp(`^  '?${name}'?:`, 'm').test(tools))).toEqual([]);
  });
});
