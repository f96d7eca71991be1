import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SeedBaseline } from '../../../seed/seed-file.ts'
import { submitForSeed } from '../../../seed/submissions.ts'
import { competitions } from '../../../src/modules/compete/competition/tables.ts'
import { storeSolution } from '../../../src/modules/compete/submission/solutions.ts'
import { engines } from '../../engines.ts'
import { openSubmissionHarness, type SubmissionHarness } from './submission-harness.ts'

const content = new URL('../../../seed/content/', import.meta.url)
const keys = ['weak', 'middle', 'better'] as const

interface Card {
  slug: string
  metric: string
  idColumn: string
  predictionColumns: { name: string }[]
  labels: string[]
  baselines: Record<(typeof keys)[number], { A: number; B: number }>
}

const file = (slug: string, name: string) => gunzipSync(readFileSync(new URL(`${slug}/${name}.csv.gz`, content)))
const cards = readdirSync(content, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }): Card => JSON.parse(readFileSync(new URL(`${name}/card.json`, content), 'utf8')))

const both = (text: string) => ({ cn: text, en: text })

describe.each(engines.slice(0, 1))('the baselines of the built-in competitions', (engine) => {
  let harness: SubmissionHarness
  beforeAll(async () => {
    harness = await openSubmissionHarness(engine)
  })
  afterAll(() => harness.close())

  test('exist for eight competitions', () => {
    expect(cards.length).toBeGreaterThanOrEqual(4)
  })

  test.each(cards)('give the scores of the data card to a millionth: $slug', async (card) => {
    const { platform } = harness.api
    const empty = { label: both(''), A: 0, B: 0 }
    const competition = await harness.competition({
      metric: card.metric,
      scoring: {
        idColumn: card.idColumn,
        predictionColumns: card.predictionColumns.map(({ name }) => name),
        labels: card.labels,
        solutionKey: await storeSolution(platform, card.slug, file(card.slug, 'solution')),
        maxBytes: 100_000_000,
        baselines: { weak: empty, middle: empty, better: empty },
      },
    })
    const entries = keys.map(
      (key): SeedBaseline => ({
        kind: 'baseline',
        key,
        competitionId: competition.id,
        at: harness.api.clock.now() - DAY,
        file: { name: `${key}.csv`, body: file(card.slug, `baselines/${key}`) },
      }),
    )
    const scores = await submitForSeed(platform, entries)
    const [row] = await platform.db.select().from(competitions).where(eq(competitions.id, competition.id))
    for (const [index, key] of keys.entries()) {
      const { A, B } = card.baselines[key]
      expect(Math.abs((scores[index]?.scoreA ?? Number.NaN) - A)).toBeLessThan(1e-6)
      expect(Math.abs((scores[index]?.scoreB ?? Number.NaN) - B)).toBeLessThan(1e-6)
      expect(row?.scoring.baselines[key]).toEqual({
        label: both(''),
        A: scores[index]?.scoreA,
        B: scores[index]?.scoreB,
      })
    }
    // baselines are shown as lines, and neither ranked nor counted
    expect(await harness.rows(competition)).toEqual([])
  })
})
