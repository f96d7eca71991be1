import { parse } from 'hono/utils/cookie'
import type { Context, SessionUser } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deleteExpired, deleteSession, extendSession, findSession, touchSession } from './session.repo.ts'
import { sessionCookie, sessionCookieName, sessionDays, signed, verifyToken } from './session-cookie.ts'

/** Milliseconds for which a session is cached. Other processes notice a sign-out within this time. */
const cacheMs = 5_000
/** Precision in milliseconds of the time at which a session was last used. */
const seenEveryMs = 600_000
const maxCached = 20_000

export interface LiveSession {
  user: SessionUser
  token: string
  expiresAt: Date
}

/** Finds the person of a request. One per platform. */
export interface Sessions {
  /** The session of a signed cookie value. Writes pass `fresh` to read the database instead of the cache. */
  read(cookie: string | undefined, fresh: boolean): Promise<LiveSession | null>
  /** Drops a token from the cache, after a sign-out or a change of the password; without a token, drops all. */
  forget(token?: string): void
}

function openSessions(platform: Platform): Sessions {
  // the key is the cookie's whole value, since its signature was checked before it was cached
  const cache = new Map<string, { session: LiveSession; until: number }>()
  /** Generation counter: discards reads that started before a `forget`, since they may have found a session that has ended. */
  let generation = 0
  return {
    async read(cookie, fresh) {
      if (cookie === undefined) return null
      const now = platform.clock()
      const cached = cache.get(cookie)
      if (!fresh && cached && cached.until > now && cached.session.expiresAt.getTime() > now) return cached.session
      const token = verifyToken(cookie, platform.secret)
      if (token === null) return null
      const before = generation
      const row = await findSession(platform.db, token, new Date(now))
      cache.delete(cookie)
      if (!row) return null
      const { expiresAt, seenAt, ...user } = row
      if (now - seenAt.getTime() > seenEveryMs)
        void touchSession(platform.db, user.sessionId, new Date(now)).catch(() => {})
      const session = { user, token, expiresAt }
      if (generation !== before) return session
      // the oldest entry goes first: a Map keeps the order of insertion
      if (cache.size >= maxCached) cache.delete(cache.keys().next().value as string)
      cache.set(cookie, { session, until: now + cacheMs })
      return session
    },
    forget(token) {
      generation++
      if (token === undefined) cache.clear()
      else cache.delete(signed(token, platform.secret))
    },
  }
}

const perPlatform = new WeakMap<Platform, Sessions>()

/** The sessions of a platform. */
export function sessionsOf(platform: Platform): Sessions {
  const cached = perPlatform.get(platform) ?? openSessions(platform)
  perPlatform.set(platform, cached)
  return cached
}

const isHttps = (platform: Platform) => platform.config.publicUrl.startsWith('https:')

/** Name of the session cookie of this installation. */
export const cookieNameOf = (platform: Platform): string => sessionCookieName(isHttps(platform))

/** The session cookie's value in a cookie header. */
export function cookieOf(platform: Platform, header: string | null): string | undefined {
  const name = cookieNameOf(platform)
  return header === null ? undefined : parse(header, name)[name]
}

/** Set-Cookie line that starts a session, or ends it when the token is null. */
export const cookieLine = (platform: Platform, token: string | null): string =>
  token === null
    ? sessionCookie('', platform.secret, isHttps(platform), 0)
    : sessionCookie(token, platform.secret, isHttps(platform))

/** Ends the session of a cookie header on all sites that share it; answers the cookies to set. */
export async function endSession(platform: Platform, header: string | null) {
  const value = cookieOf(platform, header)
  const token = value === undefined ? null : verifyToken(value, platform.secret)
  const ended = token !== null && (await platform.db.transaction((tx) => deleteSession(tx, token)))
  if (token !== null) sessionsOf(platform).forget(token)
  return { ended, setCookies: value === undefined ? [] : [cookieLine(platform, null)] }
}

const dayMs = 86_400_000

/** The stored session. A session in use is extended once a day, and its cookie with it. */
export async function refreshedSession(platform: Platform, header: string | null) {
  const session = await sessionsOf(platform).read(cookieOf(platform, header), true)
  const full = platform.clock() + sessionDays * dayMs
  if (!session || full - session.expiresAt.getTime() < dayMs) return { session, setCookies: [] }
  const expiresAt = new Date(full)
  await extendSession(platform.db, session.user.sessionId, expiresAt)
  sessionsOf(platform).forget(session.token)
  return { session: { ...session, expiresAt }, setCookies: [cookieLine(platform, session.token)] }
}

/** Deletes expired sessions and codes. */
export const sweepSessions = (platform: Platform): Promise<void> =>
  deleteExpired(platform.db, new Date(platform.clock()))

/** Whether a request's person is still signed in; called again when a long upload has arrived. */
export async function stillSignedIn(platform: Platform, c: Context, user: SessionUser): Promise<boolean> {
  const session = await sessionsOf(platform).read(cookieOf(platform, c.req.header('cookie') ?? null), true)
  return session?.user.id === user.id
}
