import { createHmac, randomBytes } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import { sameText } from '../../../platform/cipher/same-text.ts'
import type { Platform } from '../../../platform/platform.ts'

/** An account of the site, or of a reviewer. */
type DeviceOwner = `user ${number}` | `reviewer ${number}`

/** Accounts that one browser is remembered for; the oldest is forgotten first. */
const MOST = 5
const YEAR = 31_536_000

type Site = Pick<Platform, 'config' | 'secret'>

const isHttps = ({ config }: Site) => config.publicUrl.startsWith('https:')
const nameOf = (site: Site) => (isHttps(site) ? '__Host-shulei.device' : 'shulei.device')

const signatureOf = ({ secret }: Site, owner: DeviceOwner, nonce: string) =>
  createHmac('sha256', secret).update(`device:${owner}:${nonce}`).digest('base64url')

const isOf = (site: Site, owner: DeviceOwner, entry: string): boolean => {
  const [nonce = '', signature = ''] = entry.split('.')
  return sameText(signature, signatureOf(site, owner, nonce))
}

/** The well-formed entries of the cookie, `nonce.signature` each, the newest first. They do not tell whose they are. */
function entriesOf(site: Site, header: string | null): string[] {
  const value = header === null ? undefined : parse(header, nameOf(site))[nameOf(site)]
  return (value ?? '')
    .split('~')
    .filter((entry) => /^[\w-]{16}\.[\w-]{43}$/.test(entry))
    .slice(0, MOST)
}

/**
 * The name of the device from which an account has signed in before; null for any other. Its wrong passwords are counted apart, so that
 * strangers cannot use up the tries of the person (the device cookie of OWASP). The cookie opens nothing by itself.
 */
export function knownDevice(site: Site, header: string | null, owner: DeviceOwner): string | null {
  const entry = entriesOf(site, header).find((one) => isOf(site, owner, one))
  return entry?.split('.')[0] ?? null
}

/** Set-Cookie line that makes this browser a known device of an account for a year. A known one keeps its name. */
export function deviceCookie(site: Site, header: string | null, owner: DeviceOwner): string {
  const entries = entriesOf(site, header)
  const nonce = knownDevice(site, header, owner) ?? randomBytes(12).toString('base64url')
  const own = `${nonce}.${signatureOf(site, owner, nonce)}`
  const value = [own, ...entries.filter((entry) => entry !== own)].slice(0, MOST).join('~')
  const parts = [`${nameOf(site)}=${value}`, `Max-Age=${YEAR}`, 'Path=/', 'HttpOnly']
  return [...parts, ...(isHttps(site) ? ['Secure'] : []), 'SameSite=Lax'].join('; ')
}
