import { refs } from '@shulei/contract/refs.ts'
import { pictureAddressOf } from '@shulei/domain/base/markup/allowed.ts'
import { CLOSED_NAME, CLOSING_DAYS } from '@shulei/domain/base/session/closing.ts'
import { normaliseName } from '@shulei/domain/base/text/name.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockDue, unsetClosing } from '../../../src/modules/base/session/closing.repo.ts'
import { closeUser } from '../../../src/modules/base/session/closing.service.ts'
import { hashPassword } from '../../../src/modules/base/session/password.service.ts'
import { signOnOf } from '../../../src/modules/base/session/sign-on.service.ts'
import { accounts, sessions, users } from '../../../src/modules/base/session/tables.ts'
import { insertImage, markStored } from '../../../src/modules/base/upload/image.repo.ts'
import { images } from '../../../src/modules/base/upload/tables.ts'
import { signups } from '../../../src/modules/compete/competition/tables.ts'
import { teamMembers, teams } from '../../../src/modules/compete/team/tables.ts'
import { closeDue, closeDueAccounts } from '../../../src/modules/house/account/closing.service.ts'
import { removedColumns } from '../../../src/modules/house/account/removed-rows.repo.ts'
import { follows } from '../../../src/modules/people/follow/tables.ts'
import { identityPhotos } from '../../../src/modules/people/identity/tables.ts'
import { indexPeople } from '../../../src/modules/people/profile/people-search.service.ts'
import { articles } from '../../../src/modules/people/profile/tables.ts'
import { notices } from '../../../src/modules/talk/notice/tables.ts'
import { searchText } from '../../../src/platform/search-text.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { columnsWith } from '../../people/identity/plain-traces.ts'
import { addWholePerson } from '../../people/profile/whole-person.ts'
import { registerAs } from '../../register.ts'
import { paused, untilWaiting } from '../../talk/message/paused.ts'
import { say } from '../../talk/message/talk.ts'
import { personColumns } from './person-columns.ts'
import { addIdentity } from './plant.ts'
import { remainingColumns, remainingTexts } from './remaining-columns.ts'

const password = 'correct horse battery'
let count = 0

