/** Target of a profile's address (`A§2`): the profile, a redirect to the reader's own one, the login page, or nothing. */
export type ProfileTarget =
  | { kind: 'profile'; id: number; isOwn: boolean }
  | { kind: 'redirect'; id: number }
  | { kind: 'login' }
  | { kind: 'missing'; id: string }

const SITE_ID = /^[1-9]\d{0,15}$/

/**
 * The target of `/users/{id}` and `/user/{id}`. No id, and the dash of `/user/-`, mean the reader; profiles are for
 * signed-in people (Q008, Q010, Q114); an id that is a word, negative or too great has no profile.
 */
export function profileTarget(id: string | undefined, ownId: number | null): ProfileTarget {
  if (ownId === null) return { kind: 'login' }
  if (id === undefined || id === '' || id === '-') return { kind: 'redirect', id: ownId }
  const number = Number(id)
  if (!SITE_ID.test(id) || !Number.isSafeInteger(number)) return { kind: 'missing', id }
  return { kind: 'profile', id: number, isOwn: number === ownId }
}
