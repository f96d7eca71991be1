/** Helpers of benches: medians, and tables on standard output. */

/** Milliseconds of one run. */
export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const start = performance.now()
  const value = await work()
  return { ms: performance.now() - start, value }
}

/** Median milliseconds of `runs` runs, after `warm` runs that do not count. */
export async function median(work: () => Promise<unknown>, { runs = 30, warm = 5 } = {}): Promise<number> {
  for (let i = 0; i < warm; i++) await work()
  const all: number[] = []
  for (let i = 0; i < runs; i++) all.push((await timed(work)).ms)
  return all.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`
export const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
export const times = (value: number) => `${value.toFixed(1)}×`

/** Prints a table with aligned columns. */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [head, ...rows]
  const width = head.map((_, column) => Math.max(...all.map((row) => [...(row[column] ?? '')].length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(width[column] ?? 0) : cell.padStart(width[column] ?? 0)))
      .join('  ')
  process.stdout.write(
    `\n${title}\n\n${[line(head), width.map((n) => '-'.repeat(n)).join('  '), ...rows.map(line)].join('\n')}\n`,
  )
}
