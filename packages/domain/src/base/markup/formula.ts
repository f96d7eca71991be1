/**
 * Formulas that a text writes in one line, such as `MAE = (1/n) · Σ |yᵢ − ŷᵢ|`, as MathML. The parser answers null for every
 * sign that it does not know, so its output holds letters, digits and the signs of this file only: it is safe in any page.
 */

const subscripts: Readonly<Record<string, string>> = {
  ᵢ: '<mi>i</mi>',
  ₖ: '<mi>k</mi>',
  '₊': '<mo>+</mo>',
  '₋': '<mo>−</mo>',
}
const powers: Readonly<Record<string, string>> = {
  '⁻': '−',
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
}
const scripts = new RegExp(`^([${Object.keys(subscripts).join('')}]?)([${Object.keys(powers).join('')}]*)`)

const token = /^(?:\d+(?:\.\d+)?|[A-Za-zŷ\u4e00-\u9fff]+(?:[-\s][A-Za-z\u4e00-\u9fff]+)*\d?|[=+−·/()|√Σ])/

interface Node {
  xml: string
  /** The node is a group in brackets; `inner` is its content. */
  inner?: string
  isFraction?: boolean
}

/** A name of several letters, such as the name of a metric. */
const upright = (word: string) => `<mi mathvariant="normal">${word}</mi>`

function nameOf(word: string): string {
  if (/\d$/.test(word)) return upright(word)
  if (word.length === 1)
    return word === 'ŷ' ? '<mover accent="true"><mi>y</mi><mo stretchy="false">^</mo></mover>' : `<mi>${word}</mi>`
  // "ln p" is a function and its argument
  const [first, second] = word.split(' ')
  if (first === 'ln' && second) return `${upright('ln')}<mspace width="0.17em"></mspace>${nameOf(second)}`
  return /\s|[\u4e00-\u9fff]/.test(word) ? `<mtext>${word}</mtext>` : upright(word)
}

/** Adds the subscript and the power that follow a node; answers the node and the number of signs read. */
function withScripts(base: string, rest: string): [string, number] {
  const [all, below, above] = scripts.exec(rest) as unknown as [string, string, string]
  const sub = below && subscripts[below]
  const digits = [...above].map((sign) => powers[sign]).join('')
  const sup = digits.startsWith('−') ? `<mrow><mo>−</mo><mn>${digits.slice(1)}</mn></mrow>` : `<mn>${digits}</mn>`
  if (sub && above) return [`<msubsup>${base}${sub}${sup}</msubsup>`, all.length]
  if (sub) return [`<msub>${base}${sub}</msub>`, all.length]
  return above ? [`<msup>${base}${sup}</msup>`, all.length] : [base, 0]
}

class Unknown extends Error {}

