import type { InformationKind } from '../content/kinds.ts'
import { nameProblem } from '../microsite/pages.ts'

/** Sizes of share pictures in pixels: for a card beside a link, and for chats that show a small square. */
export const shareSizes = { wide: { width: 1200, height: 630 }, square: { width: 300, height: 300 } } as const
export type ShareSize = keyof typeof shareSizes

/** The page that a share picture shows. */
export type ShareSubject =
  | { page: 'home' }
  | { page: 'competition' | 'ranking' | 'dataset' | InformationKind; id: number }
  | { page: 'race' | 'special'; name: string }
  | { page: 'certificate'; no: string }

export interface ShareRequest {
  subject: ShareSubject
  language: 'zh-CN' | 'en-US'
  size: ShareSize
}

/** The part of a file name that names the page. */
function pageName(subject: ShareSubject): string {
  switch (subject.page) {
    case 'home':
      return 'home'
    case 'certificate':
      return `certificate-${subject.no}`
    case 'race':
    case 'special':
      return `${subject.page}-${subject.name}`
    default:
      return `${subject.page}-${subject.id}`
  }
}

/** A picture of the own profile, whose person is the caller. */
export type OwnShareRequest = Omit<ShareRequest, 'subject'>

/** The file name of a picture of the own profile, such as `en-US.wide.png`. */
export const ownShareName = ({ language, size }: OwnShareRequest): string => `${language}.${size}.png`

/** The file name of a share picture, such as `ranking-1001.en-US.wide.png`. */
export const shareName = ({ subject, ...request }: ShareRequest): string =>
  `${pageName(subject)}.${ownShareName(request)}`

/** Reads the part of a file name that names the page; null for any other. */
function subjectOf(name: string): ShareSubject | null {
  if (name === 'home') return { page: 'home' }
  const [, page, rest = ''] = /^([a-z]+)-(.+)$/.exec(name) ?? []
  switch (page) {
    case 'certificate':
      return /^SL-[1-9]\d{0,14}-[1-9]\d{0,14}$/.test(rest) ? { page, no: rest } : null
    case 'race':
    case 'special':
      return nameProblem(rest) === null ? { page, name: rest } : null
    case 'competition':
    case 'ranking':
    case 'dataset':
    case 'info':
    case 'activity':
      return /^[1-9]\d{0,14}$/.test(rest) ? { page, id: Number(rest) } : null
    default:
      return null
  }
}

/** Reads a file name that `ownShareName` made; null for any other. */
export function parseOwnShareName(name: string): OwnShareRequest | null {
  const [, language, size] = /^(zh-CN|en-US)\.(wide|square)\.png$/.exec(name) ?? []
  return language && size ? ({ language, size } as OwnShareRequest) : null
}

/** Reads a file name that `shareName` made; null for any other. */
export function parseShareName(name: string): ShareRequest | null {
  const [, page = '', rest = ''] = /^([^.]+)\.(.+)$/.exec(name) ?? []
  const [subject, request] = [subjectOf(page), parseOwnShareName(rest)]
  return subject && request && { subject, ...request }
}
