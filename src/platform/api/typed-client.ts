import type { Client, ClientPathsWithMethod } from 'openapi-fetch';
import type { paths } from '#openapi/schema.gen.ts';

type Method = 'get' | 'put' | 'post' | 'delete';
type PathOf<M extends Method> = ClientPathsWithMethod<Client<paths>, M>;

type Similar<Path, M extends Method> = Path extends `/${string}/${infer End}`
  ? Extract<PathOf<M>, `/${string}/${End}`>
  : never;

type Misspelt<Path extends string, M extends Method> = [Similar<Path, M>] extends [never]
  ? `${Path} is no path of the contract for ${Uppercase<M>}`
  : `${Path} is no path of the contract for ${Uppercase<M>}; did you mean ${Similar<Path, M>}?`;

interface Wrong<Sentence extends string> {
  readonly wrong: Sentence;
}

/** A call that is wrong, whose type says what is wrong with it. */
type WrongCall<M extends Method> = <const Path extends string>(
  path: Path & Wrong<Path extends PathOf<M> ? `${Path} needs its parameters, or its body` : Misspelt<Path, M>>,
) => never;

export type ApiClient = Omit<Client<paths>, 'GET' | 'PUT' | 'POST' | 'DELETE'> & {
  readonly GET: Client<paths>['GET'] & WrongCall<'get'>;
  readonly PUT: Client<paths>['PUT'] & WrongCall<'put'>;
  readonly POST: Client<paths>['POST'] & WrongCall<'post'>;
  readonly DELETE: Client<paths>['DELETE'] & WrongCall<'delete'>;
};
