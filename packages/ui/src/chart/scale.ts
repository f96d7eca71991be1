/** A linear map between two intervals; an interval without length maps to the middle of the other. */
export function linear([d0, d1]: readonly [number, number], [r0, r1]: readonly [number, number]) {
  return (value: number) => (d1 === d0 ? (r0 + r1) / 2 : r0 + ((value - d0) / (d1 - d0)) * (r1 - r0))
}

/** Least and greatest finite value; null when there is none. */
export function extent(values: Iterable<number>): [min: number, max: number] | null {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const value of values) {
    if (!Number.isFinite(value)) continue
    if (value < min) min = value
    if (value > max) max = value
  }
  return min <= max ? [min, max] : null
}

/** Round values within `[min, max]`, at most `most`, spaced by one, two or five times a power of ten. */
export function niceTicks(min: number, max: number, most = 3): number[] {
  if (!(max > min) || most < 1) return Number.isFinite(min) ? [min] : []
  const magnitude = 10 ** Math.floor(Math.log10((max - min) / most))
  for (const step of [1, 2, 5, 10, 20, 50].map((n) => n * magnitude)) {
    const first = Math.ceil(min / step - 1e-9)
    const last = Math.floor(max / step + 1e-9)
    if (last - first + 1 > most) continue
    // Integer multiples, formatted with the decimals of the step, avoid 0.30000000000000004 in labels.
    const decimals = Math.min(100, Math.max(0, -Math.floor(Math.log10(step))))
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) =>
      Number(((first + i) * step).toFixed(decimals)),
    ).filter((tick) => tick >= min && tick <= max)
  }
  return []
}

/** Rounds a number to two decimals, to keep SVG short. */
export const px = (n: number) => Math.round(n * 100) / 100
