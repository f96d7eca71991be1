import { cut } from '../cut.ts'
import { pack } from '../pack.ts'
import type { DescriptionOf, SignatureData } from '../signature.ts'
import { cellsOf, type Table } from '../table.ts'
import { keysOf, orderedValues, withoutValue } from './categories.ts'

const MOST_STEPS = 28
/** Longest stored word in heights of its text. */
const LONGEST_WORD = 12

/** Han characters one by one, other texts by words of letters. */
function tokensOf(text: string): string[] {
  const han = text.match(/\p{Script=Han}/gu)
  return han && han.length * 4 >= text.length ? [...han] : (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
}

export function ladder(table: Table, description: DescriptionOf<'ladder'>): SignatureData | null {
  const texts = cellsOf(table, description.text)
  const group = description.group ? cellsOf(table, description.group) : null
  const classes = group ? orderedValues(group, description) : []
  const isSigned = group !== null && classes.length === 2
  const counts = new Map<string, [first: number, second: number]>()
  const totals: [number, number] = [0, 0]
  for (const [row, text] of texts.entries()) {
    const side = isSigned && group[row] === classes[1] ? 1 : 0
    for (const token of tokensOf(text)) {
      const count = counts.get(token) ?? [0, 0]
      counts.set(token, count)
      count[side] += 1
      totals[side] += 1
    }
  }
  if (counts.size === 0) return null
  const all = totals[0] + totals[1]
  // Rare tokens are left out: fewer than one in four thousand, or fewer than twelve.
  const least = Math.max(12, all / 4000)
  const scored = [...counts]
    .filter(([, [a, b]]) => a + b >= least || counts.size <= MOST_STEPS)
    .map(([token, [a, b]]) => ({
      token,
      // log-odds over their standard error: high for a token that is frequent and leans clearly to one class
      score: isSigned
        ? Math.log((b + 1) / (totals[1] + 1) / ((a + 1) / (totals[0] + 1))) / Math.sqrt(1 / (a + 1) + 1 / (b + 1))
        : a + b,
    }))
    .sort((a, b) => a.score - b.score || (a.token < b.token ? -1 : 1))
  const half = MOST_STEPS / 2
  const chosen =
    isSigned && scored.length > MOST_STEPS
      ? [...scored.slice(0, half), ...scored.slice(-half)]
      : scored.slice(-MOST_STEPS)
  const most = Math.max(...chosen.map(({ score }) => Math.abs(score)), Number.MIN_VALUE)
  return {
    form: 'ladder',
    steps: chosen.map(({ token }) => cut(token, LONGEST_WORD)),
    values: pack(chosen.map(({ score }) => (isSigned ? (score / most + 1) / 2 : score / most))),
    keys: isSigned ? keysOf(classes, description).map(withoutValue) : [],
  }
}
