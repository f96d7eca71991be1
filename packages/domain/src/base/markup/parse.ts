import { linesOf } from '../text/line.ts'
import { deepestMarkup, isLinkAddress, isPictureAddress, markupTags, tableParts } from './allowed.ts'
import { piecesOf } from './pieces.ts'

type TablePart = keyof typeof tableParts
export type MarkupTag = (typeof markupTags)[number] | 'img' | 'table' | TablePart

/** An allowed element with its allowed attributes. */
export interface MarkupElement {
  tag: MarkupTag
  href?: string
  src?: string
  alt?: string
  start?: number
  children: MarkupNode[]
}
export type MarkupNode = MarkupElement | string

/** A table has one body, whether it is written or not. */
const known: ReadonlySet<string> = new Set([...markupTags, 'img', 'table', 'tr', 'th', 'td'])
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img'])
const blocks: ReadonlySet<string> = new Set([
  ...['p', 'hr', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'table', 'tr', 'th', 'td'],
])
/** Parts of a table that hold other parts of it and nothing else. */
const frames: ReadonlySet<string> = new Set(['table', 'tbody', 'tr'])
/** Elements that an item of a list ends at, since it is inside of them. */
const aroundItems: ReadonlySet<string> = new Set(['li', 'ul', 'ol', 'th', 'td'])
/** Blocks that cannot contain blocks: another block ends them, as in a browser. */
const ofText: ReadonlySet<string> = new Set(['p', 'h3', 'h4', 'pre'])
const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function character(point: number): string {
  return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
    ? String.fromCodePoint(point)
    : '\ufffd'
}

/** The characters that a text of markup stands for. */
export const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (all, decimal, hex, name) => {
    if (decimal) return character(Number(decimal))
    return hex ? character(Number.parseInt(hex, 16)) : (names[name.toLowerCase()] ?? all)
  })

/** The value of an attribute of a tag. */
export function attributeOf(text: string, name: string): string | undefined {
  const [, double, single, bare] =
    new RegExp(`(?:^|[\\s"'/])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(text) ?? []
  const value = double ?? single ?? bare
  return value === undefined ? undefined : decoded(value)
}

/** The element with its allowed attributes; null if it is useless without a forbidden one. */
function elementOf(tag: MarkupTag, attributes: string): MarkupElement | null {
  const element: MarkupElement = { tag, children: [] }
  if (tag === 'a') {
    const href = attributeOf(attributes, 'href')
    return href !== undefined && isLinkAddress(href) ? { ...element, href } : null
  }
  if (tag === 'img') {
    const src = attributeOf(attributes, 'src')
    return src !== undefined && isPictureAddress(src)
      ? { ...element, src, alt: attributeOf(attributes, 'alt') ?? '' }
      : null
  }
  const start = tag === 'ol' ? Number(attributeOf(attributes, 'start')) : Number.NaN
  return Number.isInteger(start) ? { ...element, start } : element
}

/**
 * Parses a text's markup without a DOM, on the server and before the editor is loaded, into a tree of allowed elements and
 * plain text. Other elements are dropped, and only their text is kept.
 */
export function parseMarkup(html: string): MarkupNode[] {
  const root: MarkupNode[] = []
  const open: MarkupElement[] = []
  const inside = () => open.at(-1)?.children ?? root
  const close = (isIt: (tag: MarkupTag) => boolean) => {
    const at = open.findLastIndex(({ tag }) => isIt(tag))
    if (at >= 0) open.length = at
  }
  /** Ends what stands before a part of a table; answers whether the part has a place. */
  const place = (tag: TablePart) => {
    const at = open.findLastIndex(({ tag: one }) => one === tableParts[tag] || one === 'table')
    if (open[at]?.tag !== tableParts[tag]) return false
    open.length = at + 1
    return true
  }
  const isFrame = () => frames.has(open.at(-1)?.tag ?? '')
  for (const piece of piecesOf(html)) {
    if (typeof piece === 'string') {
      if (!isFrame()) inside().push(decoded(piece))
      continue
    }
    const tag = piece.name as MarkupTag
    if (!known.has(tag)) {
      // a tag that is not allowed is dropped, and its content stays
    } else if (piece.isEnd) {
      close((one) => one === tag)
    } else {
      if (tag in tableParts ? !place(tag as TablePart) : isFrame()) continue
      if (blocks.has(tag)) close((one) => ofText.has(one))
      if (tag === 'a') close((one) => one === 'a')
      if (tag === 'li' && open.findLast(({ tag: one }) => aroundItems.has(one))?.tag === 'li') {
        close((one) => one === 'li')
      }
      if (tag === 'table' && (open.some(({ tag: one }) => one === tag) || open.length + 4 > deepestMarkup)) continue
      const element = elementOf(tag, piece.attributes)
      if (!element) continue
      inside().push(element)
      if (tag === 'table') {
        const body: MarkupElement = { tag: 'tbody', children: [] }
        element.children.push(body)
        open.push(element, body)
      } else if (!empty.has(tag) && open.length < deepestMarkup) open.push(element)
    }
  }
  return root
}

const wordsOf = (nodes: readonly MarkupNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('')

/** The words of a text without its markup, for counting. */
export const wordsOfMarkup = (html: string): string => wordsOf(parseMarkup(html))

const linesIn = (nodes: readonly MarkupNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      return node.tag === 'br' || blocks.has(node.tag) ? `\n${linesIn(node.children)}\n` : linesIn(node.children)
    })
    .join('')

/** The words of a text without its markup, for reading: each block on a line of its own. */
export const linesOfMarkup = (html: string): string =>
  linesOf(linesIn(parseMarkup(html)).replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : space)))

const hasPicture = (nodes: readonly MarkupNode[]): boolean =>
  nodes.some((node) => typeof node !== 'string' && (node.tag === 'img' || hasPicture(node.children)))

const blank = /^[\s\u200b-\u200d\u2060\ufeff]*$/

/** Whether a text is empty: only white space and no picture. */
export function isEmptyMarkup(html: string): boolean {
  const nodes = parseMarkup(html)
  return blank.test(wordsOf(nodes)) && !hasPicture(nodes)
}
