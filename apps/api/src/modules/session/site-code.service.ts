import { randomBytes } from 'node:crypto'
import type { Platform } from '../../platform/platform.ts'
import { storeSiteCode, takeSiteCode } from './code.repo.ts'
import { findSessionToken } from './session.repo.ts'

/** How long a code for another host lives. */
const codeLifeMs = 60_000

/** A code with which the site at `origin` may take over a session; never the token itself in an address. */
export async function makeSiteCode(platform: Platform, sessionId: number, origin: string): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await storeSiteCode(platform.db, code, { sessionId, origin }, new Date(platform.clock() + codeLifeMs))
  return code
}

/** The session token that a code stands for, once, and only on the site that it was made for. */
export async function redeemSiteCode(platform: Platform, code: string, origin: string): Promise<string | null> {
  const now = new Date(platform.clock())
  const found = await takeSiteCode(platform.db, code, now)
  if (!found || found.origin !== origin) return null
  return findSessionToken(platform.db, found.sessionId, now)
}
