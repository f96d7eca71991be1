/** A formula in a text. `source` is all of it, with the signs around it. */
export interface Formula {
  tex: string
  isBlock: boolean
  source: string
}

/** Most characters of a formula; what is longer stays text. */
const LONGEST = 4000

/** Environments of TeX that are formulas without signs around them. */
const environment =
  '(?:equation|align|aligned|alignat|gather|gathered|multline|flalign|eqnarray|split|cases|array|subarray|[pbBvV]?matrix|smallmatrix)\\*?'

/** Signs that begin a formula, code or an escaped sign. */
const start = () => new RegExp(`\`+|~{3,}|\\\\{1,2}[([]|\\\\begin\\{(${environment})\\}|\\\\[\\s\\S]|\\$\\$|\\$`, 'g')

/** Whether words between two dollar signs are a formula; `after` is the sign after the second one. */
function isBetweenDollars(tex: string, after: string): boolean {
  const isTight = /^\S(?:[\s\S]*\S)?$/.test(tex) && !/\d/.test(after)
  return isTight || (/[\\^_]/.test(tex) && !tex.includes('\n') && !/\w/.test(after))
}

/**
 * Finds the next end of each kind, and remembers it: a search begins where the last one of its kind has ended, so that all searches of a
 * text together take time that grows with its length.
 */
function rememberedEnds() {
  const found = new Map<string, number>()
  return (kind: string, from: number, search: (from: number) => number): number => {
    const last = found.get(kind)
    if (last !== undefined && (last < 0 || last >= from)) return last
    const at = search(from)
    found.set(kind, at)
    return at
  }
}

/** Where code ends that begins with a row of signs: a fence with its line, words in a line with the same row. */
function endOfCode(
  text: string,
  { at, row }: { at: number; row: string },
  next: ReturnType<typeof rememberedEnds>,
): number {
  const end = at + row.length
  // a fence stands at the start of its line, or in a list or quotation there
  if (row.length >= 3 && /(?:^|\n)[ \t>*+\-\d.)]{0,30}$/.test(text.slice(Math.max(0, at - 32), at))) {
    const fence = new RegExp(`\\n[ \\t>]*${row.charAt(0)}{${row.length},}[ \\t]*(?=\\n|$)`, 'g')
    return next(`fence ${row}`, end, (from) => {
      fence.lastIndex = from
      return fence.exec(text) ? fence.lastIndex : text.length
    })
  }
  if (row.startsWith('~')) return end
  const same = new RegExp(`(?<!\`)\`{${row.length}}(?!\`)`, 'g')
  const close = next(`code ${row.length}`, end, (from) => {
    same.lastIndex = from
    return same.exec(text)?.index ?? -1
  })
  return close < 0 ? end : close + row.length
}

/**
 * The formulas of a text and what stands between them: `$…$`, `$$…$$`, `\(…\)`, `\[…\]` (with one backslash or two) and environments
 * such as `align`. `$5 and $6` is none: the signs stand beside the formula and no digit follows, or there are other signs of TeX
 * between them. With `hasCode`, formulas in the code of Markdown are left alone.
 */
export function formulasIn(text: string, { hasCode }: { hasCode: boolean }): (string | Formula)[] {
  const pieces: (string | Formula)[] = []
  const next = rememberedEnds()
  const signs = start()
  let last = 0
  for (let found = signs.exec(text); found; found = signs.exec(text)) {
    const [sign, name] = found
    const at = found.index
    const inner = at + sign.length
    if (/^[`~]/.test(sign)) {
      if (hasCode) signs.lastIndex = endOfCode(text, { at, row: sign }, next)
      continue
    }
    let close = -1
    let end = ''
    if (name !== undefined) {
      end = `\\end{${name}}`
      close = next(end, inner, (from) => text.indexOf(end, from))
    } else if (sign === '$') {
      end = '$'
      close = next(end, inner, (from) => {
        const dollar = /(?<!\\)\$/g
        dollar.lastIndex = from
        return dollar.exec(text)?.index ?? -1
      })
      if (!isBetweenDollars(text.slice(inner, Math.min(close, inner + LONGEST)), text.charAt(close + 1))) continue
    } else if (sign === '$$') {
      end = '$$'
      close = next(end, inner, (from) => text.indexOf(end, from))
    } else if (/[([]$/.test(sign)) {
      end = sign.replace('(', ')').replace('[', ']')
      close = next(end, inner, (from) => text.indexOf(end, from))
    } else continue
    const tex = close < 0 || close - inner > LONGEST ? '' : text.slice(inner, close)
    const isLine = sign === '$' || sign.endsWith('(')
    if (tex.trim() === '' || (isLine && /\n[ \t]*\n/.test(tex))) continue
    const stop = close + end.length
    if (at > last) pieces.push(text.slice(last, at))
    const source = text.slice(at, stop)
    pieces.push({ tex: name === undefined ? tex : source, isBlock: !isLine, source })
    last = stop
    signs.lastIndex = stop
  }
  if (last < text.length) pieces.push(text.slice(last))
  return pieces
}
