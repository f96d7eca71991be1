import type { Claims, Send } from './client.ts'

/** The headers in which a page says whose it is. The server compares them with the session and never takes them as identity (Q054, Q055). */
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

/** Lets `claimsOf` find what a client claims; called where clients are made. */
export function rememberClaims(send: Send, claims: () => Claims | null | undefined): Send {
  sources.set(send, claims)
  return send
}

/** Who a client claims to be now, for the one request that cannot go through it: an upload that shows its progress. */
export const claimsOf = (send: Send): Claims | null => sources.get(send)?.() ?? null
