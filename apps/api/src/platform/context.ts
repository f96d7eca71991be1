import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context as HonoContext } from 'hono'
import type { Around } from './mount.ts'

export type Lang = 'zh-CN' | 'en-US'

/** Who is asking: from the session only, never from the request's own words. */
export interface SessionUser {
  id: number
  ssoId: string
  name: string
  avatar: string | null
  demo: boolean
  /** Id of the session row, for the token claim. */
  sessionId: number
}

/**
 * What travels beside a request. The Node server gives `incoming`; a caller in this process (page rendering) gives the address
 * of the visitor it works for. Neither can be set from outside.
 */
export interface Bindings {
  incoming?: IncomingMessage
  outgoing?: ServerResponse
  /** Address of the visitor that an in-process call works for. */
  clientAddress?: string
  /** Request id of the page that an in-process call belongs to. */
  requestId?: string
  /** The call renders a page: the page's own door has counted the visitor already. */
  rendering?: boolean
}

/** What the platform's middleware leaves for handlers. */
export interface Env {
  Bindings: Bindings
  Variables: {
    requestId: string
    lang: Lang
    /** Address of the client's socket, or what our own proxy vouches for. */
    clientAddress: string
    user: SessionUser | null
    /** Runs around signed-in writes; see modules/shell/idempotency.ts. */
    around: Around
  }
}

export type Context = HonoContext<Env>
