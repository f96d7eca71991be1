import { type CodeKind, type CodeMarks, codeKinds } from '@shulei/domain/base/markup/code.ts'
import hljs from 'highlight.js/lib/common'
import julia from 'highlight.js/lib/languages/julia'
import latex from 'highlight.js/lib/languages/latex'
import matlab from 'highlight.js/lib/languages/matlab'
import scala from 'highlight.js/lib/languages/scala'

hljs.registerLanguage('julia', julia)
hljs.registerLanguage('latex', latex)
hljs.registerLanguage('matlab', matlab)
hljs.registerLanguage('scala', scala)

/** Most characters of code that is coloured; longer code stays plain. */
const LONGEST = 20_000
/** Most characters of its lines: the library takes time that grows with the square of a word's length. */
const LONGEST_LINE = 1000

const isTooLong = (source: string, most: number) =>
  source.length > most || source.split('\n').some(({ length }) => length > LONGEST_LINE)

/** Names of kernels and magics that the library does not know. */
const others = new Map(
  Object.entries({
    ...{ ir: 'r', xr: 'r', octave: 'matlab', duckdb: 'sql', postgresql: 'sql', mysql: 'sql', sqlite: 'sql' },
    ...{ script: 'bash', 'c#': 'csharp' },
  }),
)

/** The language of the library for a name such as `python3`, `IR` or `julia-1.10`; null for an unknown one. */
function languageOf(name: string): string | null {
  const word = name.trim().toLowerCase()
  if (/^(?:i?python|xpython|pyodide)/.test(word)) return 'python'
  for (const one of [word, word.replace(/[-\s]?[\d.]+$/, ''), others.get(word) ?? '']) {
    // the library looks names up in an object
    if (/^[a-z]/.test(one) && !(one in {}) && hljs.getLanguage(one)) return one
  }
  return null
}

const kinds: Readonly<Record<string, CodeKind>> = {
  ...{ keyword: 'keyword', operator: 'keyword', 'template-tag': 'keyword', tag: 'keyword', 'selector-tag': 'keyword' },
  ...{ string: 'string', regexp: 'string', char: 'string', addition: 'string', link: 'string', code: 'string' },
  ...{ number: 'number', literal: 'number', symbol: 'number', bullet: 'number' },
  ...{ comment: 'comment', quote: 'comment', doctag: 'comment', meta: 'comment' },
  ...{ title: 'name', built_in: 'name', type: 'name', attr: 'name', attribute: 'name', section: 'name', name: 'name' },
  ...{ property: 'name', variable: 'name' },
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The kinds of the parts of some code, by the markup that the library makes of it. */
function marksOf(html: string): CodeMarks {
  const marks: number[] = []
  const open: (CodeKind | null)[] = []
  for (const [part, scope] of html.matchAll(/<span class="hljs-([\w-]+)[^"]*">|<\/span>|[^<]+/g)) {
    if (scope !== undefined) open.push(kinds[scope] ?? open.at(-1) ?? null)
    else if (part === '</span>') open.pop()
    else {
      const { length } = part.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
      const kind = open.at(-1)
      const mark = kind ? codeKinds.indexOf(kind) + 1 : 0
      if (marks.at(-2) === mark) marks[marks.length - 1] = (marks.at(-1) ?? 0) + length
      else marks.push(mark, length)
    }
  }
  return marks
}

/** Commands of a notebook's program, which are not of its language: the same number of spaces takes their place. */
const withoutCommands = (source: string) => source.replace(/^[ \t]*[%!?].*$/gm, (line) => ' '.repeat(line.length))

/** Marks without those at the end that say nothing; undefined where nothing is coloured. */
function worthwhile(marks: CodeMarks): CodeMarks | undefined {
  return marks.some((mark, index) => index % 2 === 0 && mark > 0) ? marks : undefined
}

/**
 * The colours of some code in a language that a file names; undefined where it stays plain. The first line of a notebook's cell can
 * name another language, such as `%%bash`.
 */
export function codeMarks(source: string, language: string | null): CodeMarks | undefined {
  if (isTooLong(source, LONGEST)) return undefined
  const [, magic] = /^\s*%%(\w+)/.exec(source) ?? []
  const name = (magic === undefined ? null : languageOf(magic)) ?? (language === null ? null : languageOf(language))
  if (name === null) return undefined
  const code = magic !== undefined || name === 'python' ? withoutCommands(source) : source
  return worthwhile(marksOf(hljs.highlight(code, { language: name, ignoreIllegals: true }).value))
}

/** Languages of code whose language nobody has named, and how sure the guess must be. */
const guessed = ['python', 'sql', 'r', 'julia', 'bash', 'json', 'javascript', 'cpp', 'java']
const SURE = 6
const LONGEST_GUESS = 4000

/** The colours of code without a named language: those of the language that it looks like. */
export function guessedMarks(source: string): CodeMarks | undefined {
  if (isTooLong(source, LONGEST_GUESS)) return undefined
  const { value, relevance } = hljs.highlightAuto(source, guessed)
  return relevance < SURE ? undefined : worthwhile(marksOf(value))
}
