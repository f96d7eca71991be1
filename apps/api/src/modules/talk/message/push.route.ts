import { pushEvent, pushPath } from '@shulei/contract/talk/message/push.ts'
import type { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { ApiError } from '../../../platform/api-error.ts'
import { concurrencyLimit } from '../../../platform/concurrency-limit.ts'
import type { Env } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { STREAMS_PER_PERSON } from '../../../platform/push.ts'
import { stillSignedIn } from '../../base/session/session.service.ts'
import { unreadOf } from './inbox.service.ts'

/** Milliseconds after which an idle stream sends a heartbeat and checks that its person is still signed in. */
const HEARTBEAT_MS = 25_000

/** Milliseconds after which the browser reconnects a broken stream. */
const RETRY_MS = 5_000

/** Concurrency limit of reads: when all browsers reconnect at once, their first counts must not hold up other requests. */
const MAX_READS = 4

/** The stream of unread counts; see contract/message/push.ts. */
export function pushRoute(app: Hono<Env>, platform: Platform): void {
  const { push, limits } = platform
  const read = concurrencyLimit(MAX_READS)
  app.get(pushPath, async (c) => {
    const user = c.get('user')
    if (!user) throw new ApiError('loginFirst')
    await limits.take('push', user.id)
    const stream = await push.open(user.id)
    if (!stream) {
      const seconds = RETRY_MS / 1000
      const facts = { limit: 'push', points: STREAMS_PER_PERSON, window: limits.table.push.seconds, seconds }
      throw new ApiError('tooMany', { facts, data: facts, retryAfter: seconds })
    }
    c.header('cache-control', 'private, no-store')
    // a proxy that buffers answers would hold every event back
    c.header('x-accel-buffering', 'no')
    return streamSSE(
      c,
      async (out) => {
        out.onAbort(() => stream.end())
        try {
          for (;;) {
            const wake = await stream.next(HEARTBEAT_MS)
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
        // the browser reconnects by itself, and polls meanwhile
        platform.log.warn({ err: error }, 'a stream broke off')
      },
    )
  })
}
