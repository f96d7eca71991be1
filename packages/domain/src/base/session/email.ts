/** The pattern browsers use for `type=email`, with at least one dot in the domain. */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** Longest valid mail address. */
const MAX_LENGTH = 254

/** Normalises an e-mail address for storage and comparison (lower case, half width); null if it is invalid. */
export function normaliseEmail(raw: string): string | null {
  // The length is limited before the text is processed.
  if (raw.length > 4 * MAX_LENGTH) return null
  const address = raw
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
  return address.length <= MAX_LENGTH && ADDRESS.test(address) ? address : null
}
