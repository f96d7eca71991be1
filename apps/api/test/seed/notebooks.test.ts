import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type NotebookContent, readNotebook } from '@shulei/domain/people/notebook/file.ts'
import { teamOf } from '@shulei/mocks/cast/teams.ts'
import { notebookOf, notebooks } from '@shulei/mocks/cast/writings.ts'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { slugs } from '../../seed/calendar.ts'
import { readContent } from '../../seed/content.ts'
import { modelFile, sharedModels } from '../../seed/notebooks.ts'
import { tableOf } from '../../src/platform/texts/read/table.ts'

const folder = join(import.meta.dirname, '../../seed/notebooks')

function contentOf(key: string): NotebookContent {
  const read = readNotebook(readFileSync(join(folder, `${key}.ipynb`)))
  if (typeof read === 'string') throw new Error(`${key}: ${read}`)
  return read
}

const outputsOf = (key: string) => contentOf(key).cells.flatMap((cell) => (cell.kind === 'code' ? cell.outputs : []))
const tablesOf = (key: string) =>
  outputsOf(key).flatMap((output) => (output.kind === 'markup' ? (tableOf(output.html) ?? []) : []))

function rowsOf(slug: (typeof slugs)[number], name: 'train' | 'test' = 'train'): Record<string, string>[] {
  const text = new TextDecoder().decode(readContent(slug).bytes(name))
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data
}

test.each(notebooks)('$key is the notebook of the cast, shown whole, and was run from top to bottom', (notebook) => {
  const { cells, total, language } = contentOf(notebook.key)
  expect([total, cells.length, language]).toEqual([notebook.cells, notebook.cells, notebook.language])
  const runs = cells.flatMap((cell) => (cell.kind === 'code' ? [cell.no] : []))
  expect(runs).toEqual(runs.map((_, n) => n + 1))
  expect(outputsOf(notebook.key).filter(({ kind }) => kind === 'omitted')).toEqual([])
})

test('their figures are those of the data of their competitions', () => {
  const births = Map.groupBy(rowsOf('us-births'), ({ weekday }) => weekday as string)
  const week = tablesOf('births-eda')[1]
  for (const [name = '', mean, , count] of week?.rows ?? []) {
    const days = births.get(name) ?? []
    const sum = days.reduce((all, day) => all + Number(day.births), 0)
    expect([Number(mean), Number(count)]).toEqual([expect.closeTo(sum / days.length, 0), days.length])
  }
  const penguins = Map.groupBy(rowsOf('penguins'), ({ species }) => species as string)
  for (const [species = '', beak] of tablesOf('penguin-plots')[0]?.rows ?? []) {
    const birds = penguins.get(species) ?? []
    const sum = birds.reduce((all, bird) => all + Number(bird.beak_length_mm), 0)
    expect(Number(beak)).toBeCloseTo(sum / birds.length, 0)
  }
  const hours = Map.groupBy(rowsOf('flight-delay'), ({ time }) => String(Number(time?.slice(0, 2))))
  for (const [hour = '', flights, , late] of tablesOf('delay-sql').at(-1)?.rows ?? []) {
    const all = hours.get(hour) ?? []
    expect(Number(flights)).toBe(all.length)
    expect(Number(late)).toBeCloseTo(all.filter(({ delay }) => Number(delay) > 15).length / all.length, 3)
  }
})

test.each(Object.entries(sharedModels))('the shared model of %s is the file that its notebook wrote', (team, model) => {
  const { author, competition } = notebookOf(model.notebook)
  expect(competition?.slug).toBe('football-result')
  expect(teamOf(team).members.map(({ id }) => id)).toContain(author.id)
  const written = modelFile(model.notebook).toString('utf8')
  const shown = outputsOf(model.notebook).at(-1)
  const lines = written.split('\n')
  // the last cell prints the head of the file
  expect(shown?.kind === 'text' ? shown.text.trim() : '').toContain(lines.slice(0, 4).join('\n'))
  const [head, ...rows] = lines.filter((line) => line !== '').map((line) => line.split(','))
  expect(head).toEqual(['id', 'home', 'draw', 'away'])
  expect(rows.map(([id]) => id)).toEqual(rowsOf('football-result', 'test').map(({ id }) => id))
  for (const [, ...p] of rows) expect(p.reduce((sum, one) => sum + Number(one), 0)).toBeCloseTo(1, 6)
})
