import { refs } from '@shulei/contract/refs.ts'
import { DAY, HOUR } from '@shulei/domain/base/time/instant.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moderateTeam } from '../../../commands/moderate-team.ts'
import { schedules } from '../../../src/modules/compete/competition/tables.ts'
import { remindOfSchedules } from '../../../src/modules/talk/notice/reminder.service.ts'
import { modules } from '../../../src/modules.ts'
import { fileOff, openSubmissionHarness, type SubmissionHarness } from '../../compete/submission/submission-harness.ts'
import { oneEngine, type TestPerson } from '../../harness.ts'

describe.each(oneEngine)('notices of events on $name', (engine) => {
  let harness: SubmissionHarness
  beforeAll(async () => {
    harness = await openSubmissionHarness(engine, { modules })
  })
  afterAll(() => harness.close())

  const notices = async (person: TestPerson) =>
    (await harness.api.as(person).send(refs.noticeList, { query: { pageSize: 100 } })).list

  it('arrive for a scored submission and for one that failed', async () => {
    const competition = await harness.competition({ title: { cn: '近海', en: 'Near shore' } })
    const { all } = await harness.team(competition, 2)
    const [person, mate] = all as [TestPerson, TestPerson]
    await harness.submit(competition, person, fileOff(1.25))
    await harness.settle()
    await harness.submit(competition, person, 'id,y\nwrong,1\n')
    await harness.settle()
    await harness.submit(competition, person, fileOff(1))
    await harness.settle()
    expect(await notices(person)).toMatchObject([
      {
        title: { cn: '第 3 次提交已评分' },
        intro: { cn: '你在“近海”中的提交成绩为 1，比队伍此前的最好成绩好 0.25。' },
      },
      {
        group: 'system',
        title: { cn: '第 2 次提交未能评分', en: "Submission 2 couldn't be scored" },
        href: `/competitions/${competition.id}/submits`,
        cmptId: competition.id,
      },
      { title: { cn: '第 1 次提交已评分' }, intro: { cn: '你在“近海”中的提交成绩为 1.25。' }, actor: null },
    ])
    expect(await notices(mate)).toEqual([])
  })

  it('arrive once for every participant when a list opens or closes within a day', async () => {
    const now = harness.api.clock.now()
    const at = (hours: number) => new Date(now + hours * HOUR)
    const round = { title: '', sort: 0, startTime: at(-90), endTime: at(400) }
    const competition = await harness.competition({ title: { cn: '近海', en: 'Near shore' } }, [
      { ...round, listAStartTime: at(-80), listAEndTime: at(20), listBStartTime: at(23), listBEndTime: at(300) },
    ])
    const later = await harness.competition({}, [{ ...round, listAStartTime: at(25), listAEndTime: at(300) }])
    const { all } = await harness.team(competition, 3)
    const [person, deaf] = all as [TestPerson, TestPerson]
    const { person: early } = await harness.team(later)
    const stranger = await harness.api.person()
    await harness.api.as(deaf).send(refs.saveIgnoreSetting, { body: { ignored: ['system'] } })
    await remindOfSchedules(harness.api.platform)
    await remindOfSchedules(harness.api.platform)
    expect((await notices(person)).map(({ title }) => title.cn).sort()).toEqual([
      '“近海”A 榜即将关闭',
      '“近海”B 榜即将开放',
    ])
    const [opens] = (await notices(person)).filter(({ title }) => title.en.includes('opens'))
    expect(opens?.intro.cn).toBe('B 榜将于 2026/11/22 11:40（北京时间）开放，记得按时提交。')
    expect(opens?.intro.en).toContain('2026/11/22 11:40')
    for (const nobody of [deaf, early, stranger]) expect(await notices(nobody)).toEqual([])
    harness.api.clock.advance(2 * HOUR)
    await remindOfSchedules(harness.api.platform)
    expect(await notices(early)).toHaveLength(1)
    expect(await notices(person)).toHaveLength(2)
  })

  it('arrive once for every participant when list B has opened, and lead to it', async () => {
    const now = harness.api.clock.now()
    const at = (hours: number) => new Date(now + hours * HOUR)
    const round = {
      title: '',
      sort: 0,
      startTime: at(-90),
      endTime: at(400),
      listAStartTime: at(-80),
      listAEndTime: at(30),
    }
    const shown = { ...round, listBStartTime: at(31), listBEndTime: at(300) }
    const competition = await harness.competition({ title: { cn: '近海', en: 'Near shore' } }, [shown])
    const empty = await harness.competition({}, [shown])
    const { person } = await harness.team(competition)
    const { person: idle } = await harness.team(empty)
    await harness.submit(competition, person, fileOff(1.25))
    await harness.settle()
    const opened = async (who: TestPerson) => (await notices(who)).filter(({ title }) => title.cn.includes('已公布'))
    harness.api.clock.set(shown.listBStartTime.getTime() - 1)
    await remindOfSchedules(harness.api.platform)
    expect(await opened(person)).toEqual([])
    harness.api.clock.set(shown.listBStartTime.getTime())
    await remindOfSchedules(harness.api.platform)
    harness.api.clock.advance(2 * DAY)
    await remindOfSchedules(harness.api.platform)
    const [sch] = competition.schedules
    expect(await opened(person)).toMatchObject([
      {
        title: { en: 'List B of “Near shore” is open' },
        href: `/competitions/${competition.id}/ranking?sch=${sch}&stage=1`,
      },
    ])
    // a list without ranked teams is no news
    expect(await opened(idle)).toEqual([])
  })

  it('arrive once for a repeated follow', async () => {
    const [lin, gu] = await Promise.all([harness.api.person(), harness.api.person()])
    const body = { sponsorId: gu.id, followedId: lin.id }
    for (let i = 0; i < 3; i++) {
      await harness.api.as(gu).send(refs.follow, { body })
      await harness.api.as(gu).send(refs.unfollow, { query: {}, body })
    }
    expect(await notices(lin)).toMatchObject([{ group: 'follow', actor: { id: gu.id } }])
  })

  it('arrive for every member once per ban and per end of it, and the gate follows', async () => {
    const competition = await harness.competition({ title: { cn: '近海', en: 'Near shore' } })
    const { all, teamId } = await harness.team(competition, 2, { name: '潮间带', nameKey: '潮间带' })
    const [person, mate] = all as [TestPerson, TestPerson]
    const { database } = harness.api.platform
    const moderate = (...words: string[]) => moderateTeam(database, words, harness.api.clock.now)
    const gate = async () => {
      const { verdict } = await harness.api
        .as(person)
        .send(refs.competitionSubmits, { params: { id: competition.id }, query: { part: 'submits' } })
      return [verdict.allowed, verdict.reason]
    }
    // the person ignores every group that can be ignored; the notice of a ban always arrives
    const ignored = ['system', 'like', 'save', 'follow', 'invite'] as const
    await harness.api.as(mate).send(refs.saveIgnoreSetting, { body: { ignored: [...ignored] } })
    expect(await gate()).toEqual([true, null])
    // a decision that changes nothing makes no notice, even much later
    await expect(moderate('clear', String(teamId))).rejects.toThrow('does not exist, or it is')
    expect(await notices(person)).toEqual([])
    expect(await moderate('ban', String(teamId), '一人多号', 'Several accounts')).toContain('is banned')
    harness.api.clock.advance(HOUR)
    await expect(moderate('ban', String(teamId), '一人多号')).rejects.toThrow('does not exist, or it is')
    expect(await gate()).toEqual([false, 'teamBanned'])
    for (const member of [person, mate]) {
      expect(await notices(member)).toMatchObject([
        {
          group: 'block',
          title: { cn: '队伍“潮间带”已被封禁', en: 'Team “潮间带” has been banned' },
          intro: { cn: expect.stringContaining('原因：一人多号'), en: expect.stringContaining('Several accounts') },
          href: `/competitions/${competition.id}/submits`,
          actor: null,
          is_read: false,
        },
      ])
    }
    harness.api.clock.advance(HOUR)
    expect(await moderate('clear', String(teamId))).toContain('is cleared')
    expect(await gate()).toEqual([true, null])
    harness.api.clock.advance(HOUR)
    await moderate('ban', String(teamId), '再次一人多号')
    expect((await notices(mate)).map(({ group }) => group)).toEqual(['block', 'deblock', 'block'])
    const [again] = await notices(mate)
    expect(again?.intro.en).toContain('再次一人多号')
    harness.api.clock.advance(HOUR)
    await moderate('clear', String(teamId))
    // a flag and its end are called so
    await moderate('flag', String(teamId), '一人多号')
    harness.api.clock.advance(HOUR)
    await moderate('clear', String(teamId))
    expect((await notices(mate)).slice(0, 3).map(({ title }) => title.en)).toEqual([
      'The flag on team “潮间带” has been lifted',
      'Team “潮间带” has been flagged',
      'Team “潮间带” is no longer banned',
    ])
    const { content } = await harness.api.as(mate).send(refs.blockNotice, { query: { id: again?.id ?? 0 } })
    expect(content.cn).toContain(`<a href="/competitions/${competition.id}/submits">查看提交页</a>`)
    for (const words of [[], ['ban'], ['ban', '7'], ['ban', 'x', '因'], ['clear', '-1'], ['kick', '7']]) {
      await expect(moderate(...words)).rejects.toThrow('Say what to do')
    }
    await expect(moderate('clear', '999999999')).rejects.toThrow('Team 999999999 does not exist')
  })

  it('arrive once for a ban that is decided twice at the same moment', async () => {
    const competition = await harness.competition()
    const { person, teamId } = await harness.team(competition)
    const words = ['ban', String(teamId), '刷分']
    // each notice at its own instant: those of one instant would be the same notice
    const at = harness.api.clock.now()
    const ends = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => moderateTeam(harness.api.platform.database, words, () => at + index)),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await notices(person)).toHaveLength(1)
  })

  it('tell the score of list B beside the best on it, and none while the list is hidden', async () => {
    const now = harness.api.clock.now()
    const at = (days: number) => new Date(now + days * DAY)
    const round = { title: '', sort: 0, startTime: at(-9), endTime: at(9) }
    const competition = await harness.competition({ title: { cn: '近海', en: 'Near shore' } }, [
      { ...round, listAStartTime: at(-8), listAEndTime: at(1), listBStartTime: at(2), listBEndTime: at(8) },
    ])
    const { person } = await harness.team(competition)
    const lastIntro = async () => (await notices(person))[0]?.intro.cn
    await harness.submit(competition, person, fileOff(1, 2.5))
    await harness.settle()
    expect(await lastIntro()).toBe('你在“近海”中的提交成绩为 1。')
    harness.api.clock.set(now + 3 * DAY)
    await harness.submit(competition, person, fileOff(3, 2.25))
    await harness.settle()
    expect(await lastIntro()).toBe('你在“近海”中的提交成绩为 2.25，比队伍此前的最好成绩好 0.25。')
    // the organizer moves the window before the file is scored
    await harness.submit(competition, person, fileOff(1, 2.76543))
    await harness.api.platform.db
      .update(schedules)
      .set({ listBStartTime: at(4) })
      .where(eq(schedules.competitionId, competition.id))
    await harness.settle()
    expect(await lastIntro()).toBe('你在“近海”中的提交已评分，成绩将在榜单公布时显示。')
  })
})
