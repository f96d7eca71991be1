/** A number as a whole number of parts of a power of ten. */
interface Decimal {
  digits: bigint
  scale: number
}

/** The marks of missing values that pandas knows. */
export const pandasMissing = new Set([
  ...[
    '',
    '#N/A',
    '#N/A N/A',
    '#NA',
    '-1.#IND',
    '-1.#QNAN',
    '-NaN',
    '-nan',
    '1.#IND',
    '1.#QNAN',
    '<NA>',
    'N/A',
    'NA',
    'NULL',
  ],
  ...['NaN', 'None', 'n/a', 'nan', 'null'],
])

function decimalOf(text: string): Decimal {
  const [mantissa = '', exponent = '0'] = text.trim().toLowerCase().split('e')
  const [whole = '', part = ''] = mantissa.split('.')
  const power = Number(exponent) - part.length
  const digits = BigInt(`${whole}${part}` || '0')
  return power > 0 ? { digits: digits * 10n ** BigInt(power), scale: 0 } : { digits, scale: -power }
}

/** A fraction as the nearest double, from thirty significant digits. */
function ratio(numerator: bigint, denominator: bigint): number {
  if (numerator === 0n) return 0
  const isNegative = numerator < 0n !== denominator < 0n
  const [over, under] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator]
  const shift = 30 + under.toString().length - over.toString().length
  const scaled = shift >= 0 ? (over * 10n ** BigInt(shift)) / under : over / (under * 10n ** BigInt(-shift))
  return Number(`${isNegative ? '-' : ''}${scaled}e${-shift}`)
}

function rootOf(numerator: bigint, denominator: bigint): number {
  return Math.sqrt(ratio(numerator, denominator))
}

/** Figures of numbers as they are written, computed without rounding; sums are of whole numbers. */
export function exactFigures(cells: readonly string[]) {
  const decimals = cells.map(decimalOf)
  const scale = decimals.reduce((most, one) => Math.max(most, one.scale), 0)
  const values = decimals.map(({ digits, scale: own }) => digits * 10n ** BigInt(scale - own))
  const unit = 10n ** BigInt(scale)
  const count = BigInt(values.length)
  const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const sum = values.reduce((total, value) => total + value, 0n)
  // the sum of squared deviations times the count is a whole number
  const squares = values.reduce((total, value) => total + (value * count - sum) ** 2n, 0n)
  const half = sorted.length >> 1
  const [upper = 0n, lower = 0n] = [sorted[half], sorted[half - 1]]
  return {
    min: ratio(sorted[0] ?? 0n, unit),
    max: ratio(sorted.at(-1) ?? 0n, unit),
    mean: ratio(sum, count * unit),
    median: sorted.length % 2 === 1 ? ratio(upper, unit) : ratio(upper + lower, 2n * unit),
    std: values.length < 2 ? null : rootOf(squares, count * count * (count - 1n) * unit * unit),
  }
}
