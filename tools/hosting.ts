/**
 * Holds the ready files of hosting/ to what they promise: starts nginx and Caddy with each of them, on the live build, and
 * asks (`npm run tool hosting`, after `npm run build`). Needs both on this machine,
 * and openssl: `apt-get install nginx-light caddy openssl`.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readHeaders } from './vite/headers-file.ts';

const build = 'dist-live';
const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** An API that refuses an origin as Spring does, a long body in words, and answers long lists. */
async function startApi(): Promise<Server> {
  const answer = (headers: IncomingHttpHeaders, length: number): [number, unknown] => {
    if (headers.origin) return [403, undefined];
    if (length > 1_048_576) return [413, { success: false, message: 'Too long' }];
    return [200, { success: true, data: Array.from({ length: 500 }, () => 'row') }];
  };
  const server = createServer(async (request, response) => {
    let length = 0;
    for await (const chunk of request) length += (chunk as Buffer).length;
    const [status, body] = answer(request.headers, length);
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(body && JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

interface Asked {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The headers of a page by https, from a host whose certificate nobody has signed. */
function headersByHttps(url: string): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    get(url, { rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(response.headers);
    }).on('error', reject);
  });
}

/** What is wrong with a host, in sentences. */
async function problemsOf(base: string, api: Server, byHttps: string): Promise<string[]> {
  const problems: string[] = [];
  const { origin } = new URL(base);
  const ask = async (url: string, init: RequestInit = {}): Promise<Asked> => {
    const response = await fetch(url, { redirect: 'manual', ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const hold = (what: string, seen: unknown, wanted: unknown) => {
    if (JSON.stringify(seen) !== JSON.stringify(wanted))
      problems.push(`${what}: ${JSON.stringify(seen)} in place of ${JSON.stringify(wanted)}`);
  };
  const file = (name: string) => readFileSync(join(build, name), 'utf8');
  const script = readdirSync(join(build, 'assets')).find((name) => name.endsWith('.js')) ?? '';
  const types = ({ headers }: Asked) => headers.get('Content-Type')?.split(';')[0];
  const { 'Content-Security-Policy': policy = '', ...others } = readHeaders(build);

  for (const [path, name] of [
    ['', 'index.html'],
    ['login', 'login.html'],
    ['admin/students', 'admin/students.html'],
    ['admin/students/stu_000001', 'index.html'],
    ['no/such/page', 'index.html'],
  ] as const) {
    const page = await ask(base + path);
    hold(`/${path}, status`, page.status, 200);
    hold(`/${path} is ${name}`, page.text === file(name), true);
    hold(`/${path}, caching`, page.headers.get('Cache-Control'), 'no-cache');
    for (const [header, value] of Object.entries(others)) hold(`/${path}, ${header}`, page.headers.get(header), value);
    const sent = page.headers.get('Content-Security-Policy') ?? '';
    hold(`/${path}, the framing of the policy`, sent.includes("frame-ancestors 'none'"), policy.includes('frame-anc'));
    hold(`/${path}, the calls of the policy`, sent.includes("connect-src 'self'"), true);
  }

  const http = await ask(base);
  hold('By http, Strict-Transport-Security', http.headers.get('Strict-Transport-Security'), null);
  const https = await headersByHttps(byHttps);
  for (const [header, value] of Object.entries(readHeaders(build, 'https')))
    if (header !== 'Content-Security-Policy') hold(`By https, ${header}`, https[header.toLowerCase()], value);

  const known = await ask(`${base}assets/${script}`, { headers: { 'Accept-Encoding': 'gzip' } });
  hold('A script, status', known.status, 200);
  hold('A script, type', types(known)?.endsWith('javascript') ?? false, true);
  hold('A script, caching', known.headers.get('Cache-Control'), 'public, max-age=31536000, immutable');
  hold('A script, compressed', known.headers.get('Content-Encoding'), 'gzip');
  hold('A script, sniffing', known.headers.get('X-Content-Type-Options'), 'nosniff');
  const missing = await ask(`${base}assets/missing-12345678.js`);
  hold('A missing script, status', missing.status, 404);
  hold('A missing script is no page of the app', missing.text.includes('id="root"'), false);
  hold('A missing script, caching', missing.headers.get('Cache-Control'), null);

  for (const [name, type] of [
    ['config.json', /^application\/json$/],
    ['service-worker.js', /javascript$/],
    ['manifest.webmanifest', /^application\/manifest\+json$/],
  ] as const) {
    const answer = await ask(base + name);
    hold(`${name}, status`, answer.status, 200);
    hold(`${name}, type`, type.test(types(answer) ?? ''), true);
    hold(`${name}, caching`, answer.headers.get('Cache-Control'), 'no-cache');
  }
  for (const name of ['.vite/manifest.json', '_headers']) hold(name, (await ask(base + name)).status, 404);

  const origin5173 = { Origin: 'https://portal.example.org', 'Accept-Encoding': 'gzip' };
  const list = await ask(`${origin}/api/students?page=-1`, { headers: origin5173 });
  hold('The API behind the host, without the origin', list.status, 200);
  hold('The API’s own caching', list.headers.get('Cache-Control'), 'no-store');
  hold('The API’s list, compressed', list.headers.get('Content-Encoding'), 'gzip');
  const long = await ask(`${origin}/api/courses`, { method: 'POST', body: 'x'.repeat(1_500_000) });
  hold('A long body is refused by the API', [long.status, long.text], [413, '{"success":false,"message":"Too long"}']);

  if (base !== `${origin}/`) {
    const moved = await ask(base.slice(0, -1));
    const target = new URL(moved.headers.get('Location') ?? '', base).href;
    hold('The folder without its slash', [moved.status, target], [308, base]);
  }

  await new Promise((resolve) => {
    api.close(resolve);
    api.closeAllConnections();
  });
  const down = await ask(`${origin}/api/students`);
  hold('An API that is down, status', down.status >= 502, true);
  hold('An API that is down, type', types(down), 'application/json');
  hold('An API that is down, words', /"message":"The server is not available at the moment\."/.test(down.text), true);
  return problems;
}

/** The text with what is this machine's own put in. @throws Error where the file no longer has it */
function adapted(text: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`The file has no "${from}" any more.`);
    return now.replaceAll(from, to);
  }, text);
}

interface Certificate {
  readonly file: string;
  readonly key: string;
}

/** A certificate for this machine, which nobody has signed. */
function makeCertificate(folder: string): Certificate {
  const [file, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const asked = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1`;
  const { status, stderr } = spawnSync('openssl', [...asked.split(' '), '-out', file, '-keyout', key]);
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
  return { file, key };
}

const programs = {
  nginx: {
    listen: (port: number, tls: number, certificate: Certificate) => ({
      'listen 80;': `listen 127.0.0.1:${port}; listen 127.0.0.1:${tls} ssl; ssl_certificate ${certificate.file}; ssl_certificate_key ${certificate.key};`,
    }),
    start(folder: string, text: string) {
      const conf = join(folder, 'nginx.conf');
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      const http = `include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}`;
      writeFileSync(
        conf,
        `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/log; events {} http { ${http}\n${text} }`,
      );
      return spawn('nginx', ['-c', conf, '-e', `${folder}/log`], { stdio: 'inherit' });
    },
  },
  caddy: {
    listen: (port: number, tls: number, { file, key }: Certificate) => ({
      // Caddy has no site that speaks both without a redirection.
      ':80 {': `(site) {`,
      '\n}\n': `\n}\nhttp://127.0.0.1:${port} {\n\timport site\n}\nhttps://127.0.0.1:${tls} {\n\ttls ${file} ${key}\n\timport site\n}\n`,
    }),
    start(folder: string, text: string) {
      const conf = join(folder, 'Caddyfile');
      writeFileSync(conf, `{\n\tadmin off\n\tauto_https off\n}\n${text}`);
      const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      return spawn('caddy', ['run', '--config', conf, '--adapter', 'caddyfile'], { stdio: 'ignore', env });
    },
  },
};

