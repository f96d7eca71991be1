import { currentSchedule } from '@shulei/domain/compete/competition/schedule.ts'
import { signupOpens, standInAt } from '@shulei/domain/house/time-machine/role.ts'
import type { Hono } from 'hono'
import type { Bindings, Env, SessionReviewer, SessionUser } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { loadTexts } from '../../../platform/messages.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openQueue } from '../../../platform/queue.ts'
import type { Machine } from './machine.service.ts'
import { showTime } from './other-time.repo.ts'
import { type StandInNames, type StandInPlace, writeStandIn } from './stand-in.repo.ts'

/** Whom the calls of an API are made by, instead of the owner of a cookie. */
export interface Caller {
  user: SessionUser | null
  reviewer: SessionReviewer | null
}

/** Makes an API that answers on other services, for one caller. */
export type OpenApi = (platform: Platform, caller: Caller) => Hono<Env>

const texts = loadTexts('time-machine') as unknown as Record<'zh-CN' | 'en-US', { standIn: StandInNames }>

const unused = () => Promise.reject(new Error('the time machine changes nothing'))

/** The services of a call in the time machine: one clock, a transaction that is not stored, and nothing that leaves the process. */
const servicesOf = (platform: Platform, db: Tx, at: number): Platform => ({
  ...platform,
  db: db as unknown as Platform['db'],
  database: { ...platform.database, db: db as unknown as Platform['db'], raw: { query: unused }, listen: unused },
  clock: () => at,
  jobs: { ...platform.jobs, send: async () => {}, work: unused, schedule: unused },
  push: { open: async () => null, count: () => 0, close() {} },
  // the request was counted before it came here
  limits: {
    ...platform.limits,
    take: async () => null,
    attempt: (_, run) => run(),
    giveBack: async () => {},
    forget: async () => {},
  },
})

function placesOf({ place, role, at }: Machine): StandInPlace[] {
  return place.competitions.map(({ calendar, isPrivate, agreementVersion }) => {
    const current = currentSchedule([...calendar.schedules], at)
    return {
      ...standInAt(role, calendar, at),
      ...{ competitionId: calendar.id, isPrivate, agreementVersion, joinedAt: Math.min(at, signupOpens(calendar)) },
      // a team of the first schedule is promoted to none
      scheduleId: current && current.sort > 0 && !current.season ? current.id : null,
    }
  })
}

/** Discarded transactions of a process run one after another, so that they never take more than one connection. */
const oneAtATime = openQueue(Number.POSITIVE_INFINITY)

/** Headers of a browser that name its person or what it has cached, which the answer must not depend on. */
const ownHeaders = ['cookie', 'if-none-match', 'if-modified-since', 'x-user-id', 'x-auth-user-id', 'x-token']

/** Whether an answer is made of rows; files come from the store when the transaction is over. */
const isText = (type: string | null) => type !== null && /^(application\/(json|xml)|text\/)/.test(type)

/**
 * Answers a read as the stand-in of an organiser, at the chosen instant. Calls about other things than the scope see no further
 * than the present. Everything runs in a transaction that is never stored.
 */
export function answerAs(
  platform: Platform,
  machine: Machine,
  { request, env, lang }: { request: Request; env: Bindings; lang: 'zh-CN' | 'en-US' },
  open: OpenApi,
): Promise<Response> {
  const now = platform.clock()
  const at = machine.coversCall(new URL(request.url).pathname) ? machine.at : Math.min(machine.at, now)
  const headers = new Headers(request.headers)
  for (const name of ownHeaders) headers.delete(name)
  headers.set('cookie', `lang=${lang}`)
  const encrypted = (userId: number) => {
    const place = { table: 'real_names', row: String(userId) }
    return {
      realName: platform.cipher.encryptText({ ...place, column: 'real_name' }, '-'),
      idNumber: platform.cipher.encryptText({ ...place, column: 'id_number' }, '-'),
    }
  }
  return oneAtATime(() =>
    platform.database.discarded(async (tx) => {
      const caller = await writeStandIn(tx, {
        ...{
          organizerId: machine.organizerId,
          places: placesOf(machine),
          names: texts[lang].standIn,
          realName: encrypted,
        },
      })
      await showTime(tx, { at, now })
      const api = open(servicesOf(platform, tx, at), caller)
      const answer = await api.fetch(new Request(request, { headers }), env)
      const own = new Headers(answer.headers)
      own.delete('set-cookie')
      own.set('cache-control', 'private, no-store')
      const body = isText(own.get('content-type')) ? await answer.arrayBuffer() : answer.body
      return new Response(body, { status: answer.status, headers: own })
    }),
  )
}
