import type { Send } from './send.ts'

/** The person that the page was rendered for. The server checks these claims against the session (Q054, Q055). */
export interface Claims {
  userId: string
  authUserId: string
  token: string
  /** Server time at first request, epoch milliseconds. */
  appTimestamp: number
}

/**
 * Headers that name the person of the page. The server compares them with the session and never uses them as identity (Q054,
 * Q055).
 */
export function claimHeaders(claims: Claims | null | undefined): Record<string, string> {
  if (!claims) return {}
  return {
    'x-user-id': claims.userId,
    'x-auth-user-id': claims.authUserId,
    'x-token': claims.token,
    'x-app-timestamp': String(claims.appTimestamp),
  }
}

const sources = new WeakMap<Send, () => Claims | null | undefined>()

/** Stores the claims of a client, so that `claimsOf` finds them. Called where clients are created. */
export function rememberClaims<S extends Send>(send: S, claims: () => Claims | null | undefined): S {
  sources.set(send, claims)
  return send
}

/** Current claims of a client, for the one request that bypasses it: an upload with progress. */
export const claimsOf = (send: Send): Claims | null => sources.get(send)?.() ?? null
