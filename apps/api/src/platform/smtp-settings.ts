import { ConfigError } from './config-error.ts'

/** The operator's mail server, and whom mails come from. */
export interface SmtpSettings {
  host: string
  port: number
  /** `tls` from the first byte on, `startTls` before anything is said, or `none`. Certificates are verified. */
  security: 'tls' | 'startTls' | 'none'
  /** Null for a server that asks for no password. */
  login: { user: string; password: string } | null
  from: { name: string; address: string }
}

/** A mail address alone or in the form `Name <address>`. */
const FROM = /^(?:"?([^"<>\r\n]*?)"?\s*<)?([^\s<>@,;:"]+@[^\s<>@,;:"]+)>?$/

function fromOf(text: string | undefined): SmtpSettings['from'] {
  if (!text) {
    throw new ConfigError(
      'SMTP_URL is set, so MAIL_FROM is needed too: the address that mails come from, such as "数擂 <no-reply@example.com>".',
    )
  }
  const [, name = '', address] = FROM.exec(text.trim()) ?? []
  if (address) return { name: name.trim(), address }
  throw new ConfigError(`MAIL_FROM must be an address of mail such as "数擂 <no-reply@example.com>", not "${text}".`)
}

/**
 * The mail server of SMTP_URL: `smtps://user:password@host` speaks TLS from the first byte on (port 465), `smtp://…` begins it by
 * STARTTLS (587), and `?tls=off` does without (25). Throws `ConfigError`, which never holds the password.
 */
export function smtpSettings(url: string | undefined, from: string | undefined): SmtpSettings | null {
  if (!url) return null
  const address = URL.canParse(url) ? new URL(url) : null
  const isWhole = address && /^smtps?:$/.test(address.protocol) && address.hostname !== ''
  const query = [...(address?.searchParams ?? [])].map((pair) => pair.join('='))
  const isPlain = query.includes('tls=off')
  const isKnown = query.every((part) => part === 'tls=off') && !(isPlain && address?.protocol === 'smtps:')
  if (!(isWhole && isKnown && /^\/?$/.test(address.pathname))) {
    throw new ConfigError(
      'SMTP_URL must be smtps://user:password@host:465, or smtp://user:password@host:587 with STARTTLS; ?tls=off after smtp:// does without. Signs that an address cannot hold are written as %40 and so on.',
    )
  }
  const security = address.protocol === 'smtps:' ? 'tls' : isPlain ? 'none' : 'startTls'
  return {
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: Number(address.port) || { tls: 465, startTls: 587, none: 25 }[security],
    security,
    login: address.username
      ? { user: decodeURIComponent(address.username), password: decodeURIComponent(address.password) }
      : null,
    from: fromOf(from),
  }
}
