import { expect, test } from 'vitest'
import { CLOSED_NAME } from '../../base/session/closing.ts'
import { type NoticeEvent, noticeLines, wordsOf } from './lines.ts'
import { type RescoredPlace, seenChange } from './rescored.ts'

const scored = (score: number | null, gain?: number | null) => {
  const facts = {
    competitionId: 1,
    competition: { cn: '潮', en: 'Tide' },
    no: 3,
    score,
    ...(gain !== undefined && { gain }),
  }
  const event: NoticeEvent = { kind: 'scored', facts }
  const { name, words } = wordsOf(event, 'en-US')
  return [name, words.score, words.gap]
}

const rescored = (was: RescoredPlace, now: RescoredPlace) => {
  const team = { competitionId: 1, competition: { cn: '潮', en: 'Tide' }, teamId: 2, team: 'Foam' }
  const facts = { ...team, list: 'B' as const, was, now, reason: { cn: '更正', en: '' } }
  return wordsOf({ kind: 'rescored', facts }, 'en-US')
}

test('a rescore is told by what changed: score, rank, or both', () => {
  const [second, first] = [
    { rank: 2, score: '0.79' },
    { rank: 1, score: '0.80' },
  ]
  expect(rescored(second, first)).toMatchObject({
    name: 'rescored',
    words: { wasRank: 2, rank: 1, was: '0.79', score: '0.80', reason: '更正' },
  })
  expect(rescored(second, { ...first, rank: 2 }).name).toBe('rescoredScore')
  expect(rescored(second, { ...first, rank: null }).name).toBe('rescoredScore')
  expect(rescored(second, { ...second, rank: 1 }).name).toBe('rescoredRank')
  expect(seenChange(second, { ...second, rank: null })).toBeNull()
})

test('a scored submission is told beside the best of its team, a first, hidden or older one without it', () => {
  expect(scored(0.890482, 0.890482 - 0.890314)).toEqual(['scoredBest', '0.890482', '0.000168'])
  expect(scored(0.5, -0.25)).toEqual(['scoredShort', '0.5', '0.25'])
  expect(scored(0.5, 0)).toEqual(['scoredEqual', '0.5', '0'])
  expect(scored(0.5, null)[0]).toBe('scored')
  expect(scored(0.5)[0]).toBe('scored')
  expect(scored(null)[0]).toBe('scoredHidden')
})

test('a decision on a team is told as the flag or the ban that it is, an older one as a ban', () => {
  const team = { competitionId: 1, competition: { cn: '潮', en: 'Tide' }, teamId: 2, team: 'Foam' }
  const reason = { cn: '一人多号', en: '' }
  const named = (verdict?: 'flag' | 'ban') => {
    const facts = verdict ? { ...team, verdict } : team
    const events: NoticeEvent[] = [
      { kind: 'blocked', facts: { ...facts, reason } },
      { kind: 'unblocked', facts },
    ]
    return events.map((event) => wordsOf(event, 'en-US').name)
  }
  expect(named('flag')).toEqual(['flagged', 'unflagged'])
  expect(named('ban')).toEqual(['blocked', 'unblocked'])
  expect(named()).toEqual(['blocked', 'unblocked'])
})

test('the request of a whole team is told as a merge, that of a solo entrant and an older one as a join request', () => {
  const team = { competitionId: 1, competition: { cn: '潮', en: 'Tide' }, teamId: 2, team: 'Foam' }
  const asked = (facts: { other?: string }) => wordsOf({ kind: 'teamAsked', facts: { ...team, ...facts } }, 'en-US')
  expect(asked({ other: 'Spray' })).toMatchObject({ name: 'teamAskedMerge', words: { team: 'Foam', other: 'Spray' } })
  expect(asked({}).name).toBe('teamAsked')
})

test('a decision on a verification is told by its subject and outcome, a refusal with its reason', () => {
  const decided = (of: 'realName' | 'company', reason: { cn: string; en: string } | null) =>
    wordsOf({ kind: 'verificationDecided', facts: { of, reason } }, 'en-US')
  expect(decided('realName', null)).toEqual({ name: 'realNamePassed', words: {} })
  expect(decided('company', null).name).toBe('companyPassed')
  expect(decided('company', { cn: '不清晰', en: 'Blurred' })).toEqual({
    name: 'companyRefused',
    words: { reason: 'Blurred' },
  })
  expect(decided('realName', { cn: '不清晰', en: '' })).toEqual({
    name: 'realNameRefused',
    words: { reason: '不清晰' },
  })
})

test('a notice names an actor whose account is closed in the language of the line', () => {
  const followed = { title: '{{actor}} followed', intro: '' }
  const texts = {
    'zh-CN': { followed, closedActor: { title: '无名', intro: '' } },
    'en-US': { followed, closedActor: { title: 'Closed', intro: '' } },
  }
  const titleFor = (actor: string) => noticeLines(texts, { kind: 'followed', facts: {} }, actor).title
  expect(titleFor(CLOSED_NAME)).toEqual({ cn: '无名 followed', en: 'Closed followed' })
  expect(titleFor('Ann')).toEqual({ cn: 'Ann followed', en: 'Ann followed' })
})

test('a notice of a follower says the first line of the introduction, cut at 80 characters', () => {
  const texts = {
    'zh-CN': { followed: { title: '', intro: '看看主页' }, followedAbout: { title: '', intro: '{{about}}' } },
    'en-US': { followed: { title: '', intro: 'See the profile' }, followedAbout: { title: '', intro: '{{about}}' } },
  }
  const introOf = (about?: string) =>
    noticeLines(texts, { kind: 'followed', facts: about === undefined ? {} : { about } }, 'Ann').intro.en
  expect(introOf()).toBe('See the profile')
  expect(introOf(' \n ')).toBe('See the profile')
  expect(introOf('  Reads tides.\nAnd more.')).toBe('Reads tides.')
  expect(introOf('潮'.repeat(80))).toBe('潮'.repeat(80))
  expect(introOf('潮'.repeat(81))).toBe(`${'潮'.repeat(79)}…`)
})
