/** Elements that a stored text may have. `h3` and `h4`, because the page's own headings stand above. */
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

/** Where a link in somebody's text may lead. */
export const linkSchemes = ['https', 'http', 'mailto'] as const

/** What every link in somebody's text says of itself. */
export const linkRel = 'noopener nofollow'

/** Deeper than any editor nests: whoever stores it attacks whoever parses it. */
export const deepestMarkup = 50

const wholeLink = new RegExp(`^(?:${linkSchemes.join('|')}):`, 'i')
const hasTarget = /^(?:https?:\/\/[^/?#]|mailto:[^@]+@[^@])/i
/** Browsers drop some of these before they read the scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unseen = /[\s\u0000-\u001f\u007f-\u009f]/

/** Whether a link in somebody's text may have this address. */
export const isLinkAddress = (address: string): boolean =>
  wholeLink.test(address) && hasTarget.test(address) && !unseen.test(address) && URL.canParse(address)

/** A scheme has no dot, so that `example.com:8080` is a host. */
const scheme = /^[a-z][a-z0-9+-]*:/i
const mailbox = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/
const host = /^[^\s@:/?#]+\.[^\s@:/?#]+/

/** What was typed as the address of a link, completed by the scheme that everybody leaves out. Null: no link may lead there. */
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

/** Kinds of pictures that an upload takes (C058), with the endings of their names. */
export const pictureEndings = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const
export type PictureFormat = keyof typeof pictureEndings

/** What the address of every uploaded picture begins with. */
export const pictureFolder = '/api/v1/dfeditor/images/'

/** The address that the upload of a picture answers. */
export const pictureAddressOf = (id: string, format: PictureFormat): string =>
  `${pictureFolder}${id}.${pictureEndings[format]}`

const uploaded = new RegExp(
  `^${pictureFolder}([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\.(?:${Object.values(pictureEndings).join('|')})$`,
)

/** The id of the uploaded picture that has this address; null for any other address. */
export const pictureIdOf = (address: string): string | null => uploaded.exec(address)?.[1] ?? null

/** Whether a picture in somebody's text may have this address: only one that the upload answered (C058). */
export const isPictureAddress = (address: string): boolean => uploaded.test(address)

/** Largest picture that an upload takes (C058), in bytes. */
export const LARGEST_PICTURE = 10 * 1024 * 1024
