import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileFormat } from '@shulei/domain/data/dataset/profile.ts'
import { describe, expect, test } from 'vitest'
import { recipes } from '../../../make-datasets/recipes.ts'
import { slugs } from '../../../seed/calendar.ts'
import { readContent } from '../../../seed/content.ts'
import { datasetSlugs, readDataset } from '../../../seed/datasets.ts'
import { competitionProfile } from '../../../seed/load-datasets.ts'
import { openEngine } from '../../../src/modules/data/dataset/profile/engine.ts'
import type { TableProfile } from '../../../src/modules/data/dataset/profile/profile-task.ts'
import { type Cells, columnsOfLines, columnsOfText, plainProfile } from './plain-profile.ts'

type Column = TableProfile['columns'][number]

/** The cells of the only table that no other library here reads: the query engine gives them as text, and counts nothing. */
async function columnsOfParquet(content: Buffer): Promise<Cells[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parquet-'))
  writeFileSync(join(folder, 'table.parquet'), content)
  const engine = await openEngine(folder)
  try {
    const rows = await engine.run(`select cast(columns(*) as varchar) from read_parquet('${folder}/table.parquet')`)
    return Object.keys(rows[0] ?? {}).map((name) => rows.map((row) => String(row[name] ?? '')))
  } finally {
    engine.close()
    rmSync(folder, { recursive: true })
  }
}

function columnsOf(format: FileFormat, content: Buffer): Cells[] | Promise<Cells[]> {
  if (format === 'parquet') return columnsOfParquet(content)
  const text = content.toString('utf8')
  return format === 'jsonl' ? columnsOfLines(text) : columnsOfText(text, format === 'tsv' ? '\t' : ',')
}

/** Expects a figure of a profile to be ours, rounded to six digits; sums in another order differ by far less. */
function expectRounded(shown: unknown, own: number | string | null, where: string) {
  if (typeof own !== 'number') return expect(shown, where).toBe(own)
  const digit = own === 0 ? 1e-12 : 10 ** (Math.floor(Math.log10(Math.abs(own))) - 5)
  expect(Math.abs(Number(shown ?? Number.NaN) - own), `${where}: ${shown} instead of ${own}`).toBeLessThan(
    0.5001 * digit + 1e-12,
  )
}

const countsOf = (steps: readonly { count: number }[]) => steps.map(({ count }) => count)

/** Expects every figure of a column to be that of the second implementation; answers how many were compared. */
function expectSame(column: Column, cells: Cells, where: string): number {
  const { length, top, histogram, unique, isWhole, ...figures } = plainProfile(cells, column.type)
  expect([column.unique, column.isWhole, ...[column.top, column.histogram].map(countsOf)], where).toEqual([
    ...[unique, isWhole, top, histogram],
  ])
  for (const [name, own] of Object.entries(figures)) {
    expectRounded(column[name as keyof typeof figures], own, `${where} ${name}`)
  }
  for (const [name, own] of Object.entries(length ?? {})) {
    expectRounded(column.length?.[name as 'min'], own, `${where} length ${name}`)
  }
  return Object.keys(figures).length + Object.keys(length ?? {}).length + 4
}

function expectSameTable(table: TableProfile | undefined, columns: readonly Cells[], where: string) {
  expect([table?.rows, table?.columns.length], where).toEqual([columns[0]?.length, columns.length])
  const compared = (table?.columns ?? []).map((column, place) =>
    expectSame(column, columns[place] ?? [], `${where} ${column.name}`),
  )
  expect(Math.min(...compared)).toBeGreaterThanOrEqual(10)
}

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

  test('has the profile of a second implementation, for each column of its tables', async () => {
    for (const file of card.files) {
      const tables = profiles[file.name]?.tables ?? []
      if (file.format === 'zip') expect(tables).toEqual([])
      else expectSameTable(tables[0], await columnsOf(file.format, bytes(file.name)), `${slug} ${file.name}`)
    }
  })
})

describe.each(slugs)('the competition %s', (slug) => {
  test.each(['train', 'test'] as const)('has the profile of a second implementation for %s.csv', (name) => {
    const [table] = competitionProfile(slug)[`${name}.csv`]?.tables ?? []
    expectSameTable(table, columnsOfText(readContent(slug).bytes(name).toString('utf8'), ','), slug)
  })
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
