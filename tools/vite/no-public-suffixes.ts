/**
 * Stands in for `tldts` inside MSW's cookie store. The portal's API uses bearer tokens and no cookies,
 * so that no domain is ever compared with the public suffix list that the real package carries.
 */
export function getDomain(): null {
  return null;
}
