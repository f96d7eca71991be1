/**
 * Ids that share `prefix` and continue with whole numbers: `from` first, then one for each of `steps`, which are
 * differences, or `difference*count` for repeated ones. `width` is the least number of digits, for leading zeros.
 */
export interface IdRun {
  prefix: string
  width: number
  from: number
  steps: string
}

/** Shorter runs are written out. */
const SHORTEST_RUN = 4

/** Matches the digits at the end, as many as a number holds exactly. */
const NUMBERED = /^(.*?)(0|[1-9]\d{0,14}|0\d{1,14})$/su

interface Numbered {
  prefix: string
  width: number
  number: number
}

function numbered(id: string): Numbered | null {
  const [, prefix, digits] = NUMBERED.exec(id) ?? []
  if (prefix === undefined || digits === undefined) return null
  return { prefix, width: digits.length > 1 && digits.startsWith('0') ? digits.length : 0, number: Number(digits) }
}

const written = ({ prefix, width, number }: Numbered) => prefix + String(number).padStart(width, '0')

/** Differences with their repetitions counted. */
function stepsOf(numbers: readonly number[]): string {
  const steps: [difference: number, count: number][] = []
  for (let i = 1; i < numbers.length; i++) {
    const difference = (numbers[i] as number) - (numbers[i - 1] as number)
    const last = steps.at(-1)
    if (last?.[0] === difference) last[1]++
    else steps.push([difference, 1])
  }
  return steps.map(([difference, count]) => (count === 1 ? difference : `${difference}*${count}`)).join()
}

/** Packs ids in order, with runs of numbered ones in short form: a million consecutive ids are one entry. */
export function packIds(ids: Iterable<string>): (string | IdRun)[] {
  const packed: (string | IdRun)[] = []
  let run: { prefix: string; width: number; numbers: number[] } | null = null
  const close = () => {
    if (!run) return
    const { prefix, width, numbers } = run
    if (numbers.length < SHORTEST_RUN) for (const number of numbers) packed.push(written({ prefix, width, number }))
    else packed.push({ prefix, width, from: numbers[0] as number, steps: stepsOf(numbers) })
    run = null
  }
  for (const id of ids) {
    const part = numbered(id)
    if (!part) {
      close()
      packed.push(id)
      continue
    }
    const { prefix, number } = part
    // a number without leading zeros continues a run of padded ones if it has the same length
    if (!run || run.prefix !== prefix || written({ prefix, width: run.width, number }) !== id) {
      close()
      run = { prefix, width: part.width, numbers: [] }
    }
    run.numbers.push(number)
  }
  close()
  return packed
}

/** The ids that `packIds` packed. */
export function* unpackIds(packed: Iterable<string | IdRun>): Generator<string> {
  for (const item of packed) {
    if (typeof item === 'string') {
      yield item
      continue
    }
    const { prefix, width, from, steps } = item
    let number = from
    yield written({ prefix, width, number })
    for (const step of steps === '' ? [] : steps.split(',')) {
      const [difference, count = 1] = step.split('*').map(Number) as [number, number?]
      for (let i = 0; i < count; i++) {
        number += difference
        yield written({ prefix, width, number })
      }
    }
  }
}
