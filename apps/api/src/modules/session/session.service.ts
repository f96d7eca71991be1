import { parse } from 'hono/utils/cookie'
import type { Context, SessionUser } from '../../platform/context.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteExpired, deleteSession, extendSession, findSession } from './session.repo.ts'
import { sessionCookie, sessionCookieName, sessionDays, signed, verifyToken } from './session-cookie.ts'

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

function openSessions(platform: Platform): Sessions {
  // by the whole value of the cookie: what is in here has shown its signature
  const believed = new Map<string, { session: LiveSession; until: number }>()
  /** Counts what was forgotten: a read that was under way meanwhile may have found what has ended, and is not kept. */
  let forgotten = 0
  return {
    async read(cookie, fresh) {
      if (cookie === undefined) return null
      const now = platform.clock()
      const known = believed.get(cookie)
      if (!fresh && known && known.until > now && known.session.expiresAt.getTime() > now) return known.session
      const token = verifyToken(cookie, platform.secret)
      if (token === null) return null
      const before = forgotten
      const row = await findSession(platform.db, token, new Date(now))
      believed.delete(cookie)
      if (!row) return null
      const { expiresAt, ...user } = row
      const session = { user, token, expiresAt }
      if (forgotten !== before) return session
      // the oldest entry goes first: a Map keeps the order of insertion
      if (believed.size >= maxBelieved) believed.delete(believed.keys().next().value as string)
      believed.set(cookie, { session, until: now + believedMs })
      return session
    },
    forget(token) {
      forgotten++
      if (token === undefined) believed.clear()
      else believed.delete(signed(token, platform.secret))
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

const isHttps = (platform: Platform) => platform.config.publicUrl.startsWith('https:')

/** Name of the session cookie on this installation. */
export const cookieNameOf = (platform: Platform): string => sessionCookieName(isHttps(platform))

/** The session cookie's value in a cookie header. */
export function cookieOf(platform: Platform, header: string | null): string | undefined {
  const name = cookieNameOf(platform)
  return header === null ? undefined : parse(header, name)[name]
}

/** Set-Cookie line that starts a session here, or ends it with a null token. */
export const cookieLine = (platform: Platform, token: string | null): string =>
  token === null
    ? sessionCookie('', platform.secret, isHttps(platform), 0)
    : sessionCookie(token, platform.secret, isHttps(platform))

/** Ends the session of a cookie header, on every site that shares it, and says which cookies to set. */
export async function endSession(platform: Platform, header: string | null) {
  const value = cookieOf(platform, header)
  const token = value === undefined ? null : verifyToken(value, platform.secret)
  const ended = token !== null && (await deleteSession(platform.db, token))
  if (token !== null) sessionsOf(platform).forget(token)
  return { ended, setCookies: value === undefined ? [] : [cookieLine(platform, null)] }
}

const dayMs = 86_400_000

/** The session as the database knows it; one that is in use is put off by a day at a time, and its cookie with it. */
export async function refreshedSession(platform: Platform, header: string | null) {
  const session = await sessionsOf(platform).read(cookieOf(platform, header), true)
  const full = platform.clock() + sessionDays * dayMs
  if (!session || full - session.expiresAt.getTime() < dayMs) return { session, setCookies: [] }
  const expiresAt = new Date(full)
  await extendSession(platform.db, session.user.sessionId, expiresAt)
  sessionsOf(platform).forget(session.token)
  return { session: { ...session, expiresAt }, setCookies: [cookieLine(platform, session.token)] }
}

/** Removes sessions and codes that have run out. */
export const sweepSessions = (platform: Platform): Promise<void> =>
  deleteExpired(platform.db, new Date(platform.clock()))

/** Whether a request's person is still signed in: asked again when a long upload has arrived. */
export async function stillSignedIn(platform: Platform, c: Context, user: SessionUser): Promise<boolean> {
  const session = await sessionsOf(platform).read(cookieOf(platform, c.req.header('cookie') ?? null), true)
  return session?.user.id === user.id
}
