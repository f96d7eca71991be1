/** Significant digits of figures, and the most that a double has. */
const SHOWN = 6
const MOST = 17

/** A mean or deviation of values within `range` with six digits, or more where the values differ in later ones. Null without a number. */
export function roundedFigure(value: number, range: number): number | null {
  if (!Number.isFinite(value)) return null
  if (value === 0) return 0
  const later = range > 0 ? Math.max(0, Math.ceil(Math.log10(Math.abs(value) / range))) : MOST
  return Number(value.toPrecision(Math.min(MOST, SHOWN + later)))
}

/** A number written in one way: its digits without zeros at the ends, and the power of ten behind them. */
function canonical(digits: string): string {
  const [mantissa = '', exponent = '0'] = digits.toLowerCase().replace('+', '').split('e')
  const [whole = '', part = ''] = mantissa.replace('-', '').split('.')
  const all = (whole + part).replace(/^0+/, '')
  const kept = all.replace(/0+$/, '')
  if (kept === '') return '0'
  return `${mantissa.startsWith('-') ? '-' : ''}${kept}e${Number(exponent) - part.length + all.length - kept.length}`
}

/** The number that digits write, or the digits themselves where no double shows all of them: 9007199254740993. */
export function exactFigure(digits: string): number | string {
  const value = Number(digits)
  return canonical(String(value)) === canonical(digits) ? value : digits
}
