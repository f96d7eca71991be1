import { countText, hasForbiddenCharacters } from './count.ts'
import { asWritten, lookAlike } from './look-alike.ts'

export const MAX_NAME_LENGTH = 30

/** Control, format and filler characters: nobody sees them, so two names must not differ by them alone. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Right-to-left overrides and the like can make one name look like another. */
const MISLEADING = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/** No character of Unicode needs more than two; the bound keeps odd strings from costing time. */
const MAX_ROUNDS = 4

function fold(name: string): string {
  // Upper case first: it is the nearest to full case folding that the language has ('ß' and 'ẞ' become 'ss').
  const seen = name.normalize('NFKC').replace(/\s+/gu, ' ').replace(INVISIBLE, '')
  return seen.toUpperCase().toLowerCase().normalize('NFKC').replace(/\s+/gu, ' ').trim()
}

/**
 * The form in which names are compared for uniqueness: NFKC, trimmed, spaces collapsed, case folded, nothing
 * invisible. Not for display.
 */
export function normaliseName(name: string): string {
  // Folding can bring forth characters that compose or fold anew.
  let folded = fold(name)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const again = fold(folded)
    if (again === folded) break
    folded = again
  }
  return folded
}

/** Names under which the system writes. */
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
  '数擂',
  '数擂官方',
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
  'shulei',
  'shuleiofficial',
  'officialshulei',
  'システム',
  'система',
  '시스템',
].map(lookAlike)

/** No name may even hold these. */
const RESERVED_PARTS = [
  '系统通知',
  '系统消息',
  '系统讯息',
  '数擂官方',
  'systemnotice',
  'systemnotification',
  'shuleiofficial',
].map(lookAlike)
const reserved: ReadonlySet<string> = new Set(RESERVED)

const SIGNS = /[\s\p{P}\p{S}]/gu

/** A name without its signs, read twice: they may stand for letters, as in `$ystem`, or around it, as in `$System$`. */
const readings = (name: string): string[] => {
  const folded = normaliseName(name)
  return [lookAlike(folded).replace(SIGNS, ''), lookAlike(folded.replace(SIGNS, ''))]
}

/** Whether a name could pass for the system or the site, whatever its case, width, spaces, punctuation and script. */
export function isReservedName(name: string): boolean {
  return [name, asWritten(name)]
    .flatMap(readings)
    .some((bare) => reserved.has(bare) || RESERVED_PARTS.some((part) => bare.includes(part)))
}

export type NameProblem = 'empty' | 'tooLong' | 'reserved' | 'forbidden'

/** What is wrong with a person's or team's name, or null. At most 30 code points after trimming. */
export function nameProblem(name: string): NameProblem | null {
  if (hasForbiddenCharacters(name) || MISLEADING.test(name)) return 'forbidden'
  if (normaliseName(name) === '') return 'empty'
  if (countText(name.trim()) > MAX_NAME_LENGTH) return 'tooLong'
  return isReservedName(name) ? 'reserved' : null
}
