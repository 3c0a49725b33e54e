/** What a validator says of a value, in ajv's words. An app that uses the package does not have ajv, nor its types. */
export interface SchemaError {
  readonly keyword: string;
  /** Where in the value, as a JSON pointer: `/students/0/name`. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** A check that is generated from the contract. After a call, `errors` says what is wrong with the value. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}
