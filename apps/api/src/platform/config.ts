import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ConfigError } from './config-error.ts'
import { limitSettings } from './limits/settings.ts'
import type { LimitOverrides } from './limits/table.ts'
import { type SiteSettings, siteSettings } from './site-settings.ts'
import { type SmtpSettings, smtpSettings } from './smtp-settings.ts'

export { ConfigError } from './config-error.ts'

export type Role = 'web' | 'api' | 'jobs'

/** Settings from the environment. Every external service is one variable. */
export interface Config {
  port: number
  host: string
  /** Origin under which visitors see the site, without a slash at the end. */
  publicUrl: string
  /** Folder of the embedded database, of files, and of the solution files. */
  dataDir: string
  /** PostgreSQL; null means the embedded database in `dataDir`. */
  databaseUrl: string | null
  /** `file:` folder or `s3:` address; null means `dataDir`/files. */
  filesUrl: string | null
  /** Address of a sign-on site on another host; null means this site's own under `publicUrl`/sso. */
  ssoUrl: string | null
  /** Gateways that accept messages as JSON by POST; null means the built-in outbox of a demonstration, or none. */
  smsUrl: string | null
  mailUrl: string | null
  /** Mail server in the place of a gateway for mails. */
  smtp: SmtpSettings | null
  /** Null: made at the first start and stored in `dataDir`. */
  sessionSecret: string | null
  /** Keys of encrypted values, the newest first; null: made at the first start and stored in `dataDir`. */
  dataKeys: readonly string[] | null
  /** Seeds of the Ed25519 keys that sign certificates, the newest first; null: made at the first use and stored in `dataDir`. */
  signingKeys: readonly string[] | null
  roles: ReadonlySet<Role>
  /** Opens /metrics to whoever shows it; null for nobody. */
  metricsToken: string | null
  /** Number of the operator's proxies in front that write x-forwarded-for; with 0 the header is not read. */
  trustedProxies: number
  /** Most people who sign up for a competition that somebody made on the site. */
  hostedPeople: number
  /** Lowest level of log lines that are written. */
  logLevel: string
  /** Folder of the operator's own texts; null for the built-in ones. */
  contentDir: string | null
  /** Load built-in content and demo people into an empty database. */
  demo: boolean
  /** Figures of the operator's own in the place of some of the limit table. */
  limits: LimitOverrides
  site: SiteSettings
  /** Where people report a weakness of the site: an address of mail or of a page; null for the contact page. */
  securityContact: string | null
  /** How long the operator takes to judge a verification, as people are told. */
  verificationTime: { cn: string; en: string }
}

/** 32 bytes in base64url, without padding. */
export const SIGNING_SEED = /^[\w-]{42}[AEIMQUYcgkosw048]$/

const allRoles: readonly Role[] = ['web', 'api', 'jobs']

function portOf(text: string | undefined): number {
  const port = Number(text || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`PORT must be 0 to 65535, not "${text}".`)
  return port
}

function urlOf(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol)) return url.href.replace(/\/$/, '')
  throw new ConfigError(`${name} must be a full address such as https://example.com, not "${text}".`)
}

