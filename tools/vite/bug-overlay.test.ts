import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { readableBug } from './bug-overlay.ts';

it('A bug is shown with the files of the project and the lines around its place, and other files as they are', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'bug-')));
  const file = join(root, 'screen.ts');
  writeFileSync(
    file,
    'interface Gone {\n  a: number;\n}\n\nexport function draw(gone: Gone) {\n  throw new Error(`${gone.a}`);\n}\n',
  );
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
  });
  try {
    const { client } = server.environments;
    const result = await client.transformRequest('/screen.ts');
    const lines = result?.code.split('\n') ?? [];
    const line = lines.findIndex((text) => text.includes('throw')) + 1;
    const column = (lines[line - 1]?.indexOf('new') ?? 0) + 1;
    const stack = [
      'Error: 7',
      `    at draw (http://localhost:5173/screen.ts?t=1:${line}:${column})`,
      '    at other (http://localhost:5173/node_modules/other.js:1:1)',
    ].join('\n');
    const bug = await readableBug({ message: '7', stack }, client);
    expect(line).not.toBe(6);
    expect(bug).toMatchObject({ message: '7', id: file, loc: { line: 6 } });
    expect(bug.stack).toContain(`at draw (${file}:6:`);
    expect(bug.stack).toContain('http://localhost:5173/node_modules/other.js:1:1');
    expect(bug.frame).toMatch(/6 \|   throw new Error.*\n\s+\|\s+\^/);
  } finally {
    await server.close();
  }
});
