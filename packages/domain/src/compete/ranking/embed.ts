import { escaped } from '../../base/markup/escape.ts'

/** Rows of a ranking inside a frame of another site: the least, the most, and what an address without a number shows. */
export const embedRows = { least: 5, most: 50, usual: 10 } as const

/** Reads the number of rows of an address. Anything but a whole number counts as absent; other numbers are brought to the nearest end. */
export function parseEmbedRows(text: string | null): number {
  if (text === null || !/^\d{1,6}$/.test(text)) return embedRows.usual
  return Math.min(embedRows.most, Math.max(embedRows.least, Number(text)))
}

/** Height of a frame that shows all rows, and the line of a demonstration, from 320 px of width on, CSS pixels. */
export const embedHeight = (rows: number): number => 252 + 56 * rows

/** The HTML that shows an address inside a frame of another site. */
export const embedCode = ({ address, title, rows }: { address: string; title: string; rows: number }): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="${embedHeight(rows)}" loading="lazy" style="border:0"></iframe>`