function parse(text: string): string {
  let at = 0
  const space = () => {
    while (text[at] === ' ') at += 1
  }
  const next = () => {
    space()
    return text[at]
  }
  const scripted = (xml: string) => {
    const [out, read] = withScripts(xml, text.slice(at))
    at += read
    return out
  }
  const expect = (sign: string) => {
    if (next() !== sign) throw new Unknown()
    at += 1
  }

  function factor(): Node {
    space()
    const sign = token.exec(text.slice(at))?.[0]
    if (!sign) throw new Unknown()
    at += sign.length
    if (sign === '(') {
      const { xml: inner, isFraction } = sum()
      expect(')')
      // a fraction needs no brackets around it
      if (isFraction && !scripts.exec(text.slice(at))?.[0]) return { xml: inner, isFraction }
      return { xml: scripted(`<mrow><mo>(</mo>${inner}<mo>)</mo></mrow>`), inner }
    }
    if (sign === '|') {
      const { xml: inner } = sum()
      expect('|')
      return { xml: scripted(`<mrow><mo fence="true">|</mo>${inner}<mo fence="true">|</mo></mrow>`) }
    }
    if (sign === '√') {
      expect('(')
      const { xml: inner } = sum()
      expect(')')
      return { xml: `<msqrt>${inner}</msqrt>` }
    }
    if (/^\d/.test(sign)) return { xml: scripted(`<mn>${sign}</mn>`) }
    if (/^[=+−·/)Σ]/.test(sign)) throw new Unknown()
    return { xml: scripted(nameOf(sign)) }
  }

  /** Factors up to the next sum sign, plus or minus; a division has all of them above its line. */
  function product(): Node {
    if (next() === 'Σ') {
      at += 1
      const index = subscripts[text[at] ?? '']
      if (index) at += 1
      const sigma = '<mo>∑</mo>'
      return { xml: `${index ? `<munder>${sigma}${index}</munder>` : sigma}${product().xml}` }
    }
    const parts = [factor()]
    const signs: string[] = []
    for (;;) {
      const sign = next()
      if (sign === '·') {
        at += 1
        if (next() === 'Σ') return { xml: `${joined(parts, signs)}${product().xml}` }
        signs.push('<mo>·</mo>')
        parts.push(factor())
      } else if (sign === '/') {
        at += 1
        const below = factor()
        const above = parts.length === 1 ? (parts[0]?.inner ?? parts[0]?.xml) : joined(parts, signs)
        const group = (xml: string) => `<mrow>${xml}</mrow>`
        parts.splice(0, parts.length, {
          xml: `<mfrac>${group(above ?? '')}${group(below.inner ?? below.xml)}</mfrac>`,
          isFraction: true,
        })
        signs.length = 0
      } else if (sign === '(') {
        signs.push('')
        parts.push(factor())
      } else {
        return parts.length === 1 ? (parts[0] as Node) : { xml: joined(parts, signs) }
      }
    }
  }

  function sum(): Node {
    const nodes: Node[] = []
    let xml = ''
    if (next() === '−') {
      at += 1
      xml = '<mo>−</mo>'
    }
    for (;;) {
      const node = product()
      nodes.push(node)
      xml += node.xml
      const sign = next()
      if (sign !== '+' && sign !== '−' && sign !== '=') break
      at += 1
      xml += `<mo>${sign}</mo>`
      if (sign === '=' && next() === '−') {
        at += 1
        xml += '<mo>−</mo>'
      }
    }
    return nodes.length === 1 && xml === nodes[0]?.xml ? (nodes[0] as Node) : { xml }
  }

  const { xml } = sum()
  if (next() !== undefined) throw new Unknown()
  return xml
}

const joined = (parts: readonly Node[], signs: readonly string[]) =>
  parts.map(({ xml }, index) => (index === 0 ? xml : `${signs[index - 1]}${xml}`)).join('')

/** Longest line that is parsed. Brackets are read by recursion, so an endless row of them would fill the stack. */
const MOST_SIGNS = 300

/** A formula in one line as MathML that stands on a line of its own; null for a text that is no formula. */
export function mathOf(line: string): string | null {
  const text = line.trim()
  if (text.length > MOST_SIGNS || !/^[\w-]+ = /.test(text)) return null
  try {
    return `<math display="block" alttext="${text}">${parse(text)}</math>`
  } catch (error) {
    if (error instanceof Unknown) return null
    throw error
  }
}

/** Letters with a subscript, and numbers with a negative power, inside a sentence. */
const atom = new RegExp(
  `(?<![A-Za-z])[A-Za-zŷ]{1,2}[${Object.keys(subscripts).join('')}]|(?<!\\d)\\d+⁻[${Object.keys(powers).join('')}]+`,
  'g',
)

/**
 * Sanitised HTML with its one-line formulas, written as code, in MathML; then also the names of their quantities in the
 * sentences around them. A text without such a formula is answered as it is.
 */
export function withFormulas(html: string): string {
  let found = false
  const shown = html.replace(/<pre><code>([^<]*)<\/code><\/pre>/g, (code, line: string) => {
    const math = mathOf(line)
    found ||= math !== null
    return math === null ? code : `<p>${math}</p>`
  })
  if (!found) return html
  return shown
    .split(/(<(?:pre|code|math)\b[\s\S]*?<\/(?:pre|code|math)>|<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : part.replace(atom, (name) => `<math>${parse(name)}</math>`)))
    .join('')
}
