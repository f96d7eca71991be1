import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refs } from '@shulei/contract/refs.ts'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { moderateIdentity } from '../../../commands/moderate-identity.ts'
import { companies, realNames } from '../../../src/modules/people/identity/tables.ts'
import { picture } from '../../base/upload/pictures.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { oneEngine, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { companyForm, mainlandForm, newIdNumber, overseasForm, paths, photosIn, send, storedOf } from './forms.ts'

const scratch = mkdtempSync(join(tmpdir(), 'shulei-moderation-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe.each(oneEngine)('the command for identities on $name', (engine) => {
  let api: TestApi
  let person: TestPerson
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    await api.platform.db.execute(sql`truncate real_names, companies, identity_photos`)
    person = await api.person()
  })

  const moderate = (...words: string[]) => moderateIdentity(api.platform, words, api.clock.now)
  const state = () => api.as(person).send(refs.realNameStatus, { query: {} })
  const notices = async () => (await api.as(person).send(refs.noticeList, { query: {} })).list
  const sendAs = async (who: TestPerson, path: string, form: FormData) =>
    expect((await send(await api.signIn(who), path, form)).status).toBe(200)

  test('lists pending ones, oldest first, and marks a number that is used twice', async () => {
    expect(await moderate('list')).toBe('Nothing waits for a decision.')
    const other = await api.person()
    await sendAs(other, paths.overseas, await overseasForm())
    api.clock.advance(1000)
    const idNumber = newIdNumber()
    await sendAs(person, paths.mainland, await mainlandForm({ idNumber }))
    await sendAs(person, paths.company, await companyForm())
    const lines = (await moderate('list')).split('\n')
    expect(lines).toEqual([
      expect.stringMatching(`^real-name  ${other.id}  2026-.*Z  overseas  passport  Ann Lee$`),
      expect.stringMatching(`^real-name  ${person.id}  2026-.*Z  mainland  idCard  欧阳小明$`),
      expect.stringMatching(`^company  ${person.id}  2026-.*Z  潮间带数据有限公司$`),
    ])
    const third = await api.person()
    // a number that was refused to one account may be sent by another, and the list warns of it
    await moderate('refuse', 'real-name', String(person.id), '不清晰')
    await sendAs(third, paths.mainland, await mainlandForm({ realName: '张三', idNumber }))
    await sendAs(third, paths.company, await companyForm())
    const warned = (await moderate('list')).split('\n')
    expect(warned.filter((line) => line.includes('the number is used by 1 other account'))).toHaveLength(3)
    expect(warned.find((line) => line.startsWith(`real-name  ${third.id}`))).toMatch(/used by 1 other account$/)
    expect(warned.some((line) => line.startsWith(`real-name  ${person.id}`))).toBe(false)
  })

  test('writes the form into a new private folder, and never overwrites a file', async () => {
    const sides = { frontPhoto: await picture('png', 30, 20) }
    const idNumber = newIdNumber()
    await sendAs(person, paths.mainland, await mainlandForm({ ...sides, idNumber }))
    await sendAs(person, paths.company, await companyForm())
    const folder = join(scratch, `${engine.name}-${person.id}`)
    const said = await moderate('show', 'real-name', String(person.id), folder)
    expect(said).toContain('2 photographs')
    expect(readdirSync(folder).sort()).toEqual(['facts.txt', 'frontPhoto.png', 'holdingPhoto.jpg'])
    expect(modeOf(folder)).toBe('700')
    for (const name of readdirSync(folder)) expect(modeOf(join(folder, name))).toBe('600')
    const facts = readFileSync(join(folder, 'facts.txt'), 'utf8')
    for (const text of [`account: ${person.id}`, '欧阳小明', idNumber, 'mainland', 'idCard']) {
      expect(facts).toContain(text)
    }
    expect(await sharp(join(folder, 'frontPhoto.png')).metadata()).toMatchObject({ format: 'png', width: 30 })
    await expect(moderate('show', 'real-name', String(person.id), folder)).rejects.toThrow(/is there already/)
    await expect(moderate('show', 'company', String(person.id), join(scratch, 'no', 'such'))).rejects.toThrow(
      /cannot be made/,
    )
    const second = join(scratch, `${engine.name}-${person.id}-company`)
    await moderate('show', 'company', String(person.id), second)
    expect(readdirSync(second).sort()).toEqual(['facts.txt', 'licence.jpg'])
    expect(readFileSync(join(second, 'facts.txt'), 'utf8')).toContain('近海预测赛')
  })

  test('prints no control characters of the form', async () => {
    await sendAs(person, paths.company, await companyForm({ purpose: '办赛\u001b[2J\u202e' }))
    const folder = join(scratch, `${engine.name}-escape`)
    await moderate('show', 'company', String(person.id), folder)
    expect(readFileSync(join(folder, 'facts.txt'), 'utf8')).not.toMatch(/[^\P{C}\n]/u)
  })

  test.each(['mainland', 'overseas'] as const)(
    '%s: passing opens the data and deletes the photographs',
    async (region) => {
      const competition = await addCompetition(api)
      const { signups } = await import('../../../src/modules/compete/competition/tables.ts')
      await api.platform.db.insert(signups).values({ competitionId: competition, userId: person.id, state: 3 })
      const profile = () => api.as(person).send(refs.competitionProfile, { params: { id: competition }, query: {} })
      const isShut = async () => (await profile()).downloadBlocks.includes('realNameFirst')
      const verified = async () => (await api.as(person).send(refs.currentUser, {}))?.verified
      expect([await isShut(), await verified()]).toEqual([true, false])
      await sendAs(person, paths[region], await (region === 'mainland' ? mainlandForm() : overseasForm()))
      expect([await isShut(), await verified()]).toEqual([true, false])
      expect(await photosIn(api)).toHaveLength(1)

      const other = await api.person()
      await sendAs(other, paths.mainland, await mainlandForm())
      expect(await moderate('pass', 'real-name', String(person.id))).toMatch(/has passed; its photographs are deleted/)
      expect([await isShut(), await verified()]).toEqual([false, true])
      const code =
        region === 'mainland' ? { idCardStatus: 1, overseaAuthStatus: 0 } : { idCardStatus: 0, overseaAuthStatus: 1 }
      expect(await state()).toMatchObject({ status: 'passed', failureReason: null, ...code })
      expect((await photosIn(api)).map(({ userId }) => userId)).toEqual([other.id])
      for (const verdict of [['pass'], ['refuse', '因']] as const) {
        const [word, ...reason] = verdict
        await expect(moderate(word, 'real-name', String(person.id), ...reason)).rejects.toThrow(
          'that waits for a decision',
        )
      }
      expect(await state()).toMatchObject({ status: 'passed', failureReason: null })
    },
  )

  test('refusing keeps the data closed, tells the reason, also by a notice, and deletes the photographs', async () => {
    await sendAs(person, paths.overseas, await overseasForm())
    expect(await moderate('refuse', 'real-name', String(person.id), ' 照片不清晰 ', ' Not clear ')).toMatch(
      /is refused/,
    )
    expect(await state()).toMatchObject({
      status: 'rejected',
      overseaAuthStatus: 3,
      idCardStatus: 0,
      failureReason: '照片不清晰',
    })
    expect(await storedOf(api, person)).toMatchObject({
      realNames: [{ failure_reason: '照片不清晰', failure_reason_en: 'Not clear' }],
      photos: [],
    })
    expect((await api.as(person).send(refs.currentUser, {}))?.verified).toBe(false)
    await expect(moderate('pass', 'real-name', String(person.id))).rejects.toThrow('waits for a decision')
    expect(await notices()).toMatchObject([
      {
        group: 'system',
        actor: null,
        title: { cn: '你的实名认证未通过' },
        intro: { cn: '改好后可以再次提交。原因：照片不清晰', en: expect.stringMatching(/Reason: Not clear$/) },
        href: '/users/v2/certification',
      },
    ])
  })

  test('each decision on an enterprise makes a notice that leads to its page, with the reason as text', async () => {
    await sendAs(person, paths.company, await companyForm())
    await moderate('refuse', 'company', String(person.id), '<b>执照</b>不清晰')
    await sendAs(person, paths.company, await companyForm())
    await moderate('pass', 'company', String(person.id))
    const [passed, refused, ...more] = await notices()
    expect(more).toEqual([])
    expect(passed).toMatchObject({ title: { cn: '你的企业认证已通过' }, href: '/users/v2/ent-setting-certification' })
    const { content } = await api.as(person).send(refs.noticeDetail, { params: { id: refused?.id ?? 0 } })
    // without an English reason the Chinese one is told
    expect(content.en).toContain('Reason: &lt;b&gt;执照&lt;/b&gt;不清晰</p>')
    expect(content.cn).toContain('<a href="/users/v2/ent-setting-certification">')
  })

  test.each(['identity_photos', 'inboxes'])('changes nothing when a decision fails at %s', async (table) => {
    await sendAs(person, paths.mainland, await mainlandForm())
    await api.platform.database.raw.query(`alter table ${table} rename to away`)
    await expect(moderate('pass', 'real-name', String(person.id))).rejects.toThrow()
    await api.platform.database.raw.query(`alter table away rename to ${table}`)
    expect(await state()).toMatchObject({ status: 'pending' })
    expect((await storedOf(api, person)).photos).toEqual(['holdingPhoto'])
    expect(await notices()).toEqual([])
  })

  test('carries out one of ten decisions at the same moment', async () => {
    await sendAs(person, paths.mainland, await mainlandForm())
    const id = String(person.id)
    const ends = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 ? moderate('pass', 'real-name', id) : moderate('refuse', 'real-name', id, `因 ${index}`),
      ),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [row] = await api.platform.db.select().from(realNames).where(eq(realNames.userId, person.id))
    expect(row?.idCardStatus === 1).toBe(row?.failureReason === null)
    expect(await notices()).toHaveLength(1)
  })

  test('prints its usage without arguments', async () => {
    const id = String(person.id)
    for (const words of [
      [],
      ['pass'],
      ['pass', 'real-name'],
      ['pass', 'team', id],
      ['pass', 'real-name', 'x'],
      ['pass', 'real-name', '-1'],
      ['refuse', 'real-name', id],
      ['refuse', 'company', id, ' '],
      ['show', 'real-name', id],
      ['drop', 'real-name', id],
    ]) {
      await expect(moderate(...words)).rejects.toThrow('Say what to do')
    }
    const folder = join(scratch, 'nobody')
    for (const words of [['pass'], ['show', folder], ['refuse', '因']] as const) {
      const [word, ...more] = words
      await expect(moderate(word, 'company', id, ...more)).rejects.toThrow(
        `There is no company of account ${id} that waits for a decision.`,
      )
    }
    expect(existsSync(folder)).toBe(false)
    expect(await api.platform.db.$count(companies)).toBe(0)
  })
})
