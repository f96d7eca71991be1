import { countText, hasForbiddenCharacters } from './count.ts'
import { asWritten, lookAlike } from './look-alike.ts'
import { builtInNames, type SiteNames } from './site-names.ts'

export const MAX_NAME_LENGTH = 30

/** Control, format and filler characters: invisible, so two names must not differ by them alone. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text of any length has nothing that can be seen. Its normalised form is empty then, which takes longer to find out. */
export const isInvisible = (text: string): boolean => !VISIBLE.test(text)

/** Directional overrides and similar characters, which can make one name look like another. */
const MISLEADING = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/** More marks on one letter than a script has: they grow out of the line and over their neighbours. */
const STACKED = /\p{M}{5}/u

/** Most folding rounds. No character of Unicode needs more than two; the limit saves time on odd strings. */
const MAX_ROUNDS = 4

function fold(name: string): string {
  // Upper case first: it is the nearest to full case folding in JavaScript ('ß' and 'ẞ' become 'ss'). JavaScript counts the
  // byte order mark as a space, but it is invisible.
  const seen = name.normalize('NFKC').replaceAll('\ufeff', '').replace(/\s+/gu, ' ').replace(INVISIBLE, '')
  return seen.toUpperCase().toLowerCase().normalize('NFKC').replace(/\s+/gu, ' ').trim()
}

/**
 * Normalises a name for uniqueness: NFKC, trimmed, spaces collapsed, case folded, without invisible characters. Not for
 * display.
 */
export function normaliseName(name: string): string {
  // Folding can produce characters that compose or fold again.
  let folded = fold(name)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const again = fold(folded)
    if (again === folded) break
    folded = again
  }
  return folded
}

/**
 * Key for the uniqueness of display names: names that differ only by case, width, invisible characters or look-alike letters
 * have the same key. Not for display.
 */
export function displayNameKey(name: string): string {
  const folded = normaliseName(asWritten(name))
  // a name of combining marks alone has no letters, so its folded form is used
  return lookAlike(folded) || folded
}

/** Names reserved for the system. */
const RESERVED = [
  '系统',
  '通知',
  '系统通知',
  '系统消息',
  '系统讯息',
  '系统管理员',
  '消息通知',
  '平台通知',
  '官方',
  '官方通知',
  '官方客服',
  '客服',
  '管理员',
  // names of closed accounts, see account/closing.ts
  '已注销用户',
  'closedaccount',
  'system',
  'systemnotice',
  'systemnotification',
  'systemmessage',
  'notice',
  'notification',
  'notifications',
  'official',
  'admin',
  'administrator',
  'root',
  'moderator',
  'support',
  'システム',
  'система',
  '시스템',
].map(lookAlike)

/** Texts that no name may contain. */
const RESERVED_PARTS = ['系统通知', '系统消息', '系统讯息', 'systemnotice', 'systemnotification'].map(lookAlike)
const reserved: ReadonlySet<string> = new Set(RESERVED)

const SIGNS = /[\s\p{P}\p{S}]/gu

/**
 * Two readings of a name without its signs: they may stand for letters, as in `$ystem`, or surround it, as in `$System$`.
 */
const readings = (name: string): string[] => {
  const folded = normaliseName(name)
  return [lookAlike(folded).replace(SIGNS, ''), lookAlike(folded.replace(SIGNS, ''))]
}

const allReadings = (name: string): string[] => [name, asWritten(name)].flatMap(readings)

/** Readings of the names of a site, but for names of signs alone, which have none. */
const siteReadings = (site: SiteNames): string[] => Object.values(site).flatMap(allReadings).filter(Boolean)
const OFFICIAL = ['官方', 'official'].map(lookAlike)
const builtInReadings = siteReadings(builtInNames)

/** Whether a reading is a name of the site, or calls itself official: a longer name may hold that of the site. */
const isOfSite = (bare: string, site: string): boolean =>
  bare === site || OFFICIAL.some((word) => bare.includes(site + word) || bare === word + site)

/**
 * Whether a name could be taken for the system or the site, regardless of case, width, spaces, punctuation and script. The names of
 * this software are reserved beside those of the site.
 */
export function isReservedName(name: string, site: SiteNames = builtInNames): boolean {
  const sites = site === builtInNames ? builtInReadings : [...builtInReadings, ...siteReadings(site)]
  return allReadings(name).some(
    (bare) =>
      reserved.has(bare) ||
      RESERVED_PARTS.some((part) => bare.includes(part)) ||
      sites.some((own) => isOfSite(bare, own)),
  )
}

/** Whether a name has characters that cannot be stored, that make it look like another, or that grow out of its line. */
export const hasUnfitCharacters = (name: string): boolean =>
  hasForbiddenCharacters(name) || MISLEADING.test(name) || STACKED.test(name.normalize('NFC'))

export type NameProblem = 'empty' | 'tooLong' | 'reserved' | 'forbidden'

/** The problem of a person's or team's name on a site, or null. At most 30 code points after trimming. */
export function nameProblem(name: string, site?: SiteNames): NameProblem | null {
  if (hasUnfitCharacters(name)) return 'forbidden'
  if (isInvisible(name)) return 'empty'
  if (countText(name.trim()) > MAX_NAME_LENGTH) return 'tooLong'
  return isReservedName(name, site) ? 'reserved' : null
}
