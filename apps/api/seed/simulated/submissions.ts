import { DAY, HOUR, type Instant, MINUTE, shanghaiDay, shanghaiDayStart } from '@shulei/domain/base/time/instant.ts'
import type { Span } from '@shulei/domain/compete/competition/schedule.ts'
import type { CastPerson } from '@shulei/mocks/cast/people.ts'
import { completionOf } from '@shulei/mocks/cast/profiles.ts'
import type { CastTeam } from '@shulei/mocks/cast/teams.ts'
import { type CompetitionCalendar, calendarOf, type Slug, slugs } from '../calendar.ts'
import { type Random, randomOf } from '../random.ts'
import { rosterOf, rosters } from '../rosters.ts'

/** Sign-up and submissions of a simulated team. */
export interface SimulatedTeam {
  slug: Slug
  team: CastTeam
  joinedAt: Instant
}

/** A submission of a simulated team, as a blend of the baselines with noise. */
export interface SimulatedSubmission {
  slug: Slug
  team: CastTeam
  at: Instant
  /** Running number within the team, from 1. */
  no: number
  /** The sender's description of the submission. */
  description: string
  /** The member who sent it. */
  sender: CastPerson
  /** 0 is the middle baseline, 1 the better one. */
  blend: number
  /** Standard deviation of the noise, in units of the distance between the two baselines. */
  noise: number
}

const remarksIn: Record<CastPerson['lang'], readonly string[]> = {
  'zh-CN': [
    '五折平均',
    '换了一组随机种子',
    '类别特征改用目标编码',
    '学习率减半，多训两轮',
    '和上一版加权平均',
    '去掉可疑样本后重训',
  ],
  'en-US': [
    'Five folds, averaged',
    'Another seed',
    'Target encoding',
    'Half the learning rate',
    'Blend with the last one',
  ],
}

/** No submissions are made in the last minute before the start, since they would be scored in the future. */
const MARGIN = MINUTE

/** A time of day at which people are awake. */
const wakingHour = (random: Random) => 8 * HOUR + random.next() * 15.5 * HOUR

/** Instants on different days of a window, more of them late, at most one a day, so that no quota is exceeded. */
function momentsIn(window: Span, until: Instant, count: number, random: Random): Instant[] {
  const end = Math.min(window.end, until)
  const first = shanghaiDayStart(shanghaiDay(window.start))
  const days = Math.floor((end - first) / DAY) + 1
  const chosen = new Set<number>()
  for (let tries = 0; chosen.size < Math.min(count, days) && tries < 200; tries++) {
    chosen.add(Math.floor(days * Math.sqrt(random.next())))
  }
  return [...chosen]
    .map((day) => first + day * DAY + wakingHour(random))
    .filter((at) => window.start <= at && at <= end)
    .sort((a, b) => a - b)
}

/** An instant after the latest 02:00 for the first teams of a running list, so that ranks have changed since. */
function recentMoment(window: Span, until: Instant, random: Random): Instant | null {
  if (until > window.end) return null
  const two = shanghaiDayStart(shanghaiDay(until - 2 * HOUR)) + 2 * HOUR
  const from = Math.max(window.start, two + 5 * MINUTE)
  return from < until ? from + random.next() * (until - from) : null
}

const RECENT = 7

/** The members who may submit: those who have filled in everything that the completion gate requires. */
const sendersOf = ({ members }: CastTeam) => members.filter((member) => completionOf(member) === null)

function submissionsOf(slug: Slug, competition: CompetitionCalendar, start: Instant): SimulatedSubmission[] {
  const roster = rosters[slug]
  const [round] = competition.rounds
  if (!roster || !round) return []
  const until = start - MARGIN
  return rosterOf(slug).flatMap((team, place) => {
    const random = randomOf(`${slug}/${team.key}/entries`)
    const moments = [
      ...(round.listA ? momentsIn(round.listA, until, random.whole(...roster.submissionsA), random) : []),
      ...(round.listB && round.listB.start < until
        ? momentsIn(round.listB, until, random.whole(...roster.submissionsB), random)
        : []),
    ]
    const open = [round.listA, round.listB].find((window) => window && window.start < until && until <= window.end)
    const recent = open && place % 3 === 0 && place < RECENT * 3 ? recentMoment(open, until, random) : null
    if (recent !== null) moments.push(recent)
    moments.sort((a, b) => a - b)
    // the floor is the noise of a team's last submission; earlier ones approach it step by step, with set-backs
    const floor = 0.02 + 0.035 * place + 0.04 * random.next()
    const blend = Math.max(0, 1.08 - 0.03 * place + 0.1 * random.normal())
    const remarks = remarksIn[team.members[0]?.lang ?? 'zh-CN']
    return moments.map((at, index) => {
      const far = 0.7 * 0.45 ** index
      const setback = random.next() < 0.2 ? 0.25 : 0
      return {
        slug,
        team,
        at: Math.floor(at),
        no: index + 1,
        description: random.next() < 0.6 ? (remarks[random.whole(0, remarks.length - 1)] ?? '') : '',
        sender: sendersOf(team)[random.whole(0, team.members.length - 1) % sendersOf(team).length] as CastPerson,
        blend: Math.min(1.15, blend),
        noise: floor + far + setback,
      }
    })
  })
}

/** All submissions of the simulated teams before the start, in the order of time. */
export function simulatedSubmissions(start: Instant): SimulatedSubmission[] {
  const calendar = calendarOf(start)
  return slugs
    .flatMap((slug) => submissionsOf(slug, calendar[slug], start))
    .sort((a, b) => a.at - b.at || a.team.id - b.team.id)
}

/** The simulated teams with the instant of each sign-up: before its first submission, and while sign-up was open. */
export function simulatedTeams(start: Instant): SimulatedTeam[] {
  const calendar = calendarOf(start)
  const first = new Map<string, Instant>()
  for (const { slug, team, at } of simulatedSubmissions(start)) {
    const key = `${slug}/${team.key}`
    if (!first.has(key)) first.set(key, at)
  }
  return slugs.flatMap((slug) => {
    const { signup } = calendar[slug]
    return rosterOf(slug).map((team) => {
      const random = randomOf(`${slug}/${team.key}/joined`)
      const last = Math.min(first.get(`${slug}/${team.key}`) ?? start - MARGIN, signup.end)
      const from = Math.max(signup.start, last - 4 * DAY)
      return { slug, team, joinedAt: Math.floor(from + random.next() * (last - MINUTE - from)) }
    })
  })
}
