import { createHash } from 'node:crypto'
import type { SessionUser } from '../../platform/context.ts'
import type { Platform } from '../../platform/platform.ts'
import { findSession } from './session.repo.ts'
import { sessionCookieName, verifyToken } from './session-cookie.ts'

/** How long a session is believed without asking the database. Other processes hear of a sign-out within this time. */
const believedMs = 5_000
const maxBelieved = 20_000

export interface LiveSession {
  user: SessionUser
  token: string
  expiresAt: Date
}

/** Knows who a request belongs to. One per platform. */
export interface Sessions {
  /** The session of a signed cookie value. Writes pass `fresh` and ask the database. */
  read(cookie: string | undefined, fresh: boolean): Promise<LiveSession | null>
  /** Forgets a token at once: after sign-out and password changes. Without one, everything. */
  forget(token?: string): void
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

function openSessions(platform: Platform): Sessions {
  const believed = new Map<string, { session: LiveSession; until: number }>()
  return {
    async read(cookie, fresh) {
      const token = cookie === undefined ? null : verifyToken(cookie, platform.secret)
      if (token === null) return null
      const hash = hashOf(token)
      const now = platform.clock()
      const known = believed.get(hash)
      if (!fresh && known && known.until > now && known.session.expiresAt.getTime() > now) return known.session
      const row = await findSession(platform.db, token, new Date(now))
      believed.delete(hash)
      if (!row) return null
      const { expiresAt, ...user } = row
      const session = { user, token, expiresAt }
      // the oldest entry goes first: a Map keeps the order of insertion
      if (believed.size >= maxBelieved) believed.delete(believed.keys().next().value as string)
      believed.set(hash, { session, until: now + believedMs })
      return session
    },
    forget(token) {
      if (token === undefined) believed.clear()
      else believed.delete(hashOf(token))
    },
  }
}

const perPlatform = new WeakMap<Platform, Sessions>()

/** The sessions of a platform. */
export function sessionsOf(platform: Platform): Sessions {
  const known = perPlatform.get(platform) ?? openSessions(platform)
  perPlatform.set(platform, known)
  return known
}

/** Name of the session cookie on this installation. */
export const cookieNameOf = (platform: Platform): string =>
  sessionCookieName(platform.config.publicUrl.startsWith('https:'))
