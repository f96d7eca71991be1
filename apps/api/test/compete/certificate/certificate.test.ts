import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refs } from '@shulei/contract/refs.ts'
import { DAY, HOUR, shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import { certificateNo } from '@shulei/domain/compete/certificate/certificate.ts'
import { and, eq } from 'drizzle-orm'
import decodeQR from 'qr/decode.js'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signingKeys as keysCommand } from '../../../commands/signing-keys.ts'
import { verifyCertificate } from '../../../commands/verify-certificate.ts'
import { isSigned } from '../../../src/modules/base/signing/ed25519.ts'
import { certificates } from '../../../src/modules/compete/certificate/tables.ts'
import { bestScores } from '../../../src/modules/compete/submission/tables.ts'
import { teams } from '../../../src/modules/compete/team/tables.ts'
import { notices } from '../../../src/modules/talk/notice/tables.ts'
import { modules } from '../../../src/modules.ts'
import { qrPath } from '../../../src/platform/drawing/qr-path.ts'
import { closeCompetitions } from '../../../src/workers.ts'
import { engines, type TestPerson } from '../../harness.ts'
import { close, type RankedCompetition, rankedCompetition } from '../proof/closed-competition.ts'
import { type Entrant, openSubmissionHarness, type SubmissionHarness } from '../submission/submission-harness.ts'
import { wordsOfPdf } from './pdf-words.ts'

