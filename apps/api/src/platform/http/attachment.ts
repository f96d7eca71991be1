/** A name for old clients: every character except ASCII letters, digits and `._-` becomes `_`. */
const asciiName = (name: string) => name.replace(/[^\w.-]/g, '_')

/** The name in the encoding of RFC 8187. */
const extendedName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Value of content-disposition for a download, whatever characters the name has. */
export function attachment(name: string): string {
  return `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${extendedName(name)}`
}

/** Whether an If-None-Match header names this entity tag. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
}
