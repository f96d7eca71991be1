import { allCalls } from '@shulei/contract/calls.ts'
import { closeTimeMachine, openTimeMachine } from '@shulei/contract/publish/studio/calls.ts'
import type { MiddlewareHandler } from 'hono'
import { ApiError } from '../../../platform/api-error.ts'
import type { Env } from '../../../platform/context.ts'
import { changesSomething } from '../../../platform/http/cross-site.ts'
import { pageOf } from '../../../platform/http/page-of.ts'
import type { Platform } from '../../../platform/platform.ts'
import { answerAs, type OpenApi } from './answer.service.ts'
import { machineOf } from './machine.service.ts'

/** Paths of reads that are made by POST. */
const reads = allCalls
  .filter(({ call }) => call.read)
  .map(({ call }) => new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`))

/** Writes that belong to the person and not to the page: leaving the time machine, and the session with it. */
const own: readonly string[] = [openTimeMachine.path, closeTimeMachine.path, '/sso/proxy/api/logout']

/**
 * Answers the calls of pages in the time machine as the stand-in, and refuses their writes. A call belongs to the page that it
 * renders, or that sent it; a write that names no page is refused, too.
 */
export function timeMachine(platform: Platform, open: OpenApi): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { path, method } = c.req
    if (own.includes(path)) return next()
    const machine = await machineOf(platform, c.req.header('cookie'), c.get('user'))
    if (!machine) return next()
    const page = pageOf(c, platform)
    if (page !== null && !machine.coversPage(page)) return next()
    if (changesSomething(method, path) && !reads.some((read) => read.test(path))) {
      throw new ApiError('timeMachineReadOnly')
    }
    if (page === null) return next()
    return answerAs(platform, machine, { request: c.req.raw, env: c.env, lang: c.get('lang') }, open)
  }
}
