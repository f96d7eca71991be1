import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refs } from '@shulei/contract/refs.ts'
import { canonicalJson } from '@shulei/domain/proof/canonical.ts'
import { MINUTE } from '@shulei/domain/time/instant.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fetchProof, sentenceOf, verify } from '../../commands/verify.ts'
import { verifyFolder } from '../../commands/verify-folder.ts'
import { competitions } from '../../src/modules/competition/tables.ts'
import { commitSolutions } from '../../src/modules/proof/commitment.service.ts'
import { findUnpublished } from '../../src/modules/proof/publish.repo.ts'
import { publishProofs } from '../../src/modules/proof/publish.service.ts'
import { commitments, proofs } from '../../src/modules/proof/tables.ts'
import { prepareRescore } from '../../src/modules/submission/rescore/prepare.service.ts'
import { publishRescore } from '../../src/modules/submission/rescore/rescore.service.ts'
import { modules } from '../../src/modules.ts'
import { engines } from '../harness.ts'
import { fileOff, openSubmissionHarness, type SubmissionHarness, testIds } from '../submission/submission-harness.ts'
import { close, type RankedCompetition, rankedCompetition } from './closed-competition.ts'

vi.mock('../../src/modules/proof/publish.repo.ts', { spy: true })

const names = ['proof.json', 'proof.json.sig', 'commitment.txt', 'solution.csv']

