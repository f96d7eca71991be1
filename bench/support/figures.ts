/** The middle one, which a single slow run does not move; 0 of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Bytes in kilobytes of a thousand: `192.1 kB`. */
export const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
