import { isLinkAddress, isPictureAddress, linkRel, markupTags } from './allowed.ts'
import { codeKinds } from './code.ts'
import { escaped } from './escape.ts'
import { attributeOf, decoded } from './parse.ts'
import { piecesOf, type Tag } from './pieces.ts'

/** Elements of formulas. */
const mathTags = [
  ...['math', 'mrow', 'mi', 'mn', 'mo', 'ms', 'mtext', 'mspace', 'mfrac', 'msqrt', 'mroot', 'msub', 'msup', 'msubsup'],
  ...['munder', 'mover', 'munderover', 'mmultiscripts', 'mprescripts', 'mtable', 'mtr', 'mtd', 'mphantom', 'mpadded'],
  ...['mstyle', 'menclose'],
] as const

/** Elements of a text as it is read: those of a stored text, tables, formulas, and the parts of code. */
const tags: ReadonlySet<string> = new Set([
  ...[...markupTags, 'img', 'mark', 'span', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...mathTags,
])
const isMath: ReadonlySet<string> = new Set(mathTags)
const alone: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

const length = /^-?\d{0,2}(?:\.\d+)?(?:em|ex|pt|px|mu)?$/
const word = /^[a-z]{1,20}$/
const truth = /^(?:true|false)$/
const count = /^\d{1,2}$/

/** Attributes of the elements of formulas, with the values that they may have. */
const mathAttributes: Readonly<Record<string, RegExp>> = {
  ...{ display: word, form: word, mathvariant: /^normal$/, notation: /^[a-z]+(?: [a-z]+){0,3}$/ },
  ...{ displaystyle: truth, stretchy: truth, fence: truth, separator: truth, accent: truth, accentunder: truth },
  ...{ movablelimits: truth, symmetric: truth, largeop: truth },
  ...{ scriptlevel: /^[+-]?\d$/, columnspan: count, rowspan: count },
  ...{ lspace: length, rspace: length, minsize: length, maxsize: length, linethickness: length },
  ...{ width: length, height: length, depth: length, voffset: length },
}

/** Classes in place of the styles that the writer of formulas uses. */
const lines: readonly (readonly [RegExp, string])[] = [
  [/(?:^|;)border:/, 'line-around'],
  [/(?:^|;)border-top:/, 'line-above'],
  [/(?:^|;)border-bottom:/, 'line-below'],
  [/(?:^|;)border-left:/, 'line-start'],
  [/(?:^|;)border-right:/, 'line-end'],
]
/** Classes of formulas that have a style; those of stored formulas have been made of styles. */
const mathClasses: ReadonlySet<string> = new Set(['tml-left', 'tml-right', ...lines.map(([, name]) => name)])
const spanClasses: ReadonlySet<string> = new Set([
  'formula',
  'formula-line',
  ...codeKinds.map((kind) => `code-${kind}`),
])

type Attributes = Record<string, string | undefined>

function mathAttributesOf(written: string): Attributes {
  const attributes: Attributes = {}
  const classes: string[] = []
  for (const [, name = '', value = ''] of written.matchAll(/(?<![\w-])([a-z]+)="([^"]*)"/g)) {
    if (name === 'class') classes.push(...value.split(' ').filter((one) => mathClasses.has(one)))
    else if (name === 'style') classes.push(...lines.flatMap(([rule, one]) => (rule.test(value) ? [one] : [])))
    else if (mathAttributes[name]?.test(value)) attributes[name] = value
  }
  return classes.length === 0 ? attributes : { ...attributes, class: classes.join(' ') }
}

/** The allowed attributes of an element; null where the element has no use without the one that it lacks. */
function attributesOf({ name, attributes: written }: Tag): Attributes | null {
  if (isMath.has(name)) return mathAttributesOf(written)
  switch (name) {
    case 'a': {
      const href = attributeOf(written, 'href')
      return href !== undefined && isLinkAddress(href) ? { href, rel: linkRel } : null
    }
    case 'img': {
      const src = attributeOf(written, 'src')
      return src !== undefined && isPictureAddress(src) ? { src, alt: attributeOf(written, 'alt') ?? '' } : null
    }
    case 'span': {
      const value = attributeOf(written, 'class') ?? ''
      return spanClasses.has(value) ? { class: value } : null
    }
    case 'ol': {
      const start = attributeOf(written, 'start') ?? ''
      return /^\d{1,9}$/.test(start) ? { start } : {}
    }
    case 'th':
    case 'td': {
      const align = attributeOf(written, 'align') ?? ''
      const spans = ['colspan', 'rowspan'].map((span) => [span, attributeOf(written, span) ?? ''] as const)
      return {
        ...(/^(?:left|center|right)$/.test(align) ? { align } : {}),
        ...Object.fromEntries(spans.filter(([, value]) => count.test(value))),
      }
    }
    default:
      return {}
  }
}

/** Deepest nesting of elements: formulas nest deeper than texts. */
const DEEPEST = 200

/**
 * Markup that the server has made of a person's text, for reading: only the elements and attributes that it makes, every other sign as
 * text, every element ended. Takes time that grows with the length of the markup.
 */
export function shownMarkup(html: string): string {
  const open: { name: string; isKept: boolean }[] = []
  const counts = new Map<string, number>()
  const count = (name: string, by: 1 | -1) => counts.set(name, (counts.get(name) ?? 0) + by)
  let kept = ''
  const close = () => {
    const { name, isKept } = open.pop() ?? { name: '', isKept: false }
    count(name, -1)
    if (isKept) kept += `</${name}>`
    return name
  }
  for (const piece of piecesOf(html.normalize('NFC'), { hasMath: true })) {
    if (typeof piece === 'string') {
      kept += escaped(decoded(piece))
      continue
    }
    const { name, isEnd } = piece
    if (!tags.has(name)) continue
    if (isEnd) {
      while (counts.get(name) && close() !== name) {
        // an element that was not ended ends with the one around it
      }
      continue
    }
    const attributes = alone.has(name) || open.length < DEEPEST ? attributesOf(piece) : null
    if (attributes) {
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value ?? '')}"`)
      kept += `<${name}${written.join('')}>`
    }
    if (alone.has(name)) continue
    open.push({ name, isKept: attributes !== null })
    count(name, 1)
  }
  while (open.length > 0) close()
  return kept
}
