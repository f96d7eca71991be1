import { resolve } from 'node:path'

export type Role = 'web' | 'api' | 'jobs'

/** What the environment says. Every outside part is one variable. */
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
  /** Another sign-on site; null means our own under `publicUrl`/sso. */
  ssoUrl: string | null
  /** Gateways that take messages as JSON by POST; null means the built-in outbox of a demonstration, or none. */
  smsUrl: string | null
  mailUrl: string | null
  /** Null means: made at first start and kept in `dataDir`. */
  sessionSecret: string | null
  roles: ReadonlySet<Role>
  /** How many proxies of ours stand in front and write x-forwarded-for; 0 means that the header is not read. */
  trustedProxies: number
  /** Least level of log lines that are written. */
  logLevel: string
  /** Load built-in content and demo people into an empty database. */
  demo: boolean
}

/** Said in one plain sentence, without a stack, when the environment cannot work. */
export class ConfigError extends Error {}

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

/** The address that visitors use: an origin, since cookies and return targets belong to origins. */
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

/** Reads and checks the environment. Throws `ConfigError`. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, root: string): Config {
  const port = portOf(env.PORT)
  const databaseUrl = env.DATABASE_URL || null
  const sessionSecret = env.SESSION_SECRET || null
  if (databaseUrl && !sessionSecret) {
    throw new ConfigError(
      'DATABASE_URL is set, so SESSION_SECRET is needed too: a random text of at least 32 characters.',
    )
  }
  if (sessionSecret && sessionSecret.length < 32) throw new ConfigError('SESSION_SECRET needs at least 32 characters.')
  return {
    port,
    host: env.HOST || '127.0.0.1',
    publicUrl: publicUrlOf(env.PUBLIC_URL || `http://localhost:${port}`),
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    databaseUrl,
    filesUrl: env.FILES_URL || null,
    ssoUrl: env.SSO_URL ? urlOf('SSO_URL', env.SSO_URL) : null,
    smsUrl: env.SMS_URL ? urlOf('SMS_URL', env.SMS_URL) : null,
    mailUrl: env.MAIL_URL ? urlOf('MAIL_URL', env.MAIL_URL) : null,
    sessionSecret,
    roles: rolesOf(env.ROLES),
    trustedProxies: proxiesOf(env.TRUST_PROXY),
    logLevel: logLevelOf(env.LOG_LEVEL),
    demo: env.DEMO ? env.DEMO === '1' : databaseUrl === null,
  }
}
