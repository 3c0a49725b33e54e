import { Fragment, type ReactNode } from 'react';
import {
  type Contract,
  type Endpoint,
  type Example,
  jsonSchema,
  type Media,
  type Parameter,
  resolved,
} from '../contract.ts';
import { Inline, Prose } from './Prose.tsx';
import { Field, SchemaFields, TypeName } from './SchemaFields.tsx';

interface MediaProps {
  readonly contract: Contract;
  readonly media: Media;
}

const examplesOf = (contract: Contract, { content }: Media): Example[] =>
  Object.values(content?.['application/json']?.examples ?? {}).map((example) => resolved<Example>(contract, example));

/** Examples of a body; the first is open. */
function Examples({ contract, media, open = true }: MediaProps & { readonly open?: boolean }): ReactNode {
  return examplesOf(contract, media).map(({ summary, value }, index) => (
    <details key={index} className="example" open={open && index === 0}>
      <summary>{summary ?? 'Example'}</summary>
      <pre>
        <code>{JSON.stringify(value, null, 2)}</code>
      </pre>
    </details>
  ));
}

/** What the body of an answer is. What it is about is in its field `data`. */
function Body({ contract, media }: MediaProps) {
  const schema = jsonSchema(contract, media);
  const data = schema && resolved(contract, schema).properties?.['data'];
  if (!schema) return null;
  return (
    <p>
      <TypeName schema={schema} />
      {data && (
        <>
          , in which <code>data</code> is <TypeName schema={data} />
        </>
      )}
    </p>
  );
}

function Headers({ contract, media }: MediaProps): ReactNode {
  return Object.entries(media.headers ?? {}).map(([name, header]) => (
    <p key={name}>
      Header <code>{name}</code>: <Inline text={resolved(contract, header).description ?? ''} />
    </p>
  ));
}

const roleWords: Readonly<Record<string, string>> = {
  public: 'Everybody',
  self: 'A student, on the own record',
  STUDENT: 'Students',
  ADMIN: 'Administrators',
  SUPER_ADMIN: 'Super administrators',
};

/** Who may call it. Some operations are public only with certain parameters. */
function Roles({ operation }: Pick<Endpoint, 'operation'>) {
  const condition = Object.entries(operation['x-public-when'] ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return (
    <ul className="roles" aria-label="Who may call it">
      {operation['x-roles'].map((role) => (
        <li key={role}>
          {roleWords[role] ?? role} <code>{role}</code>
          {role === 'public' && condition && (
            <>
              , with <code>{condition}</code> only
            </>
          )}
        </li>
      ))}
      {operation['x-extension'] && <li>Extension: {operation['x-extension']}</li>}
    </ul>
  );
}

const extensionOf = ({ 'x-extension': name }: Parameter) => name && `Extension: ${name}.`;

/** An operation: who may call it, what it takes and what it answers. Its anchor is its operationId. */
export function OperationEntry({ contract, endpoint }: { readonly contract: Contract; readonly endpoint: Endpoint }) {
  const { id, method, path, operation, parameters } = endpoint;
  const body = operation.requestBody && resolved<Media>(contract, operation.requestBody);
  const schema = jsonSchema(contract, operation.requestBody);
  const answers = Object.entries(operation.responses).map(([status, answer]) => ({
    status,
    media: resolved<Media>(contract, answer),
  }));
  const successes = answers.filter(({ status }) => status < '400');
  const failures = answers.filter(({ status }) => status >= '400');
  return (
    <article className="operation" id={id} aria-labelledby={`${id}-title`}>
      <div className="text">
        <h3 id={`${id}-title`}>
          <a href={`#${id}`}>{operation.summary}</a>
        </h3>
        <p className="route">
          <span className={`method ${method}`}>{method.toUpperCase()}</span>{' '}
          <code>
            {`${contract.servers[0]?.url}${path}`.split(/(?=\/)/).map((part) => (
              <Fragment key={part}>
                {part}
                <wbr />
              </Fragment>
            ))}
          </code>
        </p>
        <p className="operation-id">
          <code>{id}</code>
        </p>
        <Roles operation={operation} />
        <Prose text={operation.description} />
        {parameters.length > 0 && (
          <>
            <h4>Parameters</h4>
            <dl className="fields">
              {parameters.map((parameter) => (
                <Field
                  key={parameter.name}
                  {...parameter}
                  contract={contract}
                  required={parameter.required ?? false}
                  description={[`In the ${parameter.in}.`, extensionOf(parameter), parameter.description]
                    .filter(Boolean)
                    .join(' ')}
                />
              ))}
            </dl>
          </>
        )}
        {body && schema && (
          <>
            <h4>Request body</h4>
            <p>
              <TypeName schema={schema} />
              {body.description && <>: {body.description}</>}
            </p>
            <SchemaFields contract={contract} schema={resolved(contract, schema)} />
          </>
        )}
        <h4>Answer</h4>
        {successes.map(({ status, media }) => (
          <div key={status} className="success">
            <p>
              <strong className="status">{status}</strong> <Inline text={media.description ?? ''} />
            </p>
            <Body contract={contract} media={media} />
            <Headers contract={contract} media={media} />
          </div>
        ))}
        <h4>Failures</h4>
        {failures.map(({ status, media }) => (
          <details key={status} className="failure">
            <summary>
              <strong className="status">{status}</strong> <Inline text={media.description ?? ''} />
            </summary>
            <Body contract={contract} media={media} />
            <Headers contract={contract} media={media} />
            <Examples contract={contract} media={media} />
          </details>
        ))}
      </div>
      <div className="examples">
        {body && (
          <>
            <h4>Example of a request</h4>
            <Examples contract={contract} media={body} />
          </>
        )}
        <h4>Example of an answer</h4>
        {successes.map(({ status, media }) => (
          <Examples key={status} contract={contract} media={media} />
        ))}
      </div>
    </article>
  );
}
