import { refs } from '@shulei/contract/refs.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { organizersCommand } from '../../../commands/microsite-organizers.ts'
import { competitions } from '../../../src/modules/compete/competition/tables.ts'
import { oneEngine } from '../../engines.ts'
import { addMicrosite, recordOf } from '../../publish/microsite/record.ts'
import type { TestCompetition } from '../submission/submission-harness.ts'
import { openTeamHarness, refusal, type TeamHarness } from '../team/team-harness.ts'

describe.each(oneEngine)('people who run a competition on $name', (engine) => {
  let harness: TeamHarness
  let competition: TestCompetition
  const name = 'own-series'
  beforeAll(async () => {
    harness = await openTeamHarness(engine)
    competition = await harness.competition()
    const { tracks } = recordOf()
    const items = tracks.items.map((item) => ({ ...item, competitionId: competition.id }))
    await addMicrosite(harness.api, { name, record: { tracks: { ...tracks, items } } })
  })
  afterAll(() => harness.close())

  const command = (...words: string[]) => organizersCommand(harness.api.platform, words, () => harness.api.clock.now())
  const enter = (person: { id: number }, { id }: TestCompetition) =>
    refusal(harness.api.as(person).send(refs.signUp, { params: { id }, body: {} }))

  test('do not sign up for it, and sign up for others', async () => {
    const person = await harness.api.person()
    await command('add', name, String(person.id))
    expect(await enter(person, competition)).toBe('organizersDoNotCompete')
    expect(await enter(person, await harness.competition())).toEqual({ signupState: 2 })
    await command('remove', name, String(person.id))
    expect(await enter(person, competition)).toEqual({ signupState: 2 })
    // the form founds the team, so that it asks again
    await command('add', name, String(person.id))
    const body = { teamName: '主办', organization: '海边', iden: 1 as const }
    const form = harness.api.as(person).send(refs.saveEntryForm, { params: { id: competition.id }, body })
    expect(await refusal(form)).toBe('organizersDoNotCompete')
  })

  test('are told so by an invitation into a team, and not to sign up', async () => {
    const person = await harness.api.person()
    await command('add', name, String(person.id))
    const host = await harness.team(competition)
    const inviteId = await harness.invite(host, person, competition)
    const asked = { params: { id: host.teamId } }
    const own = await harness.api.as(person).send(refs.teamPreview, { ...asked, query: { inviteId } })
    expect([own.allowed, own.reason]).toEqual([false, 'organizersDoNotCompete'])
    const other = await harness.api.person()
    await command('add', name, String(other.id))
    const of = await harness.api.as(host.person).send(refs.teamPreview, { ...asked, query: { userId: other.id } })
    expect(of.reason).toBe('organizersDoNotCompete')
    const body = { inviteId, team_id: host.teamId, cmpt_id: competition.id }
    const answer = await harness.api.as(person).send(refs.agreeTeamInvite, { body })
    expect(answer).toEqual({ result: 0, reason: 'organizersDoNotCompete' })
  })

  test('are not offered it for practice', async () => {
    await harness.api.platform.db
      .update(competitions)
      .set({ isSeasonal: true })
      .where(eq(competitions.id, competition.id))
    const person = await harness.api.person()
    const asPerson = harness.api.as(person)
    const offered = async () => [
      (await asPerson.send(refs.userPractice, { params: { id: person.id }, query: {} })).list.length,
      (await asPerson.send(refs.userProfile, { params: { id: person.id } })).counts.practice,
    ]
    expect(await offered()).toEqual([1, 1])
    await command('add', name, String(person.id))
    expect(await offered()).toEqual([0, 0])
  })

  test('are not chosen among those who compete in it', async () => {
    const { person } = await harness.team(competition)
    await expect(command('add', name, String(person.id))).rejects.toThrow(
      `User ${person.id} competes in competition ${competition.id} of ${name}, so cannot run it.`,
    )
    expect(await command('list', name)).not.toContain(`${person.id}  `)
  })
})
