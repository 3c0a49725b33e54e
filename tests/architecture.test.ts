import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

function filesIn(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
}

const code = (path: string) => ['.ts', '.tsx'].includes(extname(path)) && !path.includes('.gen.');

describe('The source tree', () => {
  it('src/app/main.tsx is the only file of src that mentions mocks/', () => {
    const naming = filesIn('src').filter((path) => code(path) && /mocks\//.test(read(path)));
    expect(naming).toEqual(['src/app/main.tsx']);
  });

  it('src/ui/links.tsx is the only file that builds mailto: and tel: links, with the address encoded', () => {
    const making = filesIn('src').filter((path) => code(path) && /['"`](?:mailto:|\$\{scheme\}:)/.test(read(path)));
    expect(making.filter((path) => !path.includes('.test.'))).toEqual(['src/ui/links.tsx']);
  });

  it('No style mixes a colour from a token and a share, which Chrome before 111 leaves out', () => {
    // Such as 'black/55', of which Chakra UI makes color-mix().
    const mixed = /(?:\b(?:bg|color|\w+Color|fill|stroke|background))\b: '[\w.]+\/\d+'|color-mix\(/;
    expect(filesIn('src').filter((path) => code(path) && mixed.test(read(path)))).toEqual([]);
  });

  it('Printing, copying and saving files stand where it is told that a browser cannot', () => {
    const using = /\b(?:globalThis|window)\.print\(|\bnavigator\.(?:clipboard|share)|\bcreateObjectURL\(/;
    const files = filesIn('src').filter((path) => code(path) && !path.includes('.test.') && using.test(read(path)));
    expect(files.toSorted()).toEqual([
      'src/ui/CopyButton.tsx',
      'src/ui/download.ts',
      'src/ui/print/print-page.ts',
      // It shows a picture, which each browser can.
      'src/wings/documents/Documents.tsx',
    ]);
  });

  it('src/routes has every route of the specification’s table', () => {
    const pages = new Set(
      filesIn('src/routes').map((path) => path.replace('src/routes', '').replace(/(?:\/index)?\.tsx?$/, '') || '/'),
    );
    const specified = [
      '/',
      '/login',
      '/register',
      '/about',
      '/contact',
      '/courses',
      '/admissions',
      '/faculty',
      '/research',
      '/student/dashboard',
      '/student/profile',
      '/admin/dashboard',
      '/admin/students',
      '/admin/students/$studentId',
      '/admin/applications',
      '/admin/courses',
      // "Any other path redirects to /."
      '/$',
    ];
    expect(specified.filter((path) => !pages.has(path))).toEqual([]);
  });

  it('src/university alone says which university it is, and is imported so that another folder can take its place', () => {
    const files = [...filesIn('src', 'tools'), 'index.html', 'vite.config.ts'].filter(
      (path) => /\.(?:tsx?|css|html)$/.test(path) && !path.includes('.test.') && !path.startsWith('src/university/'),
    );
    const own = /malhar|pashan|\bpune\b|marigold|'en-IN'|'INR'/i;
    // The pictures of docs/screens are taken as in India.
    const allowed = /^tools\/screens\.ts$/;
    expect(files.filter((path) => own.test(read(path)) && !allowed.test(path))).toEqual([]);
    expect(filesIn('mocks').filter((path) => /malhar/i.test(read(path)))).toEqual([]);
    expect(
      files.filter(
        (path) => path.startsWith('src/') && code(path) && /['"]\.{1,2}\/(?:[^'"]*\/)?university\//.test(read(path)),
      ),
    ).toEqual([]);
  });

  it('Every date, number and order of texts that the browser makes is in the locale of the person or of the university, whatever the browser’s own is', () => {
    const making = /\bIntl\.[A-Z]\w+\(|\.toLocale\w*\(|\.localeCompare\(/g;
    const left = filesIn('src', 'mocks').flatMap((path) => {
      if (!code(path) || path.includes('.test.')) return [];
      const text = read(path);
      return [...text.matchAll(making)].flatMap(({ 0: call, index }) => {
        const given = text.slice(index + call.length).split(/[;\n]/)[0] ?? '';
        // The mock server knows no university: it writes as India does, or in the language that a request asks for.
        const isServer = /^mocks\/(?!demo\/bar\/)/.test(path);
        const locale = isServer ? /'en-IN'|\blocaleOf\(/ : /\bformats\.locale\b|\blocale\(\)|^(?:tag|language)\b/;
        return locale.test(given) ? [] : `${path}: ${call}${given}`;
      });
    });
    expect(left).toEqual([]);
  });

  it('No import goes up more than one folder: others begin with the top folder, as in #src/', () => {
    const climbing = filesIn('src', 'mocks', 'openapi', 'conformance', 'tests', 'tools', 'examples').filter(
      (path) => code(path) && /(?:from|import|import\(|mock\()\s*['"]\.\.\/\.\.\//.test(read(path)),
    );
    expect(climbing).toEqual([
      // The server is a package of its own, and names in a package lead to nothing outside of it.
      'examples/server/contract.ts',
      'examples/server/database.test.ts',
      'examples/server/languages.ts',
      'examples/server/testing/conformance.ts',
    ]);
  });

  it('No folder or file is named util, lib, helper, common, shared or misc', () => {
    const drawers = filesIn('src', 'mocks', 'conformance', 'tests', 'tools').filter((path) =>
      /(?:^|\/)(?:utils?|lib|helpers?|common|shared|misc)(?:\/|\.)/.test(path),
    );
    expect(drawers).toEqual([]);
  });

  it('src, mocks and the conformance kit disable no lint rule, and insert no raw HTML', () => {
    const forbidden = /@ts-(?:ignore|nocheck|expect-error)|dangerouslySetInnerHTML|(?:eslint|oxlint)-disable/;
    const guilty = filesIn('src', 'mocks', 'conformance').filter((path) => code(path) && forbidden.test(read(path)));
    expect(guilty).toEqual([]);
  });
});
