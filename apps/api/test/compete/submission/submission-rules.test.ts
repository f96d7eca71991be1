import { gunzipSync } from 'node:zlib'
import { refs } from '@shulei/contract/refs.ts'
import { unpackIds } from '@shulei/domain/compete/submission/id-runs.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { competitions } from '../../../src/modules/compete/competition/tables.ts'
import { storeSolution } from '../../../src/modules/compete/submission/solutions.ts'
import { engines } from '../../engines.ts'
import { openSubmissionHarness, type SubmissionHarness, type TestCompetition, testIds } from './submission-harness.ts'

// one engine: the answer is made from a file
describe.each(engines.slice(0, 1))('the rules of result files', (engine) => {
  let harness: SubmissionHarness
  let competition: TestCompetition
  beforeAll(async () => {
    harness = await openSubmissionHarness(engine)
    competition = await harness.competition()
  })
  afterAll(() => harness.close())

  async function ask(of: TestCompetition, headers: Record<string, string> = {}) {
    const { person } = await harness.team(of)
    return harness.api.as(person).request(`/api/competitions/${of.id}/submission-rules`, { headers })
  }

  async function withIds(slug: string, ids: readonly string[], change: Partial<typeof competitions.$inferInsert> = {}) {
    const made = await harness.competition(change)
    const key = await storeSolution(
      harness.api.platform,
      slug,
      `id,target,list\n${ids.map((id) => `${id},1,A`).join('\n')}\n`,
    )
    await harness.api.platform.db
      .update(competitions)
      .set({ scoring: sql`${competitions.scoring} || ${JSON.stringify({ solutionKey: key })}::jsonb` })
      .where(eq(competitions.id, made.id))
    return made
  }

  test('for 200,000 rows are a few bytes where ids count up, and all ids where they do not', async () => {
    const counted = Array.from({ length: 200_000 }, (_, i) => `row-${i}`)
    const answer = await ask(await withIds('counted', counted))
    const text = await answer.text()
    expect(text.length).toBeLessThan(1000)
    expect([...unpackIds(JSON.parse(text).data.ids)]).toEqual(counted)

    const sampled = counted.filter((_, i) => i % 7 < 2 || i % 11 === 0)
    const packed = await ask(await withIds('sampled', sampled), { 'accept-encoding': 'gzip' })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    const bytes = Buffer.from(await packed.arrayBuffer())
    expect(bytes.length).toBeLessThan(sampled.length / 4)
    expect([...unpackIds(JSON.parse(gunzipSync(bytes).toString()).data.ids)]).toEqual(sampled)
  })

  test('are not sent again for a valid cached copy, and are sent after any change', async () => {
    const first = await ask(competition)
    const tag = first.headers.get('etag') ?? ''
    const again = await ask(competition, { 'if-none-match': tag, 'accept-encoding': 'gzip' })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
    await harness.api.platform.db
      .update(competitions)
      .set({ scoring: sql`${competitions.scoring} || '{"maxBytes": 5000}'::jsonb` })
      .where(eq(competitions.id, competition.id))
    const changed = await ask(competition, { 'if-none-match': tag })
    expect([changed.status, (await changed.json()).data.maxBytes]).toEqual([200, 5000])
  })

  test('tell how log-loss treats probabilities, and nothing of it for other metrics', async () => {
    const { person } = await harness.team(competition)
    const rulesOf = (id: number) => harness.api.as(person).send(refs.submissionRules, { params: { id } })
    expect((await rulesOf(competition.id)).clip).toBeNull()
    const logLoss = await withIds('loss', testIds, { metric: 'log-loss' })
    const answer = await ask(logLoss)
    expect((await answer.json()).data.clip).toBe(2 ** -52)
  })

  test('need a sign-up', async () => {
    const stranger = await harness.api.person()
    const answer = await harness.api.as(stranger).request(`/api/competitions/${competition.id}/submission-rules`)
    expect([answer.status, (await answer.json()).errno]).toEqual([403, 'e43005'])
  })
})
