/**
 * The Content-Security-Policy of a static deployment, one directive a line.
 * `sha256-47DEQ…` is the hash of the empty text: Emotion inserts one empty
 * style element and fills it through the CSSOM, which needs no further permission.
 */
const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self'",
  "font-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
];

/**
 * The policy as one header value.
 * @param apiOrigin where a live build's API lives, when it is not the page's own origin
 */
export function contentSecurityPolicy(apiOrigin?: string): string {
  const connect = ["connect-src 'self'", apiOrigin].filter(Boolean).join(' ');
  return [...directives, connect, "frame-ancestors 'none'"].join('; ');
}

/** The headers that a static host should send with every file; the preview server sends them too. */
export function securityHeaders(apiOrigin?: string): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(apiOrigin),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}
