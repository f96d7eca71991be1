import { createHash } from 'node:crypto'
import { appendFile, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { refs } from '@shulei/contract/refs.ts'
import { MINUTE } from '@shulei/domain/base/time/instant.ts'
import { canonicalJson } from '@shulei/domain/compete/proof/canonical.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fetchProof, verify } from '../../../commands/verify.ts'
import { verifyFolder } from '../../../commands/verify-folder.ts'
import { prepareRescore } from '../../../competition-folder/prepare-rescore.ts'
import { idOfPublicKey, newSeed, publicKeyOf, signBytes } from '../../../src/modules/base/signing/ed25519.ts'
import { competitions } from '../../../src/modules/compete/competition/tables.ts'
import { commitSolutions } from '../../../src/modules/compete/proof/commitment.service.ts'
import { findUnpublished } from '../../../src/modules/compete/proof/publish.repo.ts'
import { publishProofs } from '../../../src/modules/compete/proof/publish.service.ts'
import { commitments, proofs } from '../../../src/modules/compete/proof/tables.ts'
import { publishRescore } from '../../../src/modules/compete/submission/rescore/rescore.service.ts'
import { modules } from '../../../src/modules.ts'
import { engines } from '../../harness.ts'
import { fileOff, openSubmissionHarness, type SubmissionHarness, testIds } from '../submission/submission-harness.ts'
import { close, type RankedCompetition, rankedCompetition } from './closed-competition.ts'

vi.mock('../../../src/modules/compete/proof/publish.repo.ts', { spy: true })

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

  const keysOf = async (folder: string): Promise<[{ id: string; publicKey: string }]> =>
    JSON.parse(await readFile(join(folder, 'keys.json'), 'utf8')).data.keys

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
    const site = 'http://localhost:3000'
    const [{ id: key, publicKey }] = await keysOf(folder)
    const words = String.raw`competition \d+ was scored as committed to \([0-9a-f]{64}\): 6 ranks on 2 lists, 4 scores from 3 files`
    const whole = (signed: string) => ({
      code: 0,
      text: expect.stringMatching(RegExp(`^VERIFIED: ${words}, signed by ${signed}; 2 scores .+\\.$`)),
    })
    for (const place of [`${site}/competitions/${over.id}/proof`, String(over.id)]) {
      expect(await verify([place], { PUBLIC_URL: site })).toEqual(whole(`the site \\(key ${key}\\)`))
    }
    expect(await verify([folder, site, noted], {})).toEqual(whole(`the site \\(key ${key}\\)`))
    const keyFile = join(await mkdtemp(join(tmpdir(), 'shulei-keys-')), 'keys.json')
    folders.push(dirname(keyFile))
    await copyFile(join(folder, 'keys.json'), keyFile)
    for (const given of [publicKey, key, keyFile]) {
      expect(await verify([folder, given], {})).toEqual(whole(`the key ${key} as given`))
    }
    // nothing of the folder itself vouches for its key
    const words3 =
      /^SIGNER UNKNOWN: .+ nothing else confirms them\. .+ 4 scores from 3 files, signed by the key [0-9a-f]{16} \(.{43}\), .+ compare it/
    expect(await verify([folder], {})).toEqual({ code: 3, text: expect.stringMatching(words3) })
    await expect(verify([folder, join(folder, 'keys.json')], {})).rejects.toThrow(/came with the folder/)
    const words2 =
      /^PARTLY VERIFIED: .+ The commitment is the one noted; ranks and teams are signed by the key .+ compare it/
    expect(await verify([folder, noted], {})).toEqual({ code: 2, text: expect.stringMatching(words2) })
    await expect(verify([folder, noted, noted], {})).rejects.toThrow(/^Say what to verify/)
    await rm(join(folder, 'keys.json'))
    expect(await verify([folder], {})).toEqual({
      code: 3,
      text: expect.stringMatching(/signed by a key .+ not checked/),
    })
    expect(await verify([folder, publicKey], {})).toMatchObject({ code: 0 })
  })

  test('lets a team that keeps its file check its own score', async () => {
    const folder = await downloaded(over)
    const own = (await proofOf(over, harness.api.as(over.teams[2]?.person as never))).published?.own
    await writeFile(join(folder, `result-${own?.submission}.csv`), fileOff(1, 3))
    expect(await verifyFolder(folder)).toMatchObject({ faults: [], scores: 6, unshared: 0 })
    await writeFile(join(folder, `result-${own?.submission}.csv`), fileOff(1, 2.9))
    expect((await verifyFolder(folder)).faults).toHaveLength(2)
  })

  /** A folder whose document somebody changed, first as it is, then signed with a key of his own that lies beside it. */
  async function changed(change: (document: never) => void, files?: (folder: string) => Promise<void>) {
    const folder = await downloaded(over)
    const path = join(folder, 'proof.json')
    const document = JSON.parse(await readFile(path, 'utf8'))
    const [{ publicKey }] = await keysOf(folder)
    change(document as never)
    await files?.(folder)
    await writeFile(path, `${canonicalJson(document)}\n`)
    const judged = (...words: string[]) =>
      verify([folder, ...words], {}).then(
        ({ text }) => text,
        (error: Error) => error.message,
      )
    const signed = await judged(publicKey)
    const seed = newSeed()
    const own = { id: idOfPublicKey(publicKeyOf(seed)), publicKey: publicKeyOf(seed) }
    const keys = { keys: [{ ...own, createdAt: document.publishedAt, revokedAt: null }] }
    await writeFile(join(folder, 'keys.json'), JSON.stringify(keys))
    const signature = signBytes(seed, await readFile(path))
    await writeFile(join(folder, 'proof.json.sig'), JSON.stringify({ key: own.id, signature }))
    return {
      signed,
      forged: {
        alone: await judged(),
        key: await judged(publicKey),
        id: await judged(idOfPublicKey(publicKey)),
        commitment: await judged(noted),
      },
      fake: own.id,
    }
  }
  interface Changed {
    competition: { title: { cn: string } }
    commitment: { sha256: string; beforeFirst: boolean }
    settings: { metric: string; labels: string[]; idColumn: string; competition: number }
    solution: { sha256: string; bytes: number }
    revision: number
    lists: { rows: { rank: number; team: string; at: string; score: number; sha256: string; file: string | null }[] }[]
  }

  const rowOf = ({ lists }: Changed, list: number, place: number) =>
    lists[list]?.rows[place] as Changed['lists'][0]['rows'][0]
  /** What is found without a signature; null for a change that only a signature shows. */
  test.each<[string, (document: Changed) => unknown, RegExp | null]>([
    ['a rank', (document) => Object.assign(rowOf(document, 1, 0), { rank: 2 }), /Rank 2 of list B, .+ give rank 1/],
    [
      'a score',
      (document) => Object.assign(rowOf(document, 1, 1), { score: rowOf(document, 1, 1).score + 1e-9 }),
      /Rank 2 of list B, .+ but result-\d+\.csv gives 2/,
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
    ['a setting', ({ settings }) => Object.assign(settings, { labels: ['x'] }), /settings in commitment\.txt are not/],
    ['the metric', ({ settings }) => Object.assign(settings, { metric: 'mae' }), /settings in commitment\.txt are not/],
    ['the competition', ({ settings }) => Object.assign(settings, { competition: 999 }), /settings in commitment\.txt/],
    [
      'the commitment',
      ({ commitment }) => Object.assign(commitment, { sha256: '0'.repeat(64) }),
      /The commitment is 0/,
    ],
    [
      'the hash of the solution',
      ({ solution }) => Object.assign(solution, { sha256: '0'.repeat(64) }),
      /solution\.csv has/,
    ],
    ['the size of the solution', ({ solution }) => Object.assign(solution, { bytes: 1 }), /solution\.csv has/],
    ['names of teams', (document) => Object.assign(rowOf(document, 1, 0), { team: '队' }), null],
    ['a time', (document) => Object.assign(rowOf(document, 1, 2), { at: '2026-11-01T00:00:00.000Z' }), null],
    ['a title', ({ competition }) => Object.assign(competition.title, { cn: '别的' }), null],
    ['the revision', (document) => Object.assign(document, { revision: 9 }), null],
    ['the first word', ({ commitment }) => Object.assign(commitment, { beforeFirst: false }), null],
    ['a shared file that is left out', (document) => Object.assign(rowOf(document, 1, 0), { file: null }), null],
  ])('finds %s that was changed, and calls nobody the site', async (_what, change, said) => {
    const { signed, forged, fake } = await changed(change as never)
    expect(signed).toMatch(/^NOT VERIFIED: [\s\S]*\nThe signature in proof.json.sig was not made/)
    for (const one of [forged.key, forged.id]) {
      expect(one).toMatch(
        RegExp(`^NOT VERIFIED: [\\s\\S]*\nThe key ${fake}, which signed proof.json, is none of the trusted keys`),
      )
    }
    for (const one of [forged.alone, forged.commitment]) {
      expect(one).not.toMatch(/^VERIFIED|by the site/)
      if (said) expect(one).toMatch(said)
    }
    if (!said) expect(forged.alone).toMatch(RegExp(`^SIGNER UNKNOWN: .+ signed by the key ${fake}`))
  })

  test('calls a wholly forged folder what it is: other answers, an own salt, exchanged ranks, an own key', async () => {
    const rewrite = async (folder: string, document: Changed) => {
      const solution = (await readFile(join(folder, 'solution.csv'), 'utf8')).replace(/^(.+),A$/m, '$1,B')
      const head = (await readFile(join(folder, 'commitment.txt'), 'utf8')).replace(/^.{64}/, 'a'.repeat(64))
      await writeFile(join(folder, 'solution.csv'), solution)
      await writeFile(join(folder, 'commitment.txt'), head)
      const digest = (text: string) => createHash('sha256').update(text).digest('hex')
      Object.assign(document.commitment, { sha256: digest(head + solution) })
      Object.assign(document.solution, { sha256: digest(solution), bytes: Buffer.byteLength(solution) })
      for (const row of document.lists.flatMap(({ rows }) => rows)) {
        if (row.file) await rm(join(folder, row.file), { force: true })
        row.file = null
      }
      const [first, second] = [rowOf(document, 1, 0), rowOf(document, 1, 1)]
      ;[first.team, second.team] = [second.team, first.team]
    }
    let document: Changed | undefined
    const { forged, fake } = await changed(
      (found) => {
        document = found as Changed
      },
      (folder) => rewrite(folder, document as Changed),
    )
    expect(forged.alone).toMatch(
      RegExp(
        `^SIGNER UNKNOWN, no score was computed again, since no team shared its file: .+ signed by the key ${fake} `,
      ),
    )
    expect(forged.key).toMatch(/^NOT VERIFIED: [\s\S]*is none of the trusted keys/)
    expect(forged.commitment).toMatch(/^NOT VERIFIED: [\s\S]*The commitment was noted as/)
  })

  test('takes no key whose id stands for another key', async () => {
    const folder = await downloaded(over)
    const text = await readFile(join(folder, 'keys.json'), 'utf8')
    const [{ publicKey }] = await keysOf(folder)
    await writeFile(join(folder, 'keys.json'), text.replace(publicKey, publicKeyOf(newSeed())))
    await expect(verify([folder], {})).rejects.toThrow(/is not the id of its public key/)
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
      const [{ publicKey }] = await keysOf(await downloaded(over))
      await expect(verify([folder, publicKey], {})).rejects.toThrow()
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
    expect(await verify([await downloaded(over), noted, 'http://localhost:3000'], {})).toMatchObject({ code: 0 })
  })

  test('says first that no score was computed where no team shared its file', async () => {
    const { clock } = harness.api
    clock.set(Date.parse('2026-11-21T12:40:00+08:00'))
    const silent = await rankedCompetition(harness, 1)
    await close(harness, silent)
    expect(await verify([String(silent.id)], { PUBLIC_URL: 'http://localhost:3000' })).toEqual({
      code: 2,
      text: expect.stringMatching(
        /^PARTLY VERIFIED, no score was computed again, since no team shared its file: .+by the site/,
      ),
    })
  })

  test('takes every file back when the end is put off', async () => {
    const { end } = over
    const shared = (await proofOf(over)).published?.first[0]?.file ?? ''
    const statuses = async () => Promise.all([...names, shared].map(async (name) => (await fileOf(over, name)).status))
    harness.api.clock.set(end + 2 * MINUTE)
    const setEnd = (at: number) =>
      db()
        .update(competitions)
        .set({ endTime: new Date(at) })
        .where(eq(competitions.id, over.id))
    await setEnd(end + 3 * MINUTE)
    expect(await statuses()).toEqual([404, 404, 404, 404, 404])
    await setEnd(end)
    expect(await statuses()).toEqual([200, 200, 200, 200, 200])
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
