import type { Hono } from 'hono'
import { ApiError } from '../../../platform/api-error.ts'
import type { Env } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sendAsSystem } from './send.service.ts'

/**
 * C036: sends the caller a message of the system sender, for tests. The call exists only where NODE_ENV is `test` (Q109), and no
 * document lists it.
 */
export function testMessages(app: Hono<Env>, platform: Platform): void {
  if (process.env.NODE_ENV !== 'test') return
  app.post('/api/test/messages-notice', async (c) => {
    const user = c.get('user')
    if (!user) throw new ApiError('loginFirst')
    const { content, key } = (await c.req.json()) as { content?: unknown; key?: unknown }
    if (typeof content !== 'string' || typeof key !== 'string') throw new ApiError('invalid')
    await platform.db.transaction((tx) =>
      sendAsSystem(tx, { receiverId: user.id, markup: content, key, at: platform.clock() }),
    )
    return c.json({ status: 'e200', data: { sent: true } })
  })
}
