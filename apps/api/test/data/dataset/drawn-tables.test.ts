import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Encoding } from '@shulei/domain/data/dataset/reading/reading.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { zipOf } from '../../../make-datasets/zip.ts'
import { profileFile } from '../../../src/modules/data/dataset/profile/profile-file.ts'
import { encode } from './encode.ts'

const words: Readonly<Record<string, readonly string[]>> = {
  ascii: ['red car', 'blue car', 'old green bus', 'a, b; c|d', "it's so", 'two\nlines here', 'say "hi" now'],
  chinese: ['北京 城市', '上海，中国', '数据 分析', '学校，老师', '今天 天气', '苹果 香蕉'],
  traditional: ['臺北 城市', '高雄 學校', '資料 說明', '蘋果 香蕉'],
  western: ['café olé', 'garçon né', 'Müller Söhne', 'señor López', 'Inés Jérôme'],
}
const encodingsOf: readonly (readonly [Encoding, keyof typeof words])[] = [
  ...(['utf-8', 'utf-16le', 'utf-16be'] as const).flatMap((one) =>
    Object.keys(words).map((kind) => [one, kind] as const),
  ),
  ['gb18030', 'chinese'],
  ['big5', 'traditional'],
  ['windows-1252', 'western'],
]

/** A way to write a table, which says nothing about its content. */
const ways = fc.record({
  encoding: fc.constantFrom(...encodingsOf),
  separator: fc.constantFrom(',', '\t', ';', '|'),
  quotes: fc.constantFrom('needed', 'all', 'single', 'backslash'),
  header: fc.boolean(),
  ends: fc.constantFrom('\n', '\r\n', '\r'),
  mark: fc.constantFrom('', 'NA', 'NaN', 'null', 'N/A', '-', '?', '#N/A'),
  blanks: fc.constantFrom('', '\n', '\n  \n'),
  comment: fc.constantFrom('', '# made by hand\n', '% made by hand\n'),
  isOpenEnd: fc.boolean(),
  rows: fc.integer({ min: 6, max: 40 }),
  seed: fc.integer({ min: 0, max: 1000 }),
})
type Way = Parameters<Parameters<typeof ways.map>[0]>[0]

/** The table that every way writes: numbers, days and words, of which every fifth row has none. */
function cellsOf({ encoding: [, kind], rows, seed }: Way): (string | null)[][] {
  const texts = words[kind] ?? []
  return Array.from({ length: rows }, (_, no) => {
    const isGap = no % 5 === 3
    const day = new Date(Date.UTC(2024, 0, 1 + ((no * 7 + seed) % 300))).toISOString().slice(0, 10)
    return [
      String(no + 100),
      isGap ? null : String(((no * 37 + seed) % 101) / 4),
      isGap ? null : day,
      texts[(no + seed) % texts.length] ?? '',
    ]
  })
}

function written(way: Way, cells: (string | null)[][]): Buffer {
  const { separator, quotes, mark, ends } = way
  const sign = quotes === 'single' ? "'" : '"'
  const escaped = (text: string) =>
    quotes === 'backslash'
      ? text.replaceAll('\\', '\\\\').replaceAll(sign, `\\${sign}`)
      : text.replaceAll(sign, sign + sign)
  const cellOf = (cell: string | null) => {
    if (cell === null) return mark
    const isNeeded = [separator, '\n', '"', "'"].some((one) => cell.includes(one))
    return isNeeded || quotes === 'all' || quotes === 'single' ? `${sign}${escaped(cell)}${sign}` : cell
  }
  const header = way.header ? [['no', 'size', 'day', 'words']] : []
  const lines = [...header, ...cells].map((row) => row.map(cellOf).join(separator).replaceAll('\n', '\u0001'))
  const text = `${way.comment}${way.blanks}${lines.join('\n')}${way.isOpenEnd ? '' : '\n'}${way.blanks}`
  return encode(text.replaceAll('\n', ends).replaceAll('\u0001', '\n'), way.encoding[0])
}

const drawn = fc.sample(ways, { numRuns: 100, seed: 20_261_129 })

describe('a table that is written in any way', async () => {
  const tables = drawn.map((way, no) => {
    const cells = cellsOf(way)
    return { way, cells, name: `t${String(no).padStart(3, '0')}.csv`, bytes: written(way, cells) }
  })
  const found = new Map<string, Awaited<ReturnType<typeof profileFile>>['tables'][number]>()
  for (let from = 0; from < tables.length; from += 50) {
    const scratch = mkdtempSync(join(tmpdir(), 'drawn-'))
    const file = join(scratch, 'source')
    writeFileSync(file, zipOf(tables.slice(from, from + 50)))
    const profile = await profileFile({ file, name: 'a.zip', format: 'zip', readings: {}, scratch })
    for (const table of profile.tables) found.set(table.part, table)
    rmSync(scratch, { recursive: true })
  }

  test.each(tables)('has its figures: $name $way', ({ way, cells, name }) => {
    const table = found.get(name)
    expect(table?.reading).toMatchObject({ encoding: way.encoding[0], separator: way.separator, hasHeader: way.header })
    expect(table?.rows).toBe(cells.length)
    const numbers = cells.flatMap(([, cell]) => (cell == null ? [] : Number(cell)))
    const days = cells.flatMap(([, , cell]) => cell ?? []).toSorted()
    const missing = Number(((cells.length - numbers.length) / cells.length).toPrecision(6))
    const [, size, day, text] = table?.columns ?? []
    const marks = way.mark === '' || missing === 0 ? undefined : [way.mark]
    expect(size).toMatchObject({ type: 'number', missing, min: Math.min(...numbers), max: Math.max(...numbers) })
    expect(size?.marks).toEqual(marks)
    expect(day).toMatchObject({ type: 'date', missing, min: days[0], max: days.at(-1) })
    expect(text).toMatchObject({ missing: 0, unique: new Set(cells.map((row) => row[3])).size })
    expect(table?.preview.map((row) => row[3])).toEqual(cells.slice(0, 100).map((row) => row[3]))
    expect(table?.reading).toMatchObject({ short: 0, long: 0, broken: 0 })
  })
})
