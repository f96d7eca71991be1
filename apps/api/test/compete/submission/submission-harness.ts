import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Envelope } from '@shulei/contract/call.ts'
import { HOUR } from '@shulei/domain/base/time/instant.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { competitions, schedules, signups } from '../../../src/modules/compete/competition/tables.ts'
import { rerankStale } from '../../../src/modules/compete/submission/board/rerank.service.ts'
import { type Evaluator, openEvaluator } from '../../../src/modules/compete/submission/evaluate/evaluator.ts'
import { openScorer, type Scorer, type ScorerOptions } from '../../../src/modules/compete/submission/evaluate/scorer.ts'
import { storeSolution } from '../../../src/modules/compete/submission/solutions.ts'
import { submissionModule } from '../../../src/modules/compete/submission/submission.routes.ts'
import type { Submit } from '../../../src/modules/compete/submission/submits/submit-wire.ts'
import { quotaLines, submissions, uploadStubs } from '../../../src/modules/compete/submission/tables.ts'
import { teamMembers, teams } from '../../../src/modules/compete/team/tables.ts'
import { searchText } from '../../../src/platform/search-text.ts'
import { completePerson } from '../../complete-person.ts'
import type { Engine } from '../../engines.ts'
import { type ApiOptions, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { addCompetition } from '../competition/add-competition.ts'

type Competition = typeof competitions.$inferInsert
type Round = Parameters<typeof addCompetition>[2]

export interface TestCompetition {
  id: number
  /** Ids of the schedules in their order. */
  schedules: number[]
}

export interface Entrant {
  person: TestPerson
  teamId: number
}

export interface SentForm {
  /** Content of the result file; null leaves out the field. */
  file?: BlobPart | null
  name?: string
  process?: { body: BlobPart; name: string }
  fields?: Record<string, string>
  key?: string
  headers?: Record<string, string>
}

/** Ids of the small test set: half of them are in list A. The true value of an id is its number. */
export const testIds = ['n1', 'n2', 'n3', 'n4', 'n5', 'n6']
const solution = `id,target,list\n${testIds.map((id, i) => `${id},${i + 1},${i % 2 ? 'B' : 'A'}`).join('\n')}\n`

/** A file with an RMSE of `a` on list A and `b` on list B. */
export const fileOff = (a: number, b = a) =>
  `id,y\n${testIds.map((id, i) => `${id},${i + 1 + (i % 2 ? b : a)}`).join('\n')}\n`

export interface SubmissionHarness {
  api: TestApi
  scorer: Scorer
  evaluator: Evaluator
  /** A competition scored by RMSE over `testIds`, in list A at the test's clock, with at most `limit` tries a day. */
  competition(change?: Partial<Competition>, rounds?: Round, limit?: number): Promise<TestCompetition>
  /** A team of people who are signed up and have filled in everything. */
  team(
    competition: TestCompetition,
    members?: number,
    values?: Partial<typeof teams.$inferInsert>,
  ): Promise<Entrant & { all: TestPerson[] }>
  send(competition: TestCompetition, person: TestPerson, form: SentForm): Promise<Response>
  /** Sends a file and answers the envelope's data; fails the test when it is refused. */
  submit(competition: TestCompetition, person: TestPerson, file?: BlobPart, form?: SentForm): Promise<Submit>
  /** Evaluates all queued submissions and ranks changed lists. */
  settle(): Promise<void>
  rows(competition: TestCompetition): Promise<(typeof submissions.$inferSelect)[]>
  /** Counts of rows, files and uses, which must match at any time (I8, I15). */
  traces(): Promise<{ rows: number; uses: number; files: number; filesOfRows: number; stubs: number; scratch: number }>
  close(): Promise<void>
}

/** Names of all files under a folder. */
export function filesUnder(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}

export function formOf({ file = fileOff(1), name = 'result.csv', process, fields = {} }: SentForm): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  if (file !== null) form.set('resultFile', new File([file], name))
  if (process) form.set('processFile', new File([process.body], process.name))
  return form
}

