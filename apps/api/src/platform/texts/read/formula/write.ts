import { escaped } from '@shulei/domain/base/markup/escape.ts'
import temml from 'temml'
import type { Formula } from './find.ts'

/** Most characters of the formulas of one text that are read, and of the MathML that is made of them. */
const MOST_TEX = 60_000
const MOST_MATHML = 400_000
/** Most characters of the definitions that a text makes for its formulas. */
const MOST_DEFINED = 2000

const definition = /^\s*\\(?:newcommand|renewcommand|providecommand|DeclareMathOperator|def|let)\b/

/** Characters after which a formula in a line scrolls by itself on small screens. */
const LONG_LINE = 40

const options = {
  throwOnError: true,
  trust: false,
  strict: false,
  // lengths in em, and expansions of macros
  maxSize: [20, 20] as [number, number],
  maxExpand: 200,
}

/** Deepest nesting of elements in a formula. */
const DEEPEST = 80

function levelsOf(mathml: string): number {
  let level = 0
  let most = 0
  for (const [, slash] of mathml.matchAll(/<(\/?)[a-z]/g)) {
    level += slash === '' ? 1 : -1
    most = Math.max(most, level)
  }
  return most
}

/** Forms of environments that the library knows by another name. */
const known = (tex: string) => tex.replace(/\\(begin|end)\{eqnarray(\*?)\}/g, '\\$1{align$2}')

/** Environments and commands that stand on a line of their own, also between the signs of a formula in a line. */
const alone = /\\(?:tag\b|begin\{(?:equation|align|gather|multline|flalign|eqnarray|alignat)\*?\})/

/** Letters that stand for quantities. */
const slanted = /^[A-Za-zα-ωϑϕϖϱϵıȷℓ∂ħ]$/

/** The MathML of a formula after some definitions. Throws where it is broken. */
function mathmlOf({ tex, isBlock }: Pick<Formula, 'tex' | 'isBlock'>, defined: string): string {
  const written = temml.renderToString(`${defined}${known(tex)}`, { ...options, displayMode: isBlock })
  if (levelsOf(written) > DEEPEST) throw new Error('too many levels')
  return (
    written
      // the place of a number that a style sheet of the library would count
      .replaceAll('<span class="tml-eqn"></span>', '')
      // names of several letters, and letters with a form of their own, are not slanted
      .replace(/<mi>([^<]+)<\/mi>/g, (mi, name: string) =>
        slanted.test(name) ? mi : `<mi mathvariant="normal">${name}</mi>`,
      )
  )
}

/** Writes the formulas of one text as MathML. A formula that is broken, or one too many, is its source, marked. */
export function formulaWriter(): (formula: Formula) => string {
  let read = 0
  let written = 0
  let defined = ''

  /** Adds the definitions of a formula for the ones after it. */
  function define(tex: string) {
    if (definition.test(tex) && defined.length + tex.length <= MOST_DEFINED) defined += `${tex.trim()}\n`
  }

  function write({ tex, isBlock }: Formula): string {
    try {
      const mathml = mathmlOf({ tex, isBlock }, defined)
      define(tex)
      return mathml
    } catch (error) {
      // a name that the library knows already
      const again = tex.replace(/\\newcommand\b/g, '\\renewcommand')
      if (again === tex) throw error
      const mathml = mathmlOf({ tex: again, isBlock }, defined)
      define(again)
      return mathml
    }
  }

  return (found) => {
    const formula = { ...found, isBlock: found.isBlock || alone.test(found.tex) }
    const broken = `<mark><code>${escaped(formula.source)}</code></mark>`
    read += formula.tex.length + defined.length
    if (read > MOST_TEX || written > MOST_MATHML) return broken
    try {
      const mathml = write(formula)
      written += mathml.length
      if (formula.isBlock) return `<span class="formula">${mathml}</span>`
      return formula.tex.length > LONG_LINE ? `<span class="formula-line">${mathml}</span>` : mathml
    } catch {
      return broken
    }
  }
}