describe.each(engines)('the proof of a competition on $name', (engine) => {
  let harness: SubmissionHarness
  let over: RankedCompetition
  /** The facts that were public before the end. */
  let noted = ''
  const folders: string[] = []

  beforeAll(async () => {
    harness = await openSubmissionHarness(engine, { modules })
    over = await rankedCompetition(harness)
    noted = (await proofOf(over)).commitment?.sha256 ?? ''
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    await harness.close()
    for (const folder of folders) await rm(folder, { recursive: true })
  })

  const proofOf = ({ id }: { id: number }, visitor: Pick<SubmissionHarness['api'], 'send'> = harness.api) =>
    visitor.send(refs.competitionProof, { params: { id } })
  const fileOf = ({ id }: { id: number }, name: string) => harness.api.request(`/api/competitions/${id}/proof/${name}`)
  const db = () => harness.api.platform.db

  /** Everything that was published, in a new folder. The command asks the API in this process. */
  async function downloaded({ id }: { id: number }): Promise<string> {
    vi.stubGlobal('fetch', (address: string) => harness.api.request(address))
    const folder = await mkdtemp(join(tmpdir(), 'shulei-verify-'))
    folders.push(folder)
    await fetchProof({ origin: 'http://localhost:3000', id: String(id) }, folder)
    return folder
  }

  test('shows the commitment before the end, and nothing that it is made of', async () => {
    const [row] = await db().select().from(commitments).where(eq(commitments.competitionId, over.id))
    harness.api.clock.set(over.end - 1)
    await publishProofs(harness.api.platform)
    const proof = await proofOf(over)
    expect(proof).toMatchObject({ state: 'sealed', published: null, commitment: { sha256: noted, beforeFirst: true } })
    expect(JSON.stringify(proof)).not.toContain(row?.salt)
    for (const name of [...names, 'result-1.csv']) {
      const answer = await fileOf(over, name)
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain(row?.salt)
    }
  })

  test('waits for submissions that are not scored and lists that are not ranked', async () => {
    const [team] = over.teams
    harness.api.clock.set(over.end - 3 * 86_400_000)
    await harness.submit(over, team?.person as never, fileOff(9, 0.5), { fields: { share: '1' } })
    harness.api.clock.set(over.end + MINUTE)
    await publishProofs(harness.api.platform)
    expect((await proofOf(over)).state).toBe('checking')
    expect((await fileOf(over, 'proof.json')).status).toBe(404)
    await harness.settle()
  })

  test('is published once after the end, and verified in one line', async () => {
    await Promise.all([close(harness, over), close(harness, over)])
    // a process that looked before the other one published
    vi.mocked(findUnpublished).mockResolvedValueOnce([over.id])
    await publishProofs(harness.api.platform)
    const proof = await proofOf(over, harness.api.as(over.teams[2]?.person as never))
    expect(proof).toMatchObject({
      state: 'published',
      commitment: { sha256: noted },
      published: { revision: 1, own: { rank: 3, file: null } },
    })
    expect(proof.published?.lists).toMatchObject([
      { list: 'A', total: 3, shared: 2 },
      { list: 'B', total: 3, shared: 2 },
    ])
    expect(proof.published?.first.map(({ rank, team }) => [rank, team])).toEqual(
      over.teams.map(({ person }, index) => [index + 1, `队 ${person.id}`]),
    )
    const folder = await downloaded(over)
    expect(await verify([folder, noted], {})).toMatch(
      /^VERIFIED: competition \d+ was scored as committed to \([0-9a-f]{64}\): 6 ranks on 2 lists, 4 scores from 3 files, signed by the site; 2 scores .+\.$/,
    )
    const page = `http://localhost:3000/competitions/${over.id}/proof`
    expect(await verify([page], {})).toMatch(/^VERIFIED: /)
    expect(await verify([String(over.id)], { PUBLIC_URL: 'http://localhost:3000' })).toMatch(/^VERIFIED: /)
  })

  test('lets a team that keeps its file check its own score', async () => {
    const folder = await downloaded(over)
    const own = (await proofOf(over, harness.api.as(over.teams[2]?.person as never))).published?.own
    await writeFile(join(folder, `result-${own?.submission}.csv`), fileOff(1, 3))
    expect(await verifyFolder(folder)).toMatchObject({ faults: [], scores: 6, unshared: 0 })
    await writeFile(join(folder, `result-${own?.submission}.csv`), fileOff(1, 2.9))
    expect((await verifyFolder(folder)).faults).toHaveLength(2)
  })

  /** Changes the document as somebody who has no key can, and removes the keys to see what is found without them. */
  async function changed(change: (document: never) => void): Promise<{ signed: string[]; unsigned: string[] }> {
    const folder = await downloaded(over)
    const path = join(folder, 'proof.json')
    const document = JSON.parse(await readFile(path, 'utf8'))
    change(document as never)
    await writeFile(path, `${canonicalJson(document)}\n`)
    const signed = (await verifyFolder(folder)).faults
    await rm(join(folder, 'keys.json'))
    return { signed, unsigned: (await verifyFolder(folder)).faults }
  }
  type Rows = { lists: { rows: { rank: number; score: number; sha256: string; file: string | null }[] }[] }

  const rowOf = ({ lists }: Rows, list: number, place: number) =>
    lists[list]?.rows[place] as Rows['lists'][0]['rows'][0]
  test.each<[string, (document: Rows) => unknown, RegExp]>([
    ['a rank', (document) => Object.assign(rowOf(document, 1, 0), { rank: 2 }), /^Rank 2 of list B, .+ give rank 1/],
    [
      'a score',
      (document) => Object.assign(rowOf(document, 1, 1), { score: rowOf(document, 1, 1).score + 1e-9 }),
      /^Rank 2 of list B, .+ but result-\d+\.csv gives 2/,
    ],
    [
      'a hash',
      (document) => Object.assign(rowOf(document, 0, 1), { sha256: '0'.repeat(64) }),
      /but proof.json names 0{64}/,
    ],
    [
      'a file name',
      (document) => Object.assign(rowOf(document, 0, 1), { file: '../x' }),
      /is no name of its result file/,
    ],
  ])('finds %s that was changed, with and without the signature', async (_what, change, said) => {
    const { signed, unsigned } = await changed(change as never)
    expect(unsigned).toEqual(expect.arrayContaining([expect.stringMatching(said)]))
    expect(signed).toEqual(expect.arrayContaining([expect.stringMatching(/^The signature/)]))
  })

  test.each(['solution.csv', 'commitment.txt', 'proof.json', 'proof.json.sig', 'result'])(
    'finds one changed byte of %s',
    async (name) => {
      const folder = await downloaded(over)
      const file = name === 'result' ? (await proofOf(over)).published?.first[0]?.file : name
      const path = join(folder, file ?? '')
      const bytes = await readFile(path)
      // the last digit or letter, so that the file keeps its form
      const at = bytes.toString('latin1').search(/[0-9a-f](?=[^0-9a-f]*$)/)
      bytes[at] = bytes[at] === 0x31 ? 0x32 : 0x31
      await writeFile(path, bytes)
      const result = await verifyFolder(folder)
        .then(sentenceOf)
        .catch((error: Error) => error.message)
      expect(result).not.toMatch(/^VERIFIED/)
    },
  )

  test('says which file is missing, and what else than a proof it was given', async () => {
    const folder = await downloaded(over)
    await rm(join(folder, 'commitment.txt'))
    await expect(verify([folder], {})).rejects.toThrow(/^commitment.txt is missing/)
    await appendFile(join(folder, 'proof.json'), 'x')
    await expect(verify([folder], {})).rejects.toThrow('proof.json is no JSON.')
    await expect(verify([], {})).rejects.toThrow(/^Say what to verify/)
    await expect(verify(['/nowhere'], {})).rejects.toThrow(/^There is no folder/)
  })

  test('answers names that were not published as missing', async () => {
    const kept = (await proofOf(over, harness.api.as(over.teams[2]?.person as never))).published?.own
    const other = await rankedCompetition(harness, 1)
    const foreign = (await harness.rows(other))[0]?.id
    for (const name of [
      'x',
      'proof.json.gz',
      `result-${kept?.submission}.csv`,
      `result-${foreign}.csv`,
      '..%2Fsolution.csv',
    ]) {
      expect((await fileOf(over, name)).status, name).toBe(404)
    }
    const shared = (await proofOf(over)).published?.first[0]?.file ?? ''
    expect((await fileOf(over, shared)).status).toBe(200)
    expect((await fileOf(over, shared.replace('.csv', '.zip'))).status).toBe(404)
    expect((await fileOf({ id: 987_654 }, 'proof.json')).status).toBe(404)
  })

  test('publishes a new revision after a list was corrected', async () => {
    await db().execute(sql`update board_states set changes = changes + 1, ranked_changes = ranked_changes + 1
      where schedule_id = ${over.schedules[0]} and stage = 1`)
    await publishProofs(harness.api.platform)
    await publishProofs(harness.api.platform)
    expect((await proofOf(over)).published?.revision).toBe(2)
    expect(await verify([await downloaded(over), noted], {})).toMatch(/^VERIFIED/)
  })

  test('commits once in many runs at the same moment, and again to a corrected solution', async () => {
    const { platform, clock } = harness.api
    clock.set(Date.parse('2026-11-21T12:40:00+08:00'))
    const competition = await harness.competition()
    const runs = () => Promise.all(Array.from({ length: 6 }, () => commitSolutions(platform)))
    await runs()
    const of = () => db().select().from(commitments).where(eq(commitments.competitionId, competition.id))
    expect(await of()).toHaveLength(1)
    const team = await harness.team(competition)
    await harness.submit(competition, team.person)
    await harness.settle()
    const reason = { cn: '第 1 行有误', en: 'Row 1 was wrong' }
    const solution = Buffer.from(
      `id,target,list\n${testIds.map((name, i) => `${name},7,${i % 2 ? 'B' : 'A'}`).join('\n')}\n`,
    )
    clock.advance(MINUTE)
    const { id } = await prepareRescore(platform, harness.scorer, { competitionId: competition.id, reason, solution })
    await publishRescore(platform, harness.scorer, id)
    const corrected = new Date(clock.now()).toISOString()
    clock.advance(MINUTE)
    await runs()
    expect((await of()).map(({ beforeFirst }) => beforeFirst)).toEqual([true, false])
    const changed = await proofOf(competition)
    expect(changed.earlier).toMatchObject([{ correction: { at: corrected, reason } }])
    expect(changed.commitment).toMatchObject({ beforeFirst: false })
    // another seal that no rescore brought names no correction
    await db()
      .update(competitions)
      .set({ scoring: sql`${competitions.scoring} || '{"idColumn": "key"}'::jsonb` })
      .where(eq(competitions.id, competition.id))
    await runs()
    expect((await proofOf(competition)).earlier.map(({ correction }) => correction?.at)).toEqual([corrected, undefined])
    expect(await db().select().from(proofs).where(eq(proofs.competitionId, competition.id))).toEqual([])
  })

  test('tells a competition that is not over, or has no end, from one without a proof', async () => {
    const { clock, request } = harness.api
    vi.stubGlobal('fetch', (address: string) => request(address))
    clock.set(Date.parse('2026-11-21T12:40:00+08:00'))
    const ids = {
      running: (await harness.competition()).id,
      seasonal: (await harness.competition({ isSeasonal: true })).id,
      reviewed: (await harness.competition({ type: 2 })).id,
    }
    await commitSolutions(harness.api.platform)
    const site = 'http://localhost:3000'
    const verifyId = (id: number) => verify([String(id)], { PUBLIC_URL: site })
    const { commitment, endsAt } = await proofOf({ id: ids.running })
    await expect(verifyId(ids.running)).rejects.toThrow(
      `Competition ${ids.running} is not over yet: it publishes its proof after its end, at ${endsAt}. Its seal is public: ${commitment?.sha256}.`,
    )
    const seasonal = await proofOf({ id: ids.seasonal })
    expect(seasonal).toMatchObject({ state: 'seasonal', published: null })
    await expect(verifyId(ids.seasonal)).rejects.toThrow(
      `Competition ${ids.seasonal} runs in seasons with one solution and never publishes it. Its seal is public: ${seasonal.commitment?.sha256}.`,
    )
    for (const id of [ids.reviewed, 987_654]) {
      await expect(proofOf({ id })).rejects.toMatchObject({ errno: 'e40400' })
      await expect(verifyId(id)).rejects.toThrow(
        `${site} has no competition ${id} with a public proof: there is none with this id, it is private, or people score it.`,
      )
    }
    clock.set(Date.parse(endsAt))
    await expect(verifyId(ids.running)).rejects.toThrow(/^Competition \d+ is over, and its last submissions are being/)
  })
})
