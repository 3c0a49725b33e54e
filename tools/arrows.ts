/** Draws the arrows between the folders into docs/architecture.md, as the lint's own tool sees them. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const page = 'docs/architecture.md';
const folders = '^(src/[^/.]+|mocks/[^/.]+|src/[^/]+\\.tsx?|mocks/[^/]+\\.ts|openapi)';
const left = '\\.test\\.tsx?$|/testing|\\.css$|env\\.d\\.ts$';
const command = `src mocks openapi --config .dependency-cruiser.mjs --output-type mermaid --include-only ^(src|mocks|openapi)/`;
const drawing = execFileSync(
  process.execPath,
  [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ...command.split(' '),
    '--collapse',
    folders,
    '--exclude',
    left,
  ],
  { encoding: 'utf8' },
);
const [before = '', , after = ''] = readFileSync(page, 'utf8').split(/<!-- arrows -->/);
writeFileSync(page, `${before}<!-- arrows -->\n\n\`\`\`mermaid\n${drawing.trim()}\n\`\`\`\n\n<!-- arrows -->${after}`);