describe.each(engines)('the closing of an account on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine, { env: { DEMO: '1' } })
  })
  afterAll(() => api.close())

  const withPassword = async (values: Partial<typeof users.$inferInsert> = {}) => {
    const person = await api.person(values)
    const hash = await hashPassword(password)
    const at = new Date(api.clock.now())
    const row = { accountId: String(person.id), providerId: 'credential', userId: person.id, password: hash }
    await api.platform.db.insert(accounts).values({ ...row, createdAt: at, updatedAt: at })
    return person
  }
  const close = (person: TestPerson, body: object = { password }) => api.as(person).send(refs.closeAccount, { body })
  const closingAt = (person: TestPerson, at: Date | null) =>
    api.platform.db.update(users).set({ closingAt: at }).where(eq(users.id, person.id))
  const due = (person: TestPerson) => closingAt(person, new Date(api.clock.now()))
  const rowOf = async ({ id }: TestPerson) =>
    (await api.platform.db.select().from(users).where(eq(users.id, id)))[0] as typeof users.$inferSelect
  const teamOf = async (name: string, people: readonly TestPerson[], competitionId: number) => {
    const [captain] = people as [TestPerson]
    const texts = { name, nameKey: normaliseName(name) }
    const search = searchText({ names: [name], people: people.map((person) => person.name) })
    const [team] = await api.platform.db
      .insert(teams)
      .values({ competitionId, ...texts, captainId: captain.id, searchText: search })
      .returning()
    const teamId = team?.id ?? 0
    for (const [index, { id: userId }] of people.entries()) {
      const joinedAt = new Date(api.clock.now() + index)
      await api.platform.db.insert(teamMembers).values({ teamId, competitionId, userId, joinedAt })
    }
    return teamId
  }
  const storedTeam = async (id: number) => (await api.platform.db.select().from(teams).where(eq(teams.id, id)))[0]

  test('removes every column that refers to a person, or has a reason to keep it', async () => {
    const known = [...removedColumns, ...Object.keys(remainingColumns)]
    expect(known.toSorted()).toEqual([...new Set(known)].toSorted())
    expect(known.toSorted()).toEqual(await personColumns(api))
  })

  test('asks for a proof, ends all sessions, and says when the account closes', async () => {
    const person = await withPassword({ emailVerified: true })
    await expect(close(person, {})).rejects.toMatchObject({ errno: 'e45017' })
    await expect(close(person, { password: 'wrong password' })).rejects.toMatchObject({ errno: 'e45002' })
    expect(await api.as(person).send(refs.accountClosing, {})).toEqual({ closingAt: null, captainOf: [] })

    const at = new Date(api.clock.now() + CLOSING_DAYS * DAY).toISOString()
    expect(await close(person)).toEqual({ closingAt: at })
    await expect(api.as(person).send(refs.accountSecurity, {})).rejects.toMatchObject({ errno: 'e40100' })

    const signOn = signOnOf(api.platform)
    const visitor = { cookie: null, clientAddress: '198.51.100.9', userAgent: null, lang: 'zh-CN' as const }
    const { email } = await rowOf(person)
    expect(await signOn.signInPassword({ email, password }, visitor)).toMatchObject({ ok: true })
    expect(signOn.outbox()?.some(({ channel, text }) => channel === 'mail' && text.includes('注销'))).toBe(true)

    const back = await api.signIn(person)
    expect(await back.send(refs.currentUser, {})).toMatchObject({ closingAt: at })
    expect(await back.send(refs.keepAccount, {})).toEqual({ kept: true })
    expect(await back.send(refs.currentUser, {})).toMatchObject({ closingAt: null })
    api.clock.advance(CLOSING_DAYS * DAY)
    await closeDueAccounts(api.platform)
    expect(await rowOf(person)).toMatchObject({ name: person.name, closedAt: null })
  })

  test('waits for seven days and a second request does not lengthen them', async () => {
    const person = await withPassword()
    const { closingAt: first } = await close(person)
    api.clock.advance(DAY)
    const again = await api.signIn(person)
    expect(await again.send(refs.closeAccount, { body: { password } })).toEqual({ closingAt: first })
    api.clock.set(Date.parse(first) - 1)
    await closeDueAccounts(api.platform)
    expect((await rowOf(person)).closedAt).toBeNull()
    api.clock.advance(1)
    await closeDueAccounts(api.platform)
    expect(await rowOf(person)).toMatchObject({ name: CLOSED_NAME, nameKey: null, phoneNumber: null, image: null })
  })

  test('leaves no trace of the person outside of the listed texts', async () => {
    count += 1
    const name = `隐去者${count}墨`
    const email = `trace-${count}@planted.example`
    const phone = `+86139${String(10_000_000 + count * 7919)}`
    const person = await addWholePerson(api)
    const other = await api.person()
    const { db } = api.platform
    await db
      .update(users)
      .set({ name, nameKey: `key of ${name}`, email, phoneNumber: phone, phoneNumberVerified: true })
      .where(eq(users.id, person.id))
    await indexPeople(db, [{ id: person.id, name }])
    await addIdentity(api, person, { realName: name, idNumber: '11010519491231002X' })
    const avatar = crypto.randomUUID()
    const cover = crypto.randomUUID()
    for (const id of [avatar, cover]) {
      const at = new Date(api.clock.now())
      const size = { format: 'png' as const, width: 1, height: 1, bytes: 3 }
      await insertImage(db, { id, userId: person.id, ...size, inMessage: false, createdAt: at })
      await api.platform.files.disk.put(`images/${id.slice(0, 2)}/${id}.png`, 'abc')
      await markStored(db, id, at)
    }
    await db
      .update(users)
      .set({ image: pictureAddressOf(avatar, 'png') })
      .where(eq(users.id, person.id))
    await db
      .update(articles)
      .set({ cover: pictureAddressOf(cover, 'png'), title: `${name}的文章` })
      .where(eq(articles.userId, person.id))
    const competitionId = await addCompetition(api)
    const form = { organization: `${name}的公司`, iden: 2, reason: email }
    await db.insert(signups).values({ competitionId, userId: person.id, form, state: 3 })
    const solo = await teamOf(`${name}的队伍`, [person], competitionId)
    const shared = await teamOf('大家的队', [other, person], await addCompetition(api))
    await db.insert(follows).values({ sponsorId: person.id, followedId: other.id, createdAt: new Date() })
    await say(api, person, [other], `我是${name}`)
    await say(api, other, [person], '你好')
    await api.as(person).request('/api/users/updateIntro', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ introduction: `${name} ${phone}` }),
    })
    const needles = { name: Buffer.from(name), email: Buffer.from(email), phone: Buffer.from(phone.slice(1)) }
    expect((await columnsWith(api, needles)).length).toBeGreaterThan(8)

    await due(person)
    await closeDueAccounts(api.platform)

    const traces = (await columnsWith(api, needles)).map((line) => line.split(': ')[0] as string)
    expect(traces.filter((column) => !(column in remainingTexts))).toEqual([])
    expect(traces).toContain('messages.content')
    expect(await db.select().from(identityPhotos).where(eq(identityPhotos.userId, person.id))).toEqual([])
    expect(await db.select().from(follows).where(eq(follows.followedId, other.id))).toEqual([])
    expect(await db.select().from(images).where(eq(images.userId, person.id))).toEqual([])
    for (const id of [avatar, cover]) {
      expect(await api.platform.files.disk.exists(`images/${id.slice(0, 2)}/${id}.png`)).toBe(false)
      expect((await api.request(pictureAddressOf(id, 'png'))).status).toBe(404)
    }
    expect((await storedTeam(solo))?.name).toBe(`${CLOSED_NAME} ${solo}`)
    // what others see stays whole
    expect((await storedTeam(shared))?.name).toBe('大家的队')
    const conversation = await api.as(other).send(refs.inboxMessages, { query: { participator: person.id } })
    expect(JSON.stringify(conversation)).toContain(`我是${name}`)
    expect(conversation).toMatchObject({ conversation: { can_send: false } })
    expect(await api.as(other).send(refs.userProfile, { params: { id: person.id } })).toMatchObject({
      userName: CLOSED_NAME,
      avatar: null,
      email: null,
      careers: [],
      educations: [],
    })
    await expect(say(api, other, [person], '还在吗')).rejects.toMatchObject({ errno: 'e47007' })
    const follow = (followedId: number) =>
      api.as(other).send(refs.follow, { body: { sponsorId: other.id, followedId } })
    const unknown = await follow(9_999_999_999).catch(({ errno }) => errno)
    await expect(follow(person.id)).rejects.toMatchObject({ errno: unknown })
  })

  test('lets nobody sign in again, not even with a session of a sign-in that was under way', async () => {
    const person = await withPassword({ email: `gone-${++count}@example.com` })
    const before = await api.signIn(person)
    expect(await before.send(refs.currentUser, {})).toMatchObject({ id: person.id })
    await due(person)
    await closeDueAccounts(api.platform)
    expect(await before.send(refs.currentUser, {})).toBeNull()
    expect(await api.platform.db.$count(sessions, eq(sessions.userId, person.id))).toBe(0)
    const late = await api.signIn(person)
    expect(await late.send(refs.currentUser, {})).toBeNull()
    const visitor = { cookie: null, clientAddress: '198.51.100.10', userAgent: null, lang: 'zh-CN' as const }
    const signOn = signOnOf(api.platform)
    const email = `gone-${count}@example.com`
    expect(await signOn.signInPassword({ email, password }, visitor)).toMatchObject({ reason: 'wrongPassword' })
    const stored = (await rowOf(person)).email
    expect(await signOn.signInPassword({ email: stored, password }, visitor)).toMatchObject({ reason: 'wrongPassword' })
    // the address and the name are free again
    const again = await registerAs(api, { name: `重来${count}`, email, password }, visitor)
    expect(again).toMatchObject({ ok: true })
    await api.platform.db.delete(sessions).where(eq(sessions.userId, person.id))
  })

  test('tells a captain who takes over, and the member who joined first becomes the captain', async () => {
    const captain = await withPassword()
    const [early, late] = [await api.person(), await api.person()]
    const competitionId = await addCompetition(api)
    const teamId = await teamOf(`交接${++count}`, [captain, early, late], competitionId)
    expect(await api.as(captain).send(refs.accountClosing, {})).toMatchObject({
      captainOf: [{ competitionId, team: `交接${count}`, next: early.name }],
    })
    await due(captain)
    await closeDueAccounts(api.platform)
    const team = await storedTeam(teamId)
    expect(team?.captainId).toBe(early.id)
    expect(team?.searchText).not.toContain(captain.name)
    const members = await api.platform.db.select().from(teamMembers).where(eq(teamMembers.teamId, teamId))
    expect(members.map(({ userId }) => userId)).toContain(captain.id)
    const told = await api.platform.db.select().from(notices).where(eq(notices.recipientId, early.id))
    expect(told.map(({ kind }) => kind)).toEqual(['teamCaptain'])
  })

  describe('the lock of an account', () => {
    test('makes the closing wait for a person who returns, and leaves the account whole', async () => {
      const person = await withPassword()
      await due(person)
      const goOn = await paused(api, async (tx, pause) => {
        await unsetClosing(tx, person.id)
        await pause()
      })
      const closing = closeDue(api.platform, person.id)
      await untilWaiting(api, 1, closing)
      await goOn()
      expect(await closing).toBe(false)
      expect(await rowOf(person)).toMatchObject({ name: person.name, closedAt: null, closingAt: null })
    })

    test('makes a person who returns wait for the closing, and tells them the truth', async () => {
      const person = await withPassword()
      const visitor = await api.signIn(person)
      expect(await visitor.send(refs.currentUser, {})).toMatchObject({ id: person.id })
      await due(person)
      const goOn = await paused(api, async (tx, pause) => {
        const at = new Date(api.clock.now())
        const user = await lockDue(tx, person.id, at)
        await pause()
        if (user) await closeUser(tx, user, at)
      })
      const keeping = visitor.send(refs.keepAccount, {})
      await untilWaiting(api, 1, keeping)
      await goOn()
      await expect(keeping).rejects.toMatchObject({ errno: 'e40100' })
      expect((await rowOf(person)).name).toBe(CLOSED_NAME)
    })

    test('keeps one of both at any moment: whole and kept, or closed and told so', async () => {
      for (let round = 0; round < 8; round++) {
        const person = await withPassword()
        const visitor = await api.signIn(person)
        await due(person)
        const keep = () => visitor.send(refs.keepAccount, {})
        const shut = () => closeDueAccounts(api.platform)
        const [first, second] = round % 2 ? [keep(), shut()] : [shut(), keep()]
        const results = await Promise.allSettled([first, second])
        const kept = results[round % 2 ? 0 : 1]?.status === 'fulfilled'
        const row = await rowOf(person)
        expect({ whole: row.name === person.name, open: row.closedAt === null }).toEqual({ whole: kept, open: kept })
      }
    })
  })
})
