import { builtInNames, type SiteNames } from '@shulei/domain/base/text/site-names.ts'
import { ConfigError } from './config-error.ts'

/** How the operator names the site, is reached, and signs the foot of every page. */
export interface SiteSettings {
  names: SiteNames
  /** An address of mail, or of a page that begins with `https:`; null where the operator gave none. */
  contact: string | null
  /** Lines for the foot of pages, such as the number of a record; some lead to a page. */
  lines: readonly { text: string; href?: string }[]
}

type Env = Readonly<Record<string, string | undefined>>

/** Greatest length of a name, which must fit the header of a phone, and of a line of the footer, code points. */
const [nameMax, lineMax, mostLines] = [24, 80, 6]

/** Signs with a meaning in texts, in markup or in headers of mails. */
const unfit = /[\p{C}\u2028\u2029{}<>$"\\]/u

function nameOf(setting: string, text: string): string {
  const name = text.trim()
  if (name !== '' && [...name].length <= nameMax && !unfit.test(name)) return name
  throw new ConfigError(
    `${setting} needs 1 to ${nameMax} letters and signs other than {}<>$" and \\, in one line, not "${text}".`,
  )
}

function namesOf({ SITE_NAME: cn, SITE_NAME_EN: en }: Env): SiteNames {
  if (!cn && en) throw new ConfigError('SITE_NAME_EN is set, so SITE_NAME is needed too: the name on Chinese pages.')
  if (!cn) return builtInNames
  const name = nameOf('SITE_NAME', cn)
  return { 'zh-CN': name, 'en-US': en ? nameOf('SITE_NAME_EN', en) : name }
}

const isWebAddress = (text: string) =>
  URL.canParse(text) && new URL(text).protocol === 'https:' && !/["<>\s]/.test(text)

function contactOf(text: string | undefined): string | null {
  if (!text) return null
  if (isWebAddress(text) || /^[^\s@<>"':/?&#%]+@[^\s@<>"':/?&#%]+\.[^\s@<>"':/?&#%]+$/.test(text)) return text
  throw new ConfigError(
    `SITE_CONTACT must be an address of mail such as help@example.com, or of a page such as https://example.com/contact, not "${text}".`,
  )
}

function lineOf(line: string): SiteSettings['lines'][number] {
  const [text = '', href, ...more] = line.split('|').map((part) => part.trim())
  const isShort = text !== '' && [...text].length <= lineMax && !/\p{C}/u.test(text)
  if (isShort && more.length === 0 && (href === undefined || isWebAddress(href))) {
    return href === undefined ? { text } : { text, href }
  }
  throw new ConfigError(
    `SITE_FOOTER needs lines of 1 to ${lineMax} letters, separated by ; or new lines, each with |https://… for its link if it has one, not "${line}".`,
  )
}

function linesOf(text: string | undefined): SiteSettings['lines'] {
  const lines = (text ?? '').split(/[;\n]/).filter((line) => line.trim() !== '')
  if (lines.length > mostLines) throw new ConfigError(`SITE_FOOTER may have ${mostLines} lines, not ${lines.length}.`)
  return lines.map(lineOf)
}

/** Reads and checks what the operator says of the site. Throws `ConfigError`. */
export const siteSettings = (env: Env): SiteSettings => ({
  names: namesOf(env),
  contact: contactOf(env.SITE_CONTACT),
  lines: linesOf(env.SITE_FOOTER),
})
