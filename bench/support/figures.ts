/** Median, which a single slow run does not change; 0 for an empty list. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Formats bytes in kilobytes of 1000: `192.1 kB`. */
export const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
