import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AnyCall } from '@shulei/contract/call.ts'
import type { Context as HonoContext } from 'hono'

export type Lang = 'zh-CN' | 'en-US'

/** The caller, identified by the session alone and never by values of the request. */
export interface SessionUser {
  id: number
  ssoId: string
  name: string
  avatar: string | null
  demo: boolean
  /** Id of the session row, for the token of the claim. */
  sessionId: number
}

/** The reviewer of a request, identified by the reviewers' own session. */
export interface SessionReviewer {
  id: number
  name: string
  organization: string
  role: 0 | 1 | 2 | 3
  competition: { id: number; title: { cn: string; en: string } }
  isBlind: boolean
  /** Epoch milliseconds. */
  opensAt: number
  deadline: number
  publishedAt: number | null
  sessionId: number
}

/**
 * Values that accompany a request. The Node server sets `incoming`; a caller in the same process (page rendering) sets the address
 * of the visitor it works for. Clients can set neither.
 */
export interface Bindings {
  incoming?: IncomingMessage
  outgoing?: ServerResponse
  /** Address of the visitor for whom a call in the same process works. */
  clientAddress?: string
  /** Request id of the page to which a call in the same process belongs. */
  requestId?: string
  /** The call renders a page, whose own request has been counted already. */
  rendering?: boolean
  /** Path and query of the page that a call in the same process renders. */
  page?: string
  /** Reads of the calls that render one page, by name; each is under way or done (platform/page-reads.ts). */
  pageReads?: Map<string, Promise<unknown>>
}

/** Values that the platform's middleware sets for handlers. */
export interface Env {
  Bindings: Bindings
  Variables: {
    requestId: string
    lang: Lang
    /** Address of the client's socket, or the one that the operator's own proxy reports. */
    clientAddress: string
    user: SessionUser | null
    /** Set for the calls of reviewers alone. */
    reviewer: SessionReviewer | null
    /** Wraps signed-in writes; see modules/house/shell/idempotency.ts. */
    around: Around
  }
}

export type Context = HonoContext<Env>

/** Wraps the handler of a signed-in write; see modules/house/shell/idempotency.ts. */
export type Around = (c: Context, call: AnyCall, body: unknown, run: () => Promise<unknown>) => Promise<unknown>
