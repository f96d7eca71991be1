/** Sizes of share pictures in pixels: for a card beside a link, and for chats that show a small square. */
export const shareSizes = { wide: { width: 1200, height: 630 }, square: { width: 300, height: 300 } } as const
export type ShareSize = keyof typeof shareSizes

/** The page that a share picture shows. */
export type ShareSubject =
  | { page: 'home' }
  | { page: 'competition' | 'ranking'; id: number }
  | { page: 'certificate'; no: string }

export interface ShareRequest {
  subject: ShareSubject
  language: 'zh-CN' | 'en-US'
  size: ShareSize
}

/** The file name of a share picture, such as `ranking-1001.en-US.wide.png`. */
export function shareName({ subject, language, size }: ShareRequest): string {
  const what =
    subject.page === 'home' ? 'home' : `${subject.page}-${subject.page === 'certificate' ? subject.no : subject.id}`
  return `${what}.${language}.${size}.png`
}

/** Reads a file name that `shareName` made; null for any other. */
export function parseShareName(name: string): ShareRequest | null {
  const found =
    /^(?:(home)|(competition|ranking)-([1-9]\d{0,14})|certificate-(SL-[1-9]\d{0,14}-[1-9]\d{0,14}))\.(zh-CN|en-US)\.(wide|square)\.png$/.exec(
      name,
    )
  if (!found) return null
  const [, home, page, id, no, language, size] = found
  const subject: ShareSubject = home
    ? { page: 'home' }
    : no
      ? { page: 'certificate', no }
      : { page: page as 'competition', id: Number(id) }
  return { subject, language: language as ShareRequest['language'], size: size as ShareSize }
}
