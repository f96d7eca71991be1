import { refs } from '@shulei/contract/refs.ts'
import { castCode, competitionOf, privateCompetition } from '@shulei/mocks/cast/competitions.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { castProjects, solutionContest } from '@shulei/mocks/cast/projects.ts'
import { reviewers } from '@shulei/mocks/cast/reviewers.ts'
import { notebookOf } from '@shulei/mocks/cast/writings.ts'
import { expect, test } from 'vitest'
import { levels } from '../../seed/card.ts'
import { demoAccounts, demoReviewers } from '../../seed/demo-accounts.ts'
import { sharedModels } from '../../seed/notebooks.ts'
import { signOnOf } from '../../src/modules/base/session/sign-on.service.ts'
import { startOfTests, type TestApi } from '../harness.ts'
import { contents, listOf, profileOf } from './built-in.ts'

/** Tests of what the cast has done, so that pages in every state can be visited. */
export function demonstratedTests(opened: () => TestApi): void {
  test('has a notice of every kind with a page, newest first', async () => {
    const api = opened()
    const lin = api.as(personOf('lin'))
    const { list: told } = await lin.send(refs.noticeList, { query: { pageSize: 50 } })
    const times = told.map(({ created_at }) => created_at)
    expect(times).toEqual(times.toSorted().toReversed())
    const groups = told.map(({ group }) => group).filter((group) => ['block', 'deblock', 'appeal'].includes(group))
    // the team was banned, then cleared when the appeal was accepted
    expect(groups).toEqual(['deblock', 'appeal', 'block'])
    const block = told.find(({ group }) => group === 'block')
    const { content } = await lin.send(refs.blockNotice, { query: { id: block?.id ?? 0 } })
    expect(content.cn).toContain('逐行相同')
  })

  test('has competitions in all states that the site demonstrates', async () => {
    const api = opened()
    const slugsOf = async (cmptStatus: number) =>
      (await listOf(api, { cmptStatus })).cmpt.list.map((one) => one.slug).toSorted()
    expect(await slugsOf(0)).toEqual([
      'bird-strikes',
      'flexible-load',
      'penguins',
      'tang-or-song',
      'us-births',
      'weather-type',
    ])
    expect(await slugsOf(1)).toEqual(['flight-delay', 'penguins', 'tang-or-song', 'us-births'])
    expect(await slugsOf(2)).toEqual(['football-result'])
  })

  test('has a private competition over other lists, which its code opens', async () => {
    const api = opened()
    const { id, title } = privateCompetition
    const params = { params: { id }, query: {} }
    const lin = api.as(personOf('lin'))
    expect(await lin.send(refs.competitionProfile, params)).toEqual({ id, isPrivate: true })
    await lin.send(refs.privateVerify, { params: { id }, body: { code: castCode } })
    const page = await lin.send(refs.competitionProfile, params)
    expect(page).toMatchObject({ title, teamCount: 3, submitCount: 3 })
    const { baselines } = contents.find(({ slug }) => slug === 'penguins')?.card ?? {}
    expect(page.baselines.map(({ score }) => score)).toEqual(
      levels.map((level) => expect.closeTo(baselines?.[level].B ?? 0, 6)),
    )
    expect((await api.as(personOf('gu')).send(refs.competitionProfile, params)).profile.team?.name).toBe('潮间带')
  })

  test('has a solution contest whose review is under way, with a reviewer of every role', async () => {
    const api = opened()
    const contest = await api.send(refs.spicCompetition, { params: { id: solutionContest.id } })
    expect(contest.cmptInfo).toMatchObject({ projects: castProjects.length, isBlind: true, publishedAt: null })
    expect(new Set(reviewers.map(({ role }) => role))).toEqual(new Set([0, 1, 2, 3]))
    for (const { account, name } of demoReviewers) {
      const body = { account, password: demoReviewers[0]?.password ?? '' }
      expect(await api.send(refs.reviewerLogin, { body })).toMatchObject({ name })
    }
    const gu = await api.as(personOf('gu')).send(refs.spicCompetition, { params: { id: solutionContest.id } })
    expect(gu.submit).toMatchObject({ no: 1, title: castProjects[0]?.title, result: null })
    const { places } = await api.as(personOf('wan')).send(refs.timeMachine, { params: { name: 'lamps' } })
    expect(places.flatMap(({ roles }) => roles)).toContain('reviewer')
  })

  test('has a team whose appeal was accepted, and one whose appeal was rejected', async () => {
    const api = opened()
    const caseOf = async (name: string, slug: string) => {
      const params = { id: competitionOf(slug).id }
      const person = api.as(personOf(name))
      const { profile: own } = await person.send(refs.competitionProfile, { params, query: {} })
      return person.send(refs.appealCase, { params, query: { teamId: own.team?.id ?? 0 } })
    }
    const accepted = await caseOf('lin', 'football-result')
    expect(accepted).toMatchObject({ cheatStatus: 0, appeal: { accepted: true }, canAppeal: false })
    const file = await api.as(personOf('wen')).request(accepted.appeal?.file?.url ?? '')
    expect([file.status, (await file.text()).length > 50]).toEqual([200, true])
    expect(await caseOf('gu', 'weather-type')).toMatchObject({
      cheatStatus: 1,
      appeal: { accepted: false },
      canAppeal: false,
    })
  })

  test('has shared models of the ended competition, one with the notebook of its team, six with the one that wrote them', async () => {
    const api = opened()
    const { list, total } = await api.send(refs.competitionModels, {
      params: { id: competitionOf('football-result').id },
      query: { sort: 'newest', search: '北斗七队' },
    })
    expect(total).toBeGreaterThan(0)
    expect(list.map(({ notebooks }) => notebooks.map(({ title }) => title))).toContainEqual(['只用积分的赛果预测'])
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        api.send(refs.competitionModels, { params: { id: competitionOf('football-result').id }, query: { page } }),
      ),
    )
    const models = pages.flatMap((page) => page.list)
    for (const { notebook, description } of Object.values(sharedModels)) {
      const shown = models.filter((model) => model.description === description)
      expect(shown.map(({ notebooks }) => notebooks.map(({ title }) => title))).toEqual([[notebookOf(notebook).title]])
    }
  })

  test('has source code with comments in both languages, and captains who have chosen', async () => {
    const api = opened()
    const lin = api.as(personOf('lin'))
    const { list: asking } = await lin.send(refs.sourceCompetitions, {})
    expect(asking.map(({ id, window, versions }) => [id, window.state, versions])).toEqual([
      [competitionOf('bird-strikes').id, 'open', 2],
      [competitionOf('football-result').id, 'closed', 0],
    ])
    const query = { cmptId: competitionOf('bird-strikes').id }
    const { list: versions, asked } = await lin.send(refs.sourceCode, { query })
    expect([versions.map(({ no, comments }) => [no, comments]), asked?.refusal]).toEqual([
      [
        [2, 1],
        [1, 2],
      ],
      null,
    ])
    const file = await lin.request(versions[0]?.file.url ?? '')
    expect(await file.text()).toContain('random.Random(20261107)')
    const mira = api.as(personOf('mira'))
    const [notebook] = (await mira.send(refs.sourceCode, { query })).list
    const { list: talk } = await mira.send(refs.sourceComments, { query: { procedureId: notebook?.procedureId ?? 0 } })
    expect(talk.map(({ by }) => by)).toEqual(['team', 'reviewer'])

    const choiceOf = async (name: string) => {
      const params = { id: competitionOf('weather-type').id }
      const { choice } = await api
        .as(personOf(name))
        .send(refs.competitionSubmits, { params, query: { part: 'submits' } })
      const scheduleId = choice?.schedule_id ?? 0
      return api.as(personOf(name)).send(refs.finalChoice, { params, query: { scheduleId } })
    }
    const [gu, zhou] = [await choiceOf('gu'), await choiceOf('zhou')]
    expect([gu.isOpen, gu.isCaptain, gu.list.some(({ isChosen }) => isChosen)]).toEqual([true, true, false])
    expect(zhou.list.filter(({ counts }) => counts).map(({ isChosen }) => isChosen)).toEqual([true])
  })

  test('has an invitation for xia, join requests for gu to decide, and teams that look for people', async () => {
    const api = opened()
    const cmptId = competitionOf('us-births').id
    const teamsOf = (name: string) => api.as(personOf(name)).send(refs.competitionTeams, { query: { cmptId } })
    const { received, looking } = await teamsOf('xia')
    expect(received.map(({ team, memberCount }) => [team.name, memberCount])).toEqual([['潮间带', 3]])
    expect(looking.list.map(({ name, since }) => [name, Date.parse(since) < startOfTests])).toEqual([
      ['Wavelet', true],
      ['南风不竞', true],
      ['泊松不分布', true],
      ['北斗七队', true],
    ])
    const { list: told } = await api.as(personOf('xia')).send(refs.noticeList, { query: { pageSize: 50 } })
    const { id } = told.find(({ group }) => group === 'invite') ?? { id: 0 }
    const { invite } = await api.as(personOf('xia')).send(refs.noticeDetail, { params: { id } })
    expect(invite?.inviteId).toBe(received[0]?.inviteId)

    const gu = await teamsOf('gu')
    expect(gu.teamJoinUndisposedCount).toBe(2)
    expect(gu.invites.map(({ person, state }) => [person.name, state])).toEqual([
      ['夏知予', 'invited'],
      ['段云深', 'refused'],
      ['贺听澜', 'agreed'],
      ['陆知行', 'agreed'],
    ])
    const params = { id: gu.team?.id ?? 0 }
    const { list } = await api.as(personOf('gu')).send(refs.joinRequests, { params, query: { cmptId } })
    const previews = await Promise.all(
      list.map(({ requestId }) => api.as(personOf('gu')).send(refs.teamPreview, { params, query: { requestId } })),
    )
    // both can be accepted, though not both of them
    expect(previews.map(({ reason, team }) => [reason, team.members.length])).toEqual([
      [null, 4],
      [null, 5],
    ])
  })

  test('gives one competition the special round names, and the others their own', async () => {
    const api = opened()
    const rounds = async (slug: string) =>
      (await profileOf(api, competitionOf(slug).id)).schedules.map((round) => [round.title, round.titleEn])
    expect(await rounds('penguins')).toEqual([
      ['初赛', '1st round'],
      ['决赛', 'Finals'],
    ])
    const [first] = (await profileOf(api, competitionOf('penguins').id)).schedules
    expect(first?.subRank).toBe(10)
    expect(await rounds('us-births')).toEqual([['正式赛', 'Main round']])
    expect(await rounds('weather-type')).toEqual([['第一赛程', 'First Schedule']])
  })

  test('has demo accounts with one password, each in the state that it demonstrates', async () => {
    const api = opened()
    const signOn = signOnOf(api.platform)
    const visitor = { cookie: null, clientAddress: '192.0.2.9', userAgent: null, lang: 'zh-CN' } as const
    for (const { email, password } of demoAccounts) {
      expect([email, (await signOn.signInPassword({ email, password }, visitor)).ok]).toEqual([email, true])
    }
    const blocks = async (mailbox: string, slug: string) =>
      (
        await api
          .as(personOf(mailbox))
          .send(refs.competitionProfile, { params: { id: competitionOf(slug).id }, query: {} })
      ).downloadBlocks
    expect(await blocks('gu', 'tang-or-song')).toEqual([])
    expect(await blocks('lin', 'bird-strikes')).toEqual([])
    expect(await blocks('lin', 'tang-or-song')).toEqual(['signUpFirst', 'protocolFirst'])
    expect(await blocks('wen', 'bird-strikes')).toEqual(['protocolFirst', 'realNameFirst'])
    expect(await blocks('fang', 'us-births')).toEqual(['signUpFirst', 'protocolFirst', 'realNameFirst'])
    const bound = await api.as(personOf('xu')).request('/api/users/sso')
    expect(await bound.json()).toMatchObject({ errcode: 'UNBOUND_PHONE_OR_EMAIL' })
  })
}
