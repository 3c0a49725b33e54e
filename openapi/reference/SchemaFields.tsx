import { Fragment, type ReactNode } from 'react';
import { type Contract, resolved, type Schema } from '../contract.ts';
import { Inline, Prose } from './Prose.tsx';
import { limitsOf, plainType } from './schema-limits.ts';

/** Where a named schema stands in the page. */
export const schemaAnchor = (name: string) => `schema-${name}`;

const isNull = ({ type }: Schema) => type === 'null';
const isObject = (contract: Contract, schema: Schema): boolean => {
  const { properties, allOf, anyOf } = resolved<Schema>(contract, schema);
  return properties !== undefined || [...(allOf ?? []), ...(anyOf ?? [])].some((part) => isObject(contract, part));
};

/** The type of a value; one that has a name leads to it. */
export function TypeName({ schema }: { readonly schema: Schema }): ReactNode {
  const { $ref, allOf, anyOf, items, additionalProperties } = schema;
  if ($ref) {
    const name = $ref.split('/').at(-1) ?? '';
    return <a href={`#${schemaAnchor(name)}`}>{name}</a>;
  }
  if (allOf?.[0]) return <TypeName schema={allOf[0]} />;
  if (anyOf)
    return anyOf.map((part, index) => (
      <Fragment key={index}>
        {index > 0 && ' or '}
        <TypeName schema={part} />
      </Fragment>
    ));
  if (items)
    return (
      <>
        list of <TypeName schema={items} />
      </>
    );
  if (additionalProperties)
    return (
      <>
        object of <TypeName schema={additionalProperties} />
      </>
    );
  return plainType(schema);
}

interface FieldProps {
  readonly contract: Contract;
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
  readonly description?: string | undefined;
  readonly example?: unknown;
}

/** A field of a body, or a parameter: its name, type and limits, and what it means. */
export function Field({ contract, name, schema, required, description, example }: FieldProps) {
  const text = description ?? schema.description ?? resolved<Schema>(contract, schema).description;
  const limits = limitsOf(contract, schema);
  return (
    <div className="field">
      <dt>
        <code>{name}</code>{' '}
        <span className="type">
          <TypeName schema={schema} />
        </span>{' '}
        <span className={required ? 'required' : 'optional'}>{required ? 'required' : 'optional'}</span>
      </dt>
      <dd>
        {text && <Inline text={text} />}
        {(limits.length > 0 || example !== undefined) && (
          <span className="limits">
            <Inline text={limits.join('; ')} />
            {example !== undefined && (
              <>
                {limits.length > 0 && '; '}e.g. <code>{String(example)}</code>
              </>
            )}
          </span>
        )}
      </dd>
    </div>
  );
}

interface SchemaProps {
  readonly contract: Contract;
  readonly schema: Schema;
}

/** The fields of an object, and those that it must have in certain cases. */
export function SchemaFields({ contract, schema }: SchemaProps): ReactNode {
  const { then } = schema;
  return (
    <>
      <UnconditionalFields contract={contract} schema={schema} />
      {then && (
        <>
          <p className="part">
            <Inline text={then.description ?? ''} />
          </p>
          <UnconditionalFields contract={contract} schema={then} />
        </>
      )}
    </>
  );
}

/** The fields of an object; of one that extends another, or is one of several, what it has beside those. */
function UnconditionalFields({ contract, schema }: SchemaProps): ReactNode {
  const { properties, required = [], allOf, anyOf } = schema;
  if (properties)
    return (
      <dl className="fields">
        {Object.entries(properties).map(([name, field]) => (
          <Field key={name} contract={contract} name={name} schema={field} required={required.includes(name)} />
        ))}
      </dl>
    );
  const parts = allOf ?? anyOf?.filter((part) => !isNull(part)) ?? [];
  if (!parts.some((part) => isObject(contract, part))) return null;
  return parts.map((part, index) => (
    <Fragment key={index}>
      <p className="part">
        {anyOf && (index === 0 ? 'Either: ' : 'Or: ')}
        {allOf && (part.$ref ? 'Everything of ' : 'And: ')}
        {part.$ref ? <TypeName schema={part} /> : <Inline text={part.description ?? ''} />}
      </p>
      {!part.$ref && <SchemaFields contract={contract} schema={part} />}
    </Fragment>
  ));
}

/** A named schema, with everything that a value of it must fit. */
export function NamedSchema({ contract, name, schema }: SchemaProps & { readonly name: string }) {
  const limits = limitsOf(contract, schema);
  const anchor = schemaAnchor(name);
  return (
    <section className="schema" id={anchor} aria-labelledby={`${anchor}-title`}>
      <h3 id={`${anchor}-title`}>
        <a href={`#${anchor}`}>{name}</a>
      </h3>
      {schema.description && <Prose text={schema.description} />}
      {!isObject(contract, schema) && (
        <p className="limits">
          <Inline text={[plainType(schema), ...limits].filter(Boolean).join('; ')} />
        </p>
      )}
      <SchemaFields contract={contract} schema={schema} />
    </section>
  );
}
