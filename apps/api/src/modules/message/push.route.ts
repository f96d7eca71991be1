import { pushEvent, pushPath } from '@shulei/contract/message/push.ts'
import type { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { ApiError } from '../../platform/api-error.ts'
import type { Env } from '../../platform/context.ts'
import type { Platform } from '../../platform/platform.ts'
import { STREAMS_PER_PERSON } from '../../platform/push.ts'
import { stillSignedIn } from '../session/session.service.ts'
import { unreadOf } from './inbox.service.ts'
import { turns } from './turns.ts'

/** Pause after which a quiet stream gives a sign of life and asks whether its person is still signed in, milliseconds. */
const HEARTBEAT_MS = 25_000

/** When the browser tries again after a stream broke off, milliseconds. */
const RETRY_MS = 5_000

/** Counts that are read at a time: when everybody comes back at once, their first counts must not stand in front of all else. */
const READS_AT_A_TIME = 4

/** The stream of what is unread; see contract/message/push.ts. */
export function pushRoute(app: Hono<Env>, platform: Platform, heartbeatMs: number = HEARTBEAT_MS): void {
  const { push, limits } = platform
  const read = turns(READS_AT_A_TIME)
  app.get(pushPath, async (c) => {
    const user = c.get('user')
    if (!user) throw new ApiError('loginFirst')
    await limits.take('push', user.id)
    const stream = await push.open(user.id)
    if (!stream) {
      const seconds = RETRY_MS / 1000
      const facts = { limit: 'push', points: STREAMS_PER_PERSON, window: limits.table.push.seconds, seconds }
      throw new ApiError('tooMany', { facts, retryAfter: seconds })
    }
    c.header('cache-control', 'private, no-store')
    // a proxy that collects answers would hold every event back
    c.header('x-accel-buffering', 'no')
    return streamSSE(
      c,
      async (out) => {
        out.onAbort(() => stream.end())
        try {
          for (;;) {
            const wake = await stream.next(heartbeatMs)
            if (wake === 'closed' || out.aborted) return
            if (wake === 'idle') {
              if (!(await stillSignedIn(platform, c, user))) return
              await out.write(': alive\n\n')
              continue
            }
            const unread = await read(() => unreadOf(platform, user.id))
            await out.writeSSE({ event: pushEvent, data: JSON.stringify(unread), retry: RETRY_MS })
          }
        } finally {
          stream.end()
        }
      },
      async (error) => {
        // the browser comes back by itself; polling goes on meanwhile
        platform.log.warn({ err: error }, 'a stream broke off')
      },
    )
  })
}
