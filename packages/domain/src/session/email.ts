/** The pattern browsers use for `type=email`, with at least one dot in the domain. */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** Longest address that mail can carry. */
const MAX_LENGTH = 254

/**
 * An e-mail address in the one form in which it is stored and compared (lower case, half width), or null when it is
 * none.
 */
export function normaliseEmail(raw: string): string | null {
  // The length is bounded before anything else looks at the text.
  if (raw.length > 4 * MAX_LENGTH) return null
  const address = raw
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
  return address.length <= MAX_LENGTH && ADDRESS.test(address) ? address : null
}
