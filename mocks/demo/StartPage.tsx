import type { ReactNode } from 'react';
import { rich } from '#src/languages/rich.tsx';
import { t, translate } from '#src/languages/texts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { referenceFolder } from '#openapi/reference/reference-files.tsx';
import { demoAccounts } from '../university/seed/demo-accounts.ts';

const startPagePolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const code = (words: ReactNode) => <code>{words}</code>;

interface StartPageProps {
  /** The address of the server, without a slash at its end. */
  readonly origin: string;
  readonly data: string;
}

/** What a person sees who opens the mock API in a browser: where the API is, what describes it, and who can sign in. */
function StartPage({ origin, data }: StartPageProps) {
  const login = JSON.stringify({ email: demoAccounts[0].email, password: demoAccounts[0].password });
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{t`University portal: mock API`}</title>
        <link rel="stylesheet" href={`/${referenceFolder}/reference.css`} />
      </head>
      <body>
        <header>
          <h1>{t`University portal: mock API`}</h1>
          <p>{t`The backend of the university portal’s demo, over HTTP. Its data is made up: ${data}.`}</p>
        </header>
        <nav aria-label={t`Contract`}>
          <ul>
            <li>
              <a href={`/${referenceFolder}/`}>{t`API reference`}</a>
            </li>
            <li>
              <a href="/openapi.yaml">{t`Contract (OpenAPI 3.1, YAML)`}</a>
            </li>
            <li>
              <a href="/openapi.json">{t`Contract (OpenAPI 3.1, JSON)`}</a>
            </li>
          </ul>
        </nav>
        <main>
          <h2>{t`Where the API is`}</h2>
          <p>
            {rich({
              code,
            })`The base URL is <code>${`${origin}/api`}</code>. Any page may call it, from whatever origin.`}
          </p>
          <h2>{t`Who can sign in`}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">{t`Who`}</th>
                <th scope="col">{t`E-mail`}</th>
                <th scope="col">{t`Password`}</th>
              </tr>
            </thead>
            <tbody>
              {demoAccounts.map(({ label, email, password }) => (
                <tr key={email}>
                  <th scope="row">{translate(label)}</th>
                  <td>{email}</td>
                  <td>
                    <code>{password}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <h2>{t`A first call`}</h2>
          <p>{t`The answer to a login has a token, which later calls send as a bearer token.`}</p>
          <pre>
            <code>
              {`curl ${origin}/api/auth/login -H 'Content-Type: application/json' -d '${login}'\n`}
              {`curl ${origin}/api/auth/me -H "Authorization: Bearer $TOKEN"`}
            </code>
          </pre>
        </main>
      </body>
    </html>
  );
}

export function startPage(origin: string, data: string): Response {
  const page = `<!doctype html>\n${renderToStaticMarkup(<StartPage origin={origin} data={data} />)}\n`;
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': startPagePolicy,
    },
  });
}
