/** A proof that an account belongs to the person who changes it: its password, or a code sent to its phone number. */
export type Proof = 'password' | 'phoneCode'

/** An account's ways to sign in. */
export interface SignInWays {
  hasPassword: boolean
  /** The account has a verified phone number. */
  hasPhone: boolean
  /** The account has a mail address that can receive mail. */
  hasEmail: boolean
}

/**
 * The proofs that are accepted before a way to sign in is changed or added; one of them is sufficient. A session alone is
 * not accepted, so that a stolen session cannot take over the account. Empty for an account without phone and mail: it binds
 * its first phone number.
 */
export function proofsFor({ hasPassword, hasPhone, hasEmail }: SignInWays): readonly Proof[] {
  if (!hasPhone && !hasEmail) return []
  return [...(hasPassword ? (['password'] as const) : []), ...(hasPhone ? (['phoneCode'] as const) : [])]
}
