/** Characters of a value that the choice shows. */
const SHOWN = 160
/** Characters before the first difference. */
const LEAD = 20

const segments = (text: string) => [...text]

/** The part of a text in which it first differs from another one, short enough to compare both at a glance. */
export function excerptOf(text: string, other: string): string {
  const [own, others] = [segments(text), segments(other)]
  const first = own.findIndex((character, index) => character !== others[index])
  const from =
    own.length <= SHOWN ? 0 : Math.max(0, (first === -1 ? Math.min(own.length, others.length) : first) - LEAD)
  const part = own.slice(from, from + SHOWN).join('')
  return `${from > 0 ? '…' : ''}${part}${from + SHOWN < own.length ? '…' : ''}`
}
