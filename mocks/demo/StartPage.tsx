import { renderToStaticMarkup } from 'react-dom/server';
import { referenceFolder } from '#openapi/reference/reference-files.tsx';
import { demoAccounts } from '../university/seed/demo-accounts.ts';

const startPagePolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface StartPageProps {
  /** The address of the server, without a slash at its end. */
  readonly origin: string;
  readonly data: string;
}

/**
 * What a developer sees who opens the mock API in a browser: where the API is, what describes it, and who can sign in. In
 * English, as the API reference is.
 */
function StartPage({ origin, data }: StartPageProps) {
  const login = JSON.stringify({ email: demoAccounts[0].email, password: demoAccounts[0].password });
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>University portal: mock API</title>
        <link rel="stylesheet" href={`/${referenceFolder}/reference.css`} />
      </head>
      <body>
        <header>
          <h1>University portal: mock API</h1>
          <p>The backend of the university portal’s demo, over HTTP. Its data is made up: {data}.</p>
        </header>
        <nav aria-label="Contract">
          <ul>
            <li>
              <a href={`/${referenceFolder}/`}>API reference</a>
            </li>
            <li>
              <a href="/openapi.yaml">Contract (OpenAPI 3.1, YAML)</a>
            </li>
            <li>
              <a href="/openapi.json">Contract (OpenAPI 3.1, JSON)</a>
            </li>
          </ul>
        </nav>
        <main>
          <h2>Where the API is</h2>
          <p>
            The base URL is <code>{`${origin}/api`}</code>. Any page may call it, from whatever origin.
          </p>
          <h2>Who can sign in</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Who</th>
                <th scope="col">E-mail</th>
                <th scope="col">Password</th>
              </tr>
            </thead>
            <tbody>
              {demoAccounts.map(({ label, email, password }) => (
                <tr key={email}>
                  <th scope="row">{label}</th>
                  <td>{email}</td>
                  <td>
                    <code>{password}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <h2>A first call</h2>
          <p>The answer to a login has a token, which later calls send as a bearer token.</p>
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
