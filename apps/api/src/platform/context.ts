import type { Context as HonoContext } from 'hono'

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

/** What the platform's middleware leaves for handlers. */
export interface Env {
  Variables: {
    requestId: string
    lang: Lang
    /** Address of the client's socket, or what our own proxy vouches for. */
    clientAddress: string
    user: SessionUser | null
  }
}

export type Context = HonoContext<Env>
