import { isObject, type Rule } from '../call.ts';

const isSecret = (name: string) => /^(?:password|passwordHash|hash|salt)$/i.test(name);

function without(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(without);
  if (!isObject(value)) return value;
  const open = Object.entries(value).filter(([name]) => !isSecret(name));
  return Object.fromEntries(open.map(([name, field]) => [name, without(field)]));
}

/** No answer holds a password or its hash. What a failure says of a field called password stays. */
export const secrets: Rule = {
  breaks: 'It hides that the server answers with passwords, to whoever asks it directly.',
  answer: ({ status, body }) => ({ status, body: status < 300 ? without(body) : body }),
};
