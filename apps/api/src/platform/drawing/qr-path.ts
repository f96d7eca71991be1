import encodeQR from 'qr'

/** A QR code as an SVG path in a square of one unit per module, without a margin. */
export function qrPath(text: string): { d: string; modules: number } {
  // the library draws a margin of one module at least
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
  const d = rows
    .flatMap((row, y) => {
      // one rectangle for each run of dark modules
      const runs: string[] = []
      for (let x = 0; x < row.length; x++) {
        if (!row[x]) continue
        const from = x
        while (row[x + 1]) x++
        runs.push(`M${from} ${y}h${x + 1 - from}v1H${from}z`)
      }
      return runs
    })
    .join('')
  return { d, modules: rows.length }
}
