import { MINUTE } from '@shulei/domain/base/time/instant.ts'
import type { MiddlewareHandler } from 'hono'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Env } from '../../../../platform/context.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { findPrivacy, findUnlock } from './private.repo.ts'

/** Age from which the cached privacy of competitions is read again, in the background. */
const FRESH = MINUTE

/**
 * Whether competitions are private, by id. A competition that the cache does not know is read at once; a competition that an
 * operator makes private or public follows within a minute.
 */
function openPrivacy({ db, log }: Pick<Platform, 'db' | 'log'>) {
  let known = new Map<number, boolean>()
  let readAt = 0
  let reading: Promise<void> | null = null
  const read = () => {
    reading ??= findPrivacy(db)
      .then((rows) => {
        known = new Map(rows.map(({ id, codeHash }) => [id, codeHash !== null]))
        readAt = Date.now()
      })
      .finally(() => {
        reading = null
      })
    return reading
  }
  const inBackground = () => void read().catch((error) => log.warn({ err: error }, 'privacy could not be read'))
  inBackground()
  return async (id: number): Promise<boolean> => {
    if (!known.has(id)) await read()
    // a read that was under way may have begun before the competition was stored
    if (!known.has(id)) await read()
    if (Date.now() - readAt > FRESH) inBackground()
    return known.get(id) ?? false
  }
}

/** A call about one competition, of the specification or of our own: its id, and the rest of the path. */
const ofCompetition = /^\/api\/(?:site\/)?competitions\/([1-9]\d{0,15})(?:\/(.*))?$/

/**
 * Guards every call about one competition, present and future, by its path: a private competition is open to those who have
 * entered its code. To others the page's own call answers `needsSignup` (e40104, Q135), by which the page shows the form of the
 * code; all other calls answer as if there were no such competition.
 */
export function privateGate(platform: Platform): MiddlewareHandler<Env> {
  const isPrivate = openPrivacy(platform)
  return async (c, next) => {
    const [, id = '', rest] = ofCompetition.exec(c.req.path) ?? []
    if (id === '' || rest === 'private-verify' || !(await isPrivate(Number(id)))) return next()
    const userId = c.get('user')?.id ?? null
    const now = new Date(platform.clock())
    const { isReleased, isUnlocked } = await findUnlock(platform.db, Number(id), { userId, now })
    if (isUnlocked) return next()
    if (isReleased && rest === undefined)
      throw new ApiError('needsSignup', { data: { id: Number(id), isPrivate: true } })
    throw new ApiError('notFound')
  }
}