describe.each(engines)('certificates on $name', (engine) => {
  let harness: SubmissionHarness
  let over: RankedCompetition
  let folder: string
  let idle: TestPerson

  beforeAll(async () => {
    harness = await openSubmissionHarness(engine, { modules })
    folder = await mkdtemp(join(tmpdir(), 'shulei-certificates-'))
    // the evening in UTC, when Shanghai has its next day
    harness.api.clock.advance(14 * HOUR)
    over = await rankedCompetition(harness)
    idle = (await harness.team(over)).person
  })
  afterAll(async () => {
    await harness.close()
    await rm(folder, { recursive: true })
  })

  const api = () => harness.api
  const db = () => harness.api.platform.db
  const team = (place: number) => over.teams[place - 1] as Entrant
  const noOf = (place: number) => certificateNo(over.id, team(place).teamId)
  const read = (no: string) => api().send(refs.certificate, { params: { no } })
  const own = (person: TestPerson) =>
    api()
      .as(person)
      .send(refs.teamCertificate, { params: { id: over.id } })
  const told = ({ person }: Entrant) =>
    db()
      .select()
      .from(notices)
      .where(and(eq(notices.recipientId, person.id), eq(notices.kind, 'certified')))
  const pdf = async (no: string) => {
    const answer = await api().request(`/api/certificates/${no}/pdf`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    return Buffer.from(await answer.arrayBuffer())
  }

  test('do not exist before the end', async () => {
    expect(await own(team(1).person)).toEqual({ state: 'notEnded', certificate: null })
    await expect(read(noOf(1))).rejects.toMatchObject({ errno: 'e40400' })
    expect((await api().request(`/api/certificates/${noOf(1)}/pdf`)).status).toBe(404)
  })

  test('are issued once in many runs at the same moment, with one notice for each member', async () => {
    await Promise.all(Array.from({ length: 6 }, () => close(harness, over)))
    await closeCompetitions(api().platform)
    for (const place of [1, 2, 3]) {
      expect(await read(noOf(place))).toMatchObject({ rank: place, total: 3, list: 'B', revision: 1, verdict: 'valid' })
      expect(await told(team(place))).toHaveLength(1)
    }
    const { list } = await api().as(team(1).person).send(refs.noticeList, { query: {} })
    expect(list.find(({ href }) => href === `/certificates/${noOf(1)}`)?.title.en).toMatch(/certificate .+ is ready/)
  })

  test('belong to ranked teams alone, and to the reader’s own', async () => {
    const mine = await own(team(2).person)
    expect(mine).toMatchObject({ state: 'ready', certificate: { no: noOf(2), rank: 2 } })
    expect(await own(idle)).toEqual({ state: 'notRanked', certificate: null })
    expect(await own(await api().person())).toEqual({ state: 'noTeam', certificate: null })
    for (const no of ['SL-1-999999', 'x', `${noOf(1)}x`, `SL-${over.id + 1}-${team(1).teamId}`, '__proto__', '%00']) {
      expect((await api().request(`/api/certificates/${no}`)).status, no).toBe(404)
    }
  })

  test('carry facts that their signature covers', async () => {
    const { proof, ...facts } = await read(noOf(1))
    expect(JSON.parse(proof.text)).toMatchObject({ no: facts.no, rank: 1, team: facts.team, members: facts.members })
    expect(isSigned(proof.publicKey ?? '', Buffer.from(proof.text), proof.signature)).toBe(true)
    expect(
      isSigned(proof.publicKey ?? '', Buffer.from(proof.text.replace('"rank":1', '"rank":2')), proof.signature),
    ).toBe(false)
  })

  test('are broken while their stored text is not the signed one, and have no PDF then', async () => {
    const { proof } = await read(noOf(3))
    const store = (text: string) =>
      db()
        .update(certificates)
        .set({ text })
        .where(eq(certificates.no, noOf(3)))
    await store(proof.text.replace('"rank":3', '"rank":1'))
    expect(await read(noOf(3))).toMatchObject({ rank: 1, verdict: 'broken' })
    expect((await api().request(`/api/certificates/${noOf(3)}/pdf`)).status).toBe(404)
    await store(proof.text)
    expect((await read(noOf(3))).verdict).toBe('valid')
  })

  test('are PDFs whose text can be read, whose code leads to the page, and of which equal ones have equal bytes', async () => {
    const bytes = await pdf(noOf(1))
    expect((await pdf(noOf(1))).equals(bytes)).toBe(true)
    const text = bytes.toString('latin1')
    expect(text).toMatch(/^%PDF-1\.7\n/)
    const words = wordsOfPdf(bytes)
    expect(words).toContain('数擂 Shulei\n')
    expect(words).toContain('名次证书')
    expect(words).toContain(team(1).person.name)
    const { issuedAt } = await read(noOf(1))
    const issuedOn = shanghaiDay(Date.parse(issuedAt))
    expect(issuedAt).not.toContain(issuedOn)
    expect(words).toContain(`certificate issued on ${issuedOn}`)
    const url = `http://localhost:3000/certificates/${noOf(1)}`
    const { d, modules: size } = qrPath(url)
    // as large as a scanner sees it: four pixels for each module, and the margin that the standard asks for
    const edge = (size + 8) * 4
    const data = new Uint8Array(edge * edge * 4).fill(255)
    for (const [, x = '', y = '', width = ''] of d.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
      for (let row = 0; row < 4; row++) {
        const from = ((Number(y) + 4) * 4 + row) * edge + (Number(x) + 4) * 4
        for (let at = from; at < from + Number(width) * 4; at++) data.set([0, 0, 0], at * 4)
      }
    }
    expect(decodeQR({ width: edge, height: edge, data })).toBe(url)
  })

  test('are verified from the file, and not with one changed byte', async () => {
    const bytes = await pdf(noOf(1))
    const { keys } = await api().send(refs.signingKeys, {})
    expect(keys).toHaveLength(1)
    const [{ publicKey = '', id = '' } = {}] = keys
    const file = join(folder, 'certificate.pdf')
    await writeFile(file, bytes)
    expect(await verifyCertificate([file, publicKey])).toMatch(
      new RegExp(`^VERIFIED: ${noOf(1)} certifies that team .+ finished at rank 1 of 3 on list B`),
    )
    const stored = join(folder, 'keys.json')
    await writeFile(stored, await (await api().request('/api/signing-keys')).text())
    expect(await verifyCertificate([file, stored])).toMatch(/^VERIFIED/)
    const places = Array.from({ length: 200 }, (_, step) => Math.floor((step / 200) * bytes.length))
    for (const at of [...places, bytes.length - 1, bytes.length - 50, bytes.length - 100]) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] as number) ^ 1
      await writeFile(file, changed)
      await expect(verifyCertificate([file, publicKey]), `byte ${at}`).rejects.toThrow(/^NOT VERIFIED/)
    }
    for (const changed of [
      Buffer.concat([bytes, Buffer.from('\n')]),
      bytes.subarray(0, -1),
      Buffer.from('no certificate'),
    ]) {
      await writeFile(file, changed)
      await expect(verifyCertificate([file, publicKey])).rejects.toThrow(/^NOT VERIFIED/)
    }
    await writeFile(file, bytes)
    const other = 'A'.repeat(43)
    await expect(verifyCertificate([file, other])).rejects.toThrow(`NOT VERIFIED: the key ${id} is none of the site.`)
    await expect(verifyCertificate([file])).rejects.toThrow(/^Say what to verify/)
    await expect(verifyCertificate(['/nowhere.pdf', publicKey])).rejects.toThrow(/^There is no file/)
  })

  test('are withdrawn while their team is banned, and come back', async () => {
    const ban = (cheatStatus: number) =>
      db()
        .update(teams)
        .set({ cheatStatus })
        .where(eq(teams.id, team(3).teamId))
    const file = join(folder, 'suspended.pdf')
    await writeFile(file, await pdf(noOf(3)))
    vi.stubGlobal('fetch', (address: string) => api().request(address))
    await ban(2)
    expect((await read(noOf(3))).verdict).toBe('withdrawn')
    await expect(verifyCertificate([file, 'http://localhost:3000'])).rejects.toThrow(
      /^SUSPENDED: .+ is under review\.$/,
    )
    vi.unstubAllGlobals()
    expect(await own(team(3).person)).toEqual({ state: 'withdrawn', certificate: null })
    expect((await api().request(`/api/certificates/${noOf(3)}/pdf`)).status).toBe(404)
    await ban(0)
    expect((await read(noOf(3))).verdict).toBe('valid')
  })

  test('are issued again where a corrected list changed the rank, without a second notice', async () => {
    const [{ publicKey = '' } = {}] = (await api().send(refs.signingKeys, {})).keys
    const file = join(folder, 'replaced.pdf')
    await writeFile(file, await pdf(noOf(2)))
    vi.stubGlobal('fetch', (address: string) => api().request(address))
    const site = 'http://localhost:3000'
    expect(await verifyCertificate([file, site])).toMatch(/^VERIFIED: .+ended on [\d-]+\.$/)
    await db()
      .update(bestScores)
      .set({ merit: -0.5, score: 0.5 })
      .where(and(eq(bestScores.teamId, team(2).teamId), eq(bestScores.stage, 1)))
    const { rerankStale } = await import('../../../src/modules/compete/submission/board/rerank.service.ts')
    const { boardStates } = await import('../../../src/modules/compete/submission/tables.ts')
    const { sql } = await import('drizzle-orm')
    await db()
      .update(boardStates)
      .set({ changes: sql`${boardStates.changes} + 1` })
    await rerankStale(api().platform)
    await closeCompetitions(api().platform)
    expect(await read(noOf(2))).toMatchObject({ rank: 1, revision: 2, verdict: 'valid' })
    expect(await read(noOf(1))).toMatchObject({ rank: 2, revision: 2 })
    expect(await read(noOf(3))).toMatchObject({ rank: 3, revision: 1 })
    expect(await told(team(2))).toHaveLength(1)
    await expect(verifyCertificate([file, site])).rejects.toThrow(
      /^REPLACED: the signature is valid and says rank 2 of 3, but revision 2 of .+ has replaced revision 1 of SL-.+: rank 1 of 3 with 0\.500000\.$/,
    )
    expect(await verifyCertificate([file, publicKey])).toMatch(/^VERIFIED: .+ended on [\d-]+\.$/)
    vi.unstubAllGlobals()
  })

  test('are signed again by a new key once the operator revokes the old one', async () => {
    const { platform } = api()
    const before = await read(noOf(3))
    const site = { db: db(), config: platform.config, clock: platform.clock }
    await expect(keysCommand(site, ['revoke', '0'.repeat(16)])).rejects.toThrow(/^There is no trusted key/)
    await expect(keysCommand(site, ['new', 'x'])).rejects.toThrow(/^Say what to do/)
    api().clock.advance(DAY)
    expect(await keysCommand(site, ['new'])).toMatch(/begins with a new key now/)
    expect((await read(noOf(3))).verdict).toBe('valid')
    await keysCommand(site, ['revoke', before.proof.key])
    expect((await read(noOf(3))).verdict).toBe('revoked')
    await closeCompetitions(platform)
    const after = await read(noOf(3))
    expect(after).toMatchObject({ verdict: 'valid', rank: 3, revision: 2 })
    expect(after.proof.key).not.toBe(before.proof.key)
    const lines = (await keysCommand(site, ['list'])).split('\n')
    expect(lines[0]).toMatch(/trusted$/)
    expect(lines[1]).toContain('revoked')
    const file = join(folder, 'old.pdf')
    await writeFile(file, await pdf(noOf(3)))
    const keys = join(folder, 'new-keys.json')
    await writeFile(keys, JSON.stringify(await api().send(refs.signingKeys, {})))
    expect(await verifyCertificate([file, keys])).toMatch(/^VERIFIED/)
  })

  test('a team’s ranks are those of open lists of its own competition', async () => {
    const ask = (id: number, body: { teamId: number; schedules?: number[] }) =>
      api().as(idle).send(refs.teamRanks, { params: { id }, body })
    const [schedule = 0] = over.schedules
    expect(await ask(over.id, { teamId: team(3).teamId })).toMatchObject({
      list: [{ scheduleId: schedule, list: 'B', rank: 3, total: 3, titleEn: 'Main round' }],
    })
    expect(await ask(over.id, { teamId: team(3).teamId, schedules: [schedule] })).toMatchObject({ list: [{ rank: 3 }] })
    api().clock.set(over.end - 10 * DAY)
    expect(await ask(over.id, { teamId: team(3).teamId })).toMatchObject({ list: [{ list: 'A', rank: 1, score: 1 }] })
    const missing = { errno: 'e40400' }
    await expect(ask(over.id, { teamId: team(3).teamId, schedules: [schedule + 99] })).rejects.toMatchObject(missing)
    await expect(ask(over.id + 1, { teamId: team(3).teamId })).rejects.toMatchObject(missing)
    await expect(ask(over.id, { teamId: 987_654 })).rejects.toMatchObject(missing)
  })

  test('a credential names the reader’s own team for fifteen minutes', async () => {
    const { person, teamId } = team(1)
    const ask = (visitor: TestPerson, cmp: number) =>
      api().as(visitor).send(refs.competitionCredential, { query: { cmp } })
    const { token, key, expiresAt } = await ask(person, over.id)
    const [statement = '', signature = ''] = token.split('.')
    const { keys } = await api().send(refs.signingKeys, {})
    const bytes = Buffer.from(statement, 'base64url')
    expect(isSigned(keys.find(({ id }) => id === key)?.publicKey ?? '', bytes, signature)).toBe(true)
    expect(JSON.parse(bytes.toString())).toMatchObject({ competitionId: over.id, teamId, userId: person.id, expiresAt })
    expect(Date.parse(expiresAt) - api().clock.now()).toBe(15 * 60_000)
    await expect(ask(await api().person(), over.id)).rejects.toMatchObject({ errno: 'e43005' })
    await expect(ask(person, 987_654)).rejects.toMatchObject({ errno: 'e40400' })
    await db().update(teams).set({ cheatStatus: 2 }).where(eq(teams.id, teamId))
    await expect(ask(person, over.id)).rejects.toMatchObject({ errno: 'e43005' })
  })
})
