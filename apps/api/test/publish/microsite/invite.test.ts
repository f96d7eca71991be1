import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rankInvitations } from '../../../src/modules/publish/invitation/ranking.service.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { addMicrosite } from './record.ts'

const tomorrow = Date.parse('2026-11-21T02:00:00+08:00') + DAY
const text = (cn: string) => ({ cn, en: '' })

describe.each(engines)('invitations to a microsite on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  const enter = async (cmptId: number, person: TestPerson, inviter: TestPerson) => {
    const as = api.as(person)
    await as.send(refs.signUp, { params: { id: cmptId }, body: { targetId: String(inviter.id), from: 'web' } })
    const form = { organization: '海边', iden: 1 as const, teamName: `队 ${cmptId}-${person.id}` }
    await as.send(refs.saveEntryForm, { params: { id: cmptId }, body: form })
  }

  test('count each person once among all its competitions, and nobody of another one', async () => {
    const [first, second, outside] = [await addCompetition(api), await addCompetition(api), await addCompetition(api)]
    const track = (competitionId: number) => ({ competitionId, label: text('一'), title: text('题'), line: text('题') })
    await addMicrosite(api, {
      name: 'tide',
      record: {
        tracks: {
          title: text('赛道'),
          note: text('两条'),
          form: 'card',
          action: text('进入'),
          items: [track(first), track(second)],
        },
      },
    })
    const [inviter, guest, stranger] = [await api.person(), await api.person(), await api.person()]
    await enter(first, guest, inviter)
    await enter(second, guest, inviter)
    await enter(outside, stranger, inviter)

    const own = await api.as(inviter).send(refs.selfInvite, { query: { name: 'tide' } })
    expect(new URL(own.link).pathname + new URL(own.link).search).toBe(`/races/tide?targetId=${inviter.id}`)
    expect(own.counts).toEqual({ begun: 1, counted: 1 })

    await rankInvitations(api.platform, tomorrow)
    const ranking = await api.send(refs.inviteRanking, { query: { name: 'tide' } })
    expect(ranking).toMatchObject({ total: 1, list: [{ rank: 1, invited: 1, person: { id: inviter.id } }] })
  })

  test('do not exist for a microsite that is not published', async () => {
    await addMicrosite(api, { name: 'later', publishedAt: api.clock.now() + DAY })
    const missing = { errno: 'e40400' }
    await expect(api.send(refs.inviteRanking, { query: { name: 'later' } })).rejects.toMatchObject(missing)
    const person = await api.person()
    await expect(api.as(person).send(refs.selfInvite, { query: { name: 'later' } })).rejects.toMatchObject(missing)
  })
})
