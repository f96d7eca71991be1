import { createHmac } from 'node:crypto'
import { HOUR } from '@shulei/domain/base/time/instant.ts'
import { type StandInRole, standInRoles } from '@shulei/domain/house/time-machine/role.ts'
import { type MachineScope, scopeOf, scopeText } from '@shulei/domain/house/time-machine/scope.ts'
import { parse, serialize } from 'hono/utils/cookie'
import { sameText } from '../../../platform/cipher/same-text.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Milliseconds after which the time machine closes by itself. */
export const MACHINE_LIFE = 2 * HOUR

/** The choice of an organiser, bound to the session in which it was made. */
export interface Choice {
  scope: MachineScope
  role: StandInRole
  at: number
  sessionId: number
  expiresAt: number
}

type Keys = Pick<Platform, 'config' | 'secret'>

const isHttps = ({ config }: Keys) => config.publicUrl.startsWith('https:')
const nameOf = (keys: Keys) => (isHttps(keys) ? '__Host-time-machine' : 'time-machine')

const signatureOf = (text: string, { secret }: Keys) =>
  createHmac('sha256', secret).update(`time-machine:${text}`).digest('base64url')

/** A Set-Cookie line: with the choice, or without one to remove it. */
export function machineCookie(keys: Keys, choice: Choice | null, now: number): string {
  const text = choice
    ? Buffer.from(JSON.stringify({ ...choice, scope: scopeText(choice.scope) })).toString('base64url')
    : ''
  return serialize(nameOf(keys), choice ? `${text}.${signatureOf(text, keys)}` : '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps(keys),
    maxAge: choice ? Math.ceil((choice.expiresAt - now) / 1000) : 0,
  })
}

/** The choice of a cookie header; null without one, and for one that this server did not sign or that has expired. */
export function choiceOf(keys: Keys, header: string | null | undefined, now: number): Choice | null {
  const name = nameOf(keys)
  if (!header?.includes(`${name}=`)) return null
  const [text = '', given = ''] = (parse(header, name)[name] ?? '').split('.')
  if (!sameText(given, signatureOf(text, keys))) return null
  const { scope, role, at, sessionId, expiresAt } = JSON.parse(Buffer.from(text, 'base64url').toString()) as {
    [K in keyof Choice]: unknown
  }
  const known = typeof scope === 'string' ? scopeOf(scope) : null
  const isKnown = known && standInRoles.includes(role as StandInRole) && Number(expiresAt) > now
  return isKnown
    ? {
        scope: known,
        role: role as StandInRole,
        at: Number(at),
        sessionId: Number(sessionId),
        expiresAt: Number(expiresAt),
      }
    : null
}
