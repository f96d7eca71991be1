import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recipes } from '../../make-datasets/recipes.ts'
import { slugs } from '../../seed/calendar.ts'
import { readContent } from '../../seed/content.ts'
import { datasetSlugs, readDataset } from '../../seed/datasets.ts'
import { competitionProfile } from '../../seed/load-datasets.ts'
import { type Engine, openEngine, quoted } from '../../src/modules/dataset/profile/engine.ts'

let folder: string
let engine: Engine
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'summarize-'))
  engine = await openEngine(folder)
})
afterAll(() => {
  engine.close()
  rmSync(folder, { recursive: true })
})

/** Columns of a wide table that are compared. */
const MOST = 40

const readers = { csv: 'read_csv', tsv: 'read_csv', jsonl: 'read_json', parquet: 'read_parquet' } as const

test('every recipe has a committed data set, and every one a recipe; at least twenty', () => {
  expect(datasetSlugs()).toEqual(recipes.map(({ slug }) => slug).toSorted())
  expect(datasetSlugs().length).toBeGreaterThanOrEqual(20)
})

describe.each(datasetSlugs())('%s', (slug) => {
  const { card, profiles, bytes } = readDataset(slug)

  test('has the bytes and the checksum of its card', () => {
    for (const file of card.files) {
      const content = bytes(file.name)
      expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([file.bytes, file.sha256])
    }
  })

  test.runIf(card.files.some(({ format }) => format in readers))(
    'says the same of its numbers as the summary',
    async () => {
      for (const file of card.files) {
        if (!(file.format in readers)) continue
        const path = join(folder, `${slug}-${file.name}`)
        writeFileSync(path, bytes(file.name))
        const reader = readers[file.format as keyof typeof readers]
        const numbers =
          profiles[file.name]?.tables[0]?.columns.filter(({ type }) => type === 'number').slice(0, MOST) ?? []
        const names = numbers.map(({ name }) => quoted(name)).join(', ') || '*'
        const rows = await engine.run(`summarize select ${names} from ${reader}('${path.replaceAll("'", "''")}')`)
        const [table] = profiles[file.name]?.tables ?? []
        const summary = new Map(rows.map((row) => [String(row.column_name), row]))
        for (const column of numbers) {
          const row = summary.get(column.name)
          expect(Number(row?.count), `${slug} ${column.name}`).toBe(table?.rows)
          expect(column.min).toBe(Number(Number(row?.min).toPrecision(6)))
          expect(column.max).toBe(Number(Number(row?.max).toPrecision(6)))
          expect(column.mean ?? Number.NaN).toBeCloseTo(
            Number(row?.avg),
            3 - Math.floor(Math.log10(Math.abs(Number(row?.avg)) || 1)),
          )
        }
      }
    },
  )
})

test.each(slugs)('the profile of %s agrees with our own, computed in plain code', (slug) => {
  const { card } = readContent(slug)
  const [table] = competitionProfile(slug)['train.csv']?.tables ?? []
  expect(table?.rows).toBe(card.files.train.rows)
  for (const [name, own] of Object.entries(card.profile)) {
    const column = table?.columns.find((one) => one.name === name)
    expect([column?.missing, column?.unique], `${slug} ${name}`).toEqual([own.missing, own.distinct])
    if (own.type !== 'number' || column?.type !== 'number') continue
    expect([column.min, column.max, column.mean, column.median]).toEqual([own.min, own.max, own.mean, own.median])
    expect(column.histogram.map(({ count }) => count)).toEqual(own.histogram)
  }
})