async function untilItListens(url: string, program: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (program.exitCode !== null) throw new Error('The program has ended.');
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await wait(100);
  }
  throw new Error('The program does not listen.');
}

async function check(name: string, program: keyof typeof programs, path: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  const api = await startApi();
  const port = await freePort();
  const tls = await freePort();
  const site = join(folder, 'site', path);
  mkdirSync(site, { recursive: true });
  cpSync(build, site, { recursive: true });
  const { listen, start } = programs[program];
  const text = adapted(readFileSync(join('hosting', name), 'utf8'), {
    ...listen(port, tls, makeCertificate(folder)),
    [path === '/' ? '/srv/portal' : '/srv/www']: join(folder, 'site'),
    '127.0.0.1:8080': `127.0.0.1:${portOf(api)}`,
  });
  // nginx starts its workers as another user.
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  const running = start(folder, text);
  try {
    const base = `http://127.0.0.1:${port}${path}`;
    await untilItListens(base, running);
    return await problemsOf(base, api, `https://127.0.0.1:${tls}${path}`);
  } finally {
    const ended = new Promise((resolve) => running.once('exit', resolve));
    if (running.exitCode === null) {
      running.kill('SIGTERM');
      await ended;
    }
    api.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const [name, program, path] of [
  ['nginx.conf', 'nginx', '/'],
  ['nginx-below-a-path.conf', 'nginx', '/portal/'],
  ['Caddyfile', 'caddy', '/'],
  ['Caddyfile-below-a-path', 'caddy', '/portal/'],
] as const) {
  const isThere = spawnSync(program, ['version'], { stdio: 'ignore' }).error === undefined;
  const problems = isThere
    ? await check(name, program, path).catch((error: unknown) => [String(error)])
    : [`${program} is not on this machine, so that nothing was checked: apt-get install nginx-light caddy`];
  console.log(`hosting/${name}: ${problems.length === 0 ? 'as promised' : 'NOT as promised'}`);
  for (const problem of problems) console.error(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
