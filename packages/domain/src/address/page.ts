type Value = string | number

/** Names after the colons of a pattern; an optional one keeps its question mark. */
type Names<P extends string> = P extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : P extends `${string}/:${infer Name}`
    ? Name
    : never

/** The parameters of a pattern: `/users/:id?` gives `{ id?: … }`. */
type Params<P extends string> = {
  [N in Names<P> as N extends `${string}?` ? never : N]: Value
} & { [N in Names<P> as N extends `${infer Optional}?` ? Optional : never]?: Value | undefined }

/** Parts that every address can have. */
interface Everywhere {
  /** Opens the message popover on the page (A§4). */
  openMessage?: '' | undefined
  /** The part after `#`, without the sign. */
  hash?: string | undefined
}

type Values<P extends string, Q> = Params<P> & { [K in keyof Q]?: Q[K] | undefined } & Everywhere

/**
 * Builds the address of one page of the site, from the site's root. Parameters of the path, the query and `hash` come in one
 * object and are encoded; an undefined value is left out.
 */
export interface Page<P extends string = string, Q = unknown> {
  (...values: Record<never, never> extends Values<P, Q> ? [Values<P, Q>?] : [Values<P, Q>]): string
  /** The path in React Router's syntax, from the root. */
  readonly pattern: P
}

/** `parts` are the fixed parts of the pattern, and between two of them the name of a parameter. */
function build(parts: readonly string[], values: Record<string, Value | undefined>): string {
  let path = ''
  for (const [i, part] of parts.entries()) {
    const value = values[part]
    if (i % 2 === 0) path += part
    else if (value !== undefined) path += `/${encodeURIComponent(value)}`
  }
  const query: [string, string][] = []
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && name !== 'hash' && !parts.includes(name)) query.push([name, String(value)])
  }
  const { hash } = values
  return `${path || '/'}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}${hash ? `#${encodeURIComponent(hash)}` : ''}`
}

/* @__NO_SIDE_EFFECTS__ */
export function page<const P extends string, Q = unknown>(pattern: P): Page<P, Q> {
  const parts = pattern.split(/\/:(\w+)\??/)
  return Object.assign((values = {}) => build(parts, values), { pattern }) as Page<P, Q>
}

/** A page whose address has a query: `pageWith<{ view: 'notice' | 'message' }>()('/notices')`. */
/* @__NO_SIDE_EFFECTS__ */
export const pageWith =
  <Q>() =>
  <const P extends string>(pattern: P): Page<P, Q> =>
    page<P, Q>(pattern)
