import type { BodyOut } from '@shulei/contract/call.ts'
import type { openTimeMachine } from '@shulei/contract/publish/studio/calls.ts'
import type { Instant } from '@shulei/domain/base/time/instant.ts'
import type { MachineRange } from '@shulei/domain/house/time-machine/calendar.ts'
import { isMachineInstant, localInstant, localText, nearestInstant } from '@shulei/domain/house/time-machine/instant.ts'
import type { StandInRole } from '@shulei/domain/house/time-machine/role.ts'
import { coversCall, coversPage, scopeOf } from '@shulei/domain/house/time-machine/scope.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { SessionUser } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { cookieOf, sessionsOf } from '../../base/session/session.service.ts'
import { choiceOf, MACHINE_LIFE, machineCookie } from './machine-cookie.ts'
import { type Place, placeOnWire, readPlace, type WirePlace } from './place.service.ts'

/** The time machine of an organiser, open. */
export interface Machine {
  role: StandInRole
  at: Instant
  place: Place
  /** The place in the form of the contract, for the banner. */
  wire: WirePlace
  organizerId: number
  coversPage(address: string): boolean
  coversCall(path: string): boolean
}

/** Whether a request may have an open time machine: cheap, for requests without one. */
export const mayBeOpen = (platform: Platform, cookie: string | null | undefined): boolean =>
  choiceOf(platform, cookie, platform.clock()) !== null

/**
 * The open time machine of a request; null for a cookie that is forged, expired or of another session, and for a person who no
 * longer runs the place. Rights are read every time; one statement, none without a cookie.
 */
export async function machineOf(
  platform: Platform,
  cookie: string | null | undefined,
  user: SessionUser | null,
): Promise<Machine | null> {
  const now = platform.clock()
  const choice = choiceOf(platform, cookie, now)
  if (!choice || !user || choice.sessionId !== user.sessionId) return null
  const { scope, role, at } = choice
  const place = await readPlace(platform.db, scope, user.id, now).catch((error) => {
    if (error instanceof ApiError) return null
    throw error
  })
  if (!place?.roles.includes(role) || !isMachineInstant(at, place.range)) return null
  const covered = { site: place.site, competitionIds: place.competitions.map(({ id }) => id), role }
  return {
    ...{ role, at, place, wire: placeOnWire(place) },
    organizerId: user.id,
    coversPage: (address) => coversPage(covered, address),
    coversCall: (path) => coversCall(covered, path),
  }
}

/** The open time machine of the reader of a page. */
export async function machineOfPage(platform: Platform, cookie: string | null): Promise<Machine | null> {
  if (!mayBeOpen(platform, cookie)) return null
  const session = await sessionsOf(platform).read(cookieOf(platform, cookie), false)
  return session && machineOf(platform, cookie, session.user)
}

/** The instant that a form names: a moment of the schedule or a local time. Without either it is the present, or the instant nearest to it. */
function askedInstant(
  { preset, time, zone }: BodyOut<typeof openTimeMachine>,
  range: MachineRange,
  now: Instant,
): Instant | null {
  if (preset !== undefined) return Number(preset)
  return time === undefined ? nearestInstant(now, range) : localInstant(time, zone ?? '')
}

/**
 * Opens the time machine: the Set-Cookie line, and the path of the first page. Throws `forbidden`, `notFound`,
 * `timeMachineInstant`, `timeMachineRole`.
 */
export async function openMachine(
  platform: Platform,
  user: SessionUser,
  asked: BodyOut<typeof openTimeMachine>,
): Promise<{ cookie: string; place: Place; covers: Machine['coversPage'] }> {
  const now = platform.clock()
  const { role } = asked
  const scope = scopeOf(asked.scope)
  if (!scope) throw new ApiError('notFound')
  const place = await readPlace(platform.db, scope, user.id, now)
  if (!place.roles.includes(role)) throw new ApiError('timeMachineRole')
  const { from, to } = place.range
  const at = askedInstant(asked, place.range, now)
  if (at === null || !isMachineInstant(at, place.range)) {
    const day = (instant: Instant) => localText(instant, asked.zone ?? 'Asia/Shanghai').slice(0, 10)
    throw new ApiError('timeMachineInstant', { facts: { from: day(from), to: day(to) } })
  }
  const choice = { scope, role, at, sessionId: user.sessionId, expiresAt: now + MACHINE_LIFE }
  const covered = { site: place.site, competitionIds: place.competitions.map(({ id }) => id), role }
  return {
    cookie: machineCookie(platform, choice, now),
    place,
    covers: (address) => coversPage(covered, address),
  }
}

/** The Set-Cookie line that closes the time machine. */
export const closedMachine = (platform: Platform): string => machineCookie(platform, null, platform.clock())