/** The address of the site for visitors: an origin, since cookies and return targets belong to origins. */
function publicUrlOf(text: string): string {
  const url = urlOf('PUBLIC_URL', text)
  if (url !== new URL(url).origin) {
    throw new ConfigError(`PUBLIC_URL must be an address without a path, such as https://example.com, not "${text}".`)
  }
  return url
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

function logLevelOf(text: string | undefined): string {
  const level = text || 'info'
  if (!logLevels.includes(level)) throw new ConfigError(`LOG_LEVEL is one of ${logLevels.join(', ')}, not "${text}".`)
  return level
}

function rolesOf(text: string | undefined): ReadonlySet<Role> {
  const names = (text || allRoles.join(',')).split(',').map((name) => name.trim())
  const unknown = names.find((name) => !allRoles.includes(name as Role))
  if (unknown !== undefined)
    throw new ConfigError(`ROLES may hold ${allRoles.join(', ')}; "${unknown}" is none of them.`)
  return new Set(names as Role[])
}

function proxiesOf(text: string | undefined): number {
  const count = Number(text || 0)
  if (!Number.isInteger(count) || count < 0 || count > 8)
    throw new ConfigError(`TRUST_PROXY is the number of proxies in front, 0 to 8, not "${text}".`)
  return count
}

function hostedPeopleOf(text: string | undefined): number {
  const count = Number(text || 300)
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
    throw new ConfigError(`HOSTED_PEOPLE is a number of people, 1 to 1000000, not "${text}".`)
  return count
}

function dataKeysOf(text: string | undefined): readonly string[] | null {
  if (!text) return null
  const keys = text.split(',').map((key) => key.trim())
  if (keys.every((key) => key.length >= 32 && !/\s/.test(key))) return keys
  throw new ConfigError('DATA_KEY needs at least 32 random characters without spaces; several are separated by commas.')
}

function signingKeysOf(text: string | undefined): readonly string[] | null {
  if (!text) return null
  const keys = text.split(',').map((key) => key.trim())
  if (keys.every((key) => SIGNING_SEED.test(key))) return keys
  throw new ConfigError(
    'SIGNING_KEY needs keys of 32 bytes in base64url, as signing-keys.ts new makes them; several are separated by commas.',
  )
}

/** The file of the signing keys where SIGNING_KEY is not set: a key per line, the newest first. */
export const signingFile = (dataDir: string): string => join(dataDir, 'signing-key')

/** The advice for several processes that would each sign by a key of its own. */
function missingSigningKey(dataDir: string): string {
  const file = signingFile(dataDir)
  const how = existsSync(file)
    ? `the lines of ${file}, the first one first, separated by commas (of one process, where several have such a file)`
    : `make one by openssl rand -base64 32 | tr '+/' '-_' | tr -d =`
  return `DATABASE_URL is set, so SIGNING_KEY is needed too, the same for all processes: ${how}.`
}

function tokenOf(text: string | undefined): string | null {
  if (!text) return null
  if (/^[\w.~+/=-]{16,}$/.test(text)) return text
  throw new ConfigError('METRICS_TOKEN needs at least 16 letters, digits and signs of ._~+/=-, without spaces.')
}

function contactOf(text: string): string {
  if (URL.canParse(text) && /^(https|mailto|tel):/.test(text)) return text
  throw new ConfigError(
    `SECURITY_CONTACT must begin with https:, mailto: or tel:, such as mailto:security@example.com, not "${text}".`,
  )
}

/** A sentence's part in both languages, such as `通常 2 天内 / usually within two days`. */
function verificationTimeOf(text: string): Config['verificationTime'] {
  const [cn = '', en = '', ...more] = text.split('/').map((part) => part.trim())
  if (cn && en && more.length === 0 && text.length <= 200) return { cn, en }
  throw new ConfigError(
    `VERIFICATION_TIME needs Chinese and English, separated by /, such as "通常 2 天内 / usually within two days", not "${text}".`,
  )
}

/** Reads and checks the environment. Throws `ConfigError`. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, root: string): Config {
  const port = portOf(env.PORT)
  const databaseUrl = env.DATABASE_URL || null
  const sessionSecret = env.SESSION_SECRET || null
  const dataDir = resolve(root, env.DATA_DIR || '.data')
  if (databaseUrl && !sessionSecret) {
    throw new ConfigError(
      'DATABASE_URL is set, so SESSION_SECRET is needed too: a random text of at least 32 characters.',
    )
  }
  if (databaseUrl && !env.SIGNING_KEY) throw new ConfigError(missingSigningKey(dataDir))
  if (env.SMTP_URL && env.MAIL_URL) {
    throw new ConfigError('SMTP_URL and MAIL_URL are both set: mails leave by one of them, so take the other away.')
  }
  if (sessionSecret && sessionSecret.length < 32) throw new ConfigError('SESSION_SECRET needs at least 32 characters.')
  return {
    port,
    host: env.HOST || '127.0.0.1',
    publicUrl: publicUrlOf(env.PUBLIC_URL || `http://localhost:${port}`),
    dataDir,
    databaseUrl,
    filesUrl: env.FILES_URL || null,
    ssoUrl: env.SSO_URL ? urlOf('SSO_URL', env.SSO_URL) : null,
    smsUrl: env.SMS_URL ? urlOf('SMS_URL', env.SMS_URL) : null,
    mailUrl: env.MAIL_URL ? urlOf('MAIL_URL', env.MAIL_URL) : null,
    smtp: smtpSettings(env.SMTP_URL, env.MAIL_FROM),
    sessionSecret,
    dataKeys: dataKeysOf(env.DATA_KEY),
    signingKeys: signingKeysOf(env.SIGNING_KEY),
    roles: rolesOf(env.ROLES),
    metricsToken: tokenOf(env.METRICS_TOKEN),
    trustedProxies: proxiesOf(env.TRUST_PROXY),
    hostedPeople: hostedPeopleOf(env.HOSTED_PEOPLE),
    logLevel: logLevelOf(env.LOG_LEVEL),
    contentDir: env.CONTENT_DIR ? resolve(root, env.CONTENT_DIR) : null,
    demo: env.DEMO ? env.DEMO === '1' : databaseUrl === null,
    limits: limitSettings(env.LIMITS),
    site: siteSettings(env),
    verificationTime: verificationTimeOf(env.VERIFICATION_TIME || '通常 1 个工作日内 / usually within one working day'),
    securityContact: env.SECURITY_CONTACT ? contactOf(env.SECURITY_CONTACT) : null,
  }
}
