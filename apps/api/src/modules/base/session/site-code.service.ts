import { randomBytes } from 'node:crypto'
import type { Platform } from '../../../platform/platform.ts'
import { storeSiteCode, takeSiteCode } from './code.repo.ts'
import { findSessionToken } from './session.repo.ts'

/** Milliseconds for which a code for another host is valid. */
const codeLifeMs = 60_000

/** Makes a code with which the site at `origin` can take over a session, so that no address contains the token itself. */
export async function makeSiteCode(platform: Platform, sessionId: number, origin: string): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await storeSiteCode(platform.db, code, { sessionId, origin }, new Date(platform.clock() + codeLifeMs))
  return code
}

/** The session token of a code: once, and only for the site that the code was made for. */
export async function redeemSiteCode(platform: Platform, code: string, origin: string): Promise<string | null> {
  const now = new Date(platform.clock())
  const found = await takeSiteCode(platform.db, code, now)
  if (!found || found.origin !== origin) return null
  return findSessionToken(platform.db, found.sessionId, now)
}
