/** Elements of a stored text. The page's own headings come above, so headings start at `h3`. */
export const markupTags = [
  'p',
  'br',
  'hr',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'strong',
  'em',
  'del',
  'a',
] as const

/** Parts of a table, and the part that each of them stands in. Only people's own texts have tables, not texts of the system. */
export const tableParts = { tbody: 'table', tr: 'tbody', th: 'tr', td: 'tr' } as const

/** Schemes of links in user texts. */
export const linkSchemes = ['https', 'http', 'mailto'] as const

/** `rel` of every link in user texts. */
export const linkRel = 'noopener nofollow'

/** Deepest nesting of elements. Editors stay far below; deeper texts are attacks on the parser. */
export const deepestMarkup = 50

const wholeLink = new RegExp(`^(?:${linkSchemes.join('|')}):`, 'i')
const hasTarget = /^(?:https?:\/\/[^/?#]|mailto:[^@]+@[^@])/i
/** Characters that some browsers drop before they read the scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern detects them
const unseen = /[\s\u0000-\u001f\u007f-\u009f]/

/** Most characters of a link's address. */
const LONGEST_ADDRESS = 2048

/** Whether a link in a user text may have this address. */
export const isLinkAddress = (address: string): boolean =>
  address.length <= LONGEST_ADDRESS &&
  wholeLink.test(address) &&
  hasTarget.test(address) &&
  !unseen.test(address) &&
  URL.canParse(address)

/** A scheme contains no dot, so that `example.com:8080` is a host. */
const scheme = /^[a-z][a-z0-9+-]*:/i
const mailbox = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/
const host = /^[^\s@:/?#]+\.[^\s@:/?#]+/

/** Completes a typed link address with its missing scheme. Null if the address is not allowed. */
export function linkAddressOf(typed: string): string | null {
  const text = typed.trim()
  const address = scheme.test(text)
    ? text
    : mailbox.test(text)
      ? `mailto:${text}`
      : host.test(text)
        ? `https://${text}`
        : ''
  return isLinkAddress(address) ? address : null
}

/** Picture formats of uploads (C058), with their file extensions. */
export const pictureEndings = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const
export type PictureFormat = keyof typeof pictureEndings

/** Prefix of the address of every uploaded picture. */
export const pictureFolder = '/api/v1/dfeditor/images/'

/** Prefix of the address of every picture in a message. */
export const messagePictureFolder = '/api/v1/inbox/pictures/'

/** Last part of the address of a picture. */
export const pictureNameOf = (id: string, format: PictureFormat): string => `${id}.${pictureEndings[format]}`

/** The address of an uploaded picture. */
export const pictureAddressOf = (id: string, format: PictureFormat): string =>
  `${pictureFolder}${pictureNameOf(id, format)}`

/** The address of a picture in a message. */
export const messagePictureAddressOf = (id: string, format: PictureFormat): string =>
  `${messagePictureFolder}${pictureNameOf(id, format)}`

const named = `([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\.(?:${Object.values(pictureEndings).join('|')})$`
const uploaded = new RegExp(`^${pictureFolder}${named}`)
const name = new RegExp(`^${named}`)

/** The id of the picture with this name; null for any other name. */
export const pictureIdOf = (pictureName: string): string | null => name.exec(pictureName)?.[1] ?? null

/** Whether a picture in a user text may have this address: only uploaded pictures may (C058). */
export const isPictureAddress = (address: string): boolean => uploaded.test(address)

/** Largest uploaded picture (C058), bytes. */
export const LARGEST_PICTURE = 10 * 1024 * 1024