/** Opens the API with the calls of submissions, and an evaluator that the test runs. */
export async function openSubmissionHarness(
  engine: Engine,
  options: ApiOptions = {},
  scoring: ScorerOptions = {},
): Promise<SubmissionHarness> {
  const api = await openApi(engine, { modules: [submissionModule], ...options })
  const { platform } = api
  const { db } = platform
  const scorer = openScorer(scoring)
  const evaluator = openEvaluator(platform, scorer)

  const harness: SubmissionHarness = {
    api,
    scorer,
    evaluator,
    async competition(change = {}, rounds = undefined, limit = 3) {
      const id = await addCompetition(api, change, rounds)
      if (!change.scoring) {
        const solutionKey = await storeSolution(platform, 'test', solution)
        await db
          .update(competitions)
          .set({
            scoring: sql`${competitions.scoring} || ${JSON.stringify({ solutionKey, maxBytes: 100_000 })}::jsonb`,
          })
          .where(eq(competitions.id, id))
      }
      const made = await db
        .update(schedules)
        .set({ maxSubmitCount: limit })
        .where(eq(schedules.competitionId, id))
        .returning({ id: schedules.id, sort: schedules.sort })
      return { id, schedules: made.toSorted((a, b) => a.sort - b.sort).map((schedule) => schedule.id) }
    },
    async team(competition, members = 1, values = {}) {
      const all: TestPerson[] = []
      for (let i = 0; i < members; i++) all.push(await api.person())
      for (const one of all) await completePerson(api, one)
      const [person] = all as [TestPerson]
      const name = values.name ?? `队 ${person.id}`
      const [team] = await db
        .insert(teams)
        .values({
          competitionId: competition.id,
          name,
          nameKey: `${name} ${person.id}`,
          searchText: searchText({ names: [name], people: all.map((one) => one.name) }),
          captainId: person.id,
          ...values,
        })
        .returning({ id: teams.id })
      if (!team) throw new Error('the team was not stored')
      // before everything that a test does at its clock
      const joinedAt = new Date(api.clock.now() - HOUR)
      await db
        .insert(teamMembers)
        .values(all.map((one) => ({ teamId: team.id, competitionId: competition.id, userId: one.id, joinedAt })))
      await db.insert(signups).values(all.map((one) => ({ competitionId: competition.id, userId: one.id, state: 3 })))
      return { person, teamId: team.id, all }
    },
    send(competition, person, form) {
      const headers = { ...(form.key ? { 'idempotency-key': form.key } : {}), ...form.headers }
      return api
        .as(person)
        .request(`/api/competitions/${competition.id}/uploads`, { method: 'POST', body: formOf(form), headers })
    },
    async submit(competition, person, file = fileOff(1), form = {}) {
      const answer = await harness.send(competition, person, { file, ...form })
      const envelope = (await answer.json()) as Envelope<Submit>
      if (envelope.status !== 'e200') throw new Error(`refused: ${JSON.stringify(envelope)}`)
      return envelope.data
    },
    async settle() {
      await evaluator.drain()
      await rerankStale(platform)
    },
    rows(competition) {
      return db
        .select()
        .from(submissions)
        .where(eq(submissions.competitionId, competition.id))
        .orderBy(asc(submissions.id))
    },
    async traces() {
      const [rows, lines, stubs] = await Promise.all([
        db.select().from(submissions),
        db.select().from(quotaLines).where(eq(quotaLines.kind, 'use')),
        db.select().from(uploadStubs),
      ])
      const keys = rows.flatMap(({ resultFile, processFile }) => [
        resultFile.key,
        ...(processFile ? [processFile.key] : []),
      ])
      const stored = new Set(filesUnder(join(platform.config.dataDir, 'files', 'submissions')))
      const ids = new Set(rows.map(({ id }) => id))
      return {
        rows: rows.length,
        uses: lines.filter(({ submissionId }) => ids.has(submissionId)).length,
        files: stored.size,
        filesOfRows: keys.filter((key) => stored.has(join(platform.config.dataDir, 'files', key))).length,
        stubs: stubs.length,
        scratch: filesUnder(platform.files.scratch).length,
      }
    },
    async close() {
      await evaluator.stop()
      await api.close()
    },
  }
  return harness
}
