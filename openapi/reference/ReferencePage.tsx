import { type Contract, endpoints } from '../contract.ts';
import { OperationEntry } from './OperationEntry.tsx';
import { Prose } from './Prose.tsx';
import { NamedSchema } from './SchemaFields.tsx';

/** The page has no script, so that it needs less than the portal's own policy allows. */
const policy = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** A tag's name as an anchor. No operationId has a hyphen in it. */
const tagAnchor = (tag: string) => `tag-${tag.toLowerCase().replaceAll(' ', '-')}`;

interface ReferencePageProps {
  readonly contract: Contract;
  /** Where the portal is, where there is one beside this page. */
  readonly portal?: string | undefined;
}

/** The whole API reference as one document: the operations by tag, then the schemas. */
export function ReferencePage({ contract, portal }: ReferencePageProps) {
  const { title, version, summary, description } = contract.info;
  const all = endpoints(contract);
  const groups = contract.tags.map((tag) => ({
    ...tag,
    endpoints: all.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        {portal && <link rel="icon" href={`${portal}favicon.svg`} type="image/svg+xml" />}
        <link rel="stylesheet" href="reference.css" />
      </head>
      <body>
        <a className="skip" href="#operations">
          Skip to the operations
        </a>
        <header>
          <h1>{title}</h1>
          <p>{summary}</p>
          <ul className="links">
            <li>
              <a href="university.yaml" download="university.yaml">
                Contract, version {version} (OpenAPI 3.1)
              </a>
            </li>
            {portal && (
              <li>
                <a href={portal}>Portal</a>
              </li>
            )}
          </ul>
        </header>
        <nav aria-label="Operations">
          <ul>
            {groups.map((tag) => (
              <li key={tag.name}>
                <a href={`#${tagAnchor(tag.name)}`}>{tag.name}</a>
                <ul>
                  {tag.endpoints.map(({ id, method }) => (
                    <li key={id}>
                      <a href={`#${id}`}>
                        <span className={`method ${method}`}>{method.toUpperCase()}</span> {id}
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
            <li>
              <a href="#schemas">Schemas</a>
            </li>
          </ul>
        </nav>
        <main>
          <section className="about" aria-label="About the API">
            <Prose text={description} />
          </section>
          <div id="operations" tabIndex={-1}>
            {groups.map((tag) => (
              <section key={tag.name} id={tagAnchor(tag.name)} aria-labelledby={`${tagAnchor(tag.name)}-title`}>
                <h2 id={`${tagAnchor(tag.name)}-title`}>{tag.name}</h2>
                <Prose text={tag.description} />
                {tag.endpoints.map((endpoint) => (
                  <OperationEntry key={endpoint.id} contract={contract} endpoint={endpoint} />
                ))}
              </section>
            ))}
          </div>
          <section id="schemas" aria-labelledby="schemas-title">
            <h2 id="schemas-title">Schemas</h2>
            {Object.entries(contract.components.schemas).map(([name, schema]) => (
              <NamedSchema key={name} contract={contract} name={name} schema={schema} />
            ))}
          </section>
        </main>
      </body>
    </html>
  );
}
