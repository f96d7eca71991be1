import * as content from '@shulei/domain/address/content.ts'
import * as signOn from '@shulei/domain/address/session.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import type { Hono } from 'hono'
import type { Env } from '../context.ts'
import type { Platform } from '../platform.ts'

/** Days for which a program may keep the file; RFC 9116 recommends less than a year. */
const GOOD_FOR = 180

/** Where to report a weakness (RFC 9116): SECURITY_CONTACT, else the help page of the site. */
const securityText = ({ config, clock }: Pick<Platform, 'config' | 'clock'>) =>
  [
    `Contact: ${config.securityContact ?? config.publicUrl + content.help()}`,
    `Expires: ${new Date(clock() + GOOD_FOR * DAY).toISOString()}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${config.publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')

/** Addresses that programs know: where to report a weakness, and where password managers change a password. */
export function wellKnown(app: Hono<Env>, platform: Pick<Platform, 'config' | 'clock'>): void {
  const { config } = platform
  app.get('/.well-known/security.txt', (c) => c.text(securityText(platform)))
  app.get('/.well-known/change-password', (c) => {
    const lang = (c.get('lang') ?? 'zh-CN').toLowerCase()
    return c.redirect((config.ssoUrl ?? `${config.publicUrl}/sso`) + signOn.password({ lang }), 302)
  })
}
