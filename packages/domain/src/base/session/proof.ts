/** A proof that an account belongs to the person who changes it: its password, or a code sent to its phone number. */
export type Proof = 'password' | 'phoneCode'

/** An account's ways to sign in that prove whose it is. */
export interface SignInWays {
  hasPassword: boolean
  /** The account has a verified phone number. */
  hasPhone: boolean
}

/**
 * The proofs that are accepted before a way to sign in is changed or added, or the account closes; one of them is sufficient. A
 * session alone is not accepted, so that a stolen session cannot take over the account. Empty for an account that has neither.
 */
export const proofsFor = ({ hasPassword, hasPhone }: SignInWays): readonly Proof[] => [
  ...(hasPassword ? (['password'] as const) : []),
  ...(hasPhone ? (['phoneCode'] as const) : []),
]
