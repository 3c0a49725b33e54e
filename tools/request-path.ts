/**
 * The path that a request asks for, without its query; undefined where its first line has none that can be read, such as
 * that of `GET http://[ HTTP/1.1`. A path may begin with two slashes, which is why it is not resolved like a link.
 * @param target as the client sent it: a path, or a whole address
 */
export function requestPath(target = ''): string | undefined {
  const address = target.startsWith('/') ? `http://localhost${target}` : target;
  return URL.canParse(address) ? new URL(address).pathname : undefined;
}
