import { DAY, type Instant, nextShanghaiDayStart, shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import { currentSchedule } from '@shulei/domain/compete/competition/schedule.ts'
import type { TriesOfPerson } from '@shulei/domain/compete/submission/tries.ts'
import { freezeAtOf, triesUntil } from '@shulei/domain/compete/team/limits.ts'
import { type TeamingLimits, type TeamState, teamingVerdict } from '@shulei/domain/compete/team/teaming.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Executor } from '../../../platform/db/database.ts'
import { type Board, visibleBoard } from '../submission/board/open-lists.service.ts'
import {
  findFactsOf,
  findTeamCompetition,
  findTeamFacts,
  type ListRank,
  type TeamCompetition,
  type TeamFacts,
  type Tries,
} from './facts.repo.ts'
import type { Member } from './tables.ts'

export type { TeamCompetition, TeamFacts } from './facts.repo.ts'

/** A person at an instant. */
export interface ReaderAt {
  reader: number
  now: Instant
}

/** A competition that a reader may open, with its settings for teams. Throws `notFound`. */
export async function teamCompetition(on: Executor, id: number, at: ReaderAt): Promise<TeamCompetition> {
  const competition = await findTeamCompetition(on, id, at)
  if (!competition) throw new ApiError('notFound')
  return competition
}

/** Teams with all facts that the rules need, by id. */
export const teamFacts = (on: Executor, teamIds: readonly number[], now: Instant) =>
  findTeamFacts(on, [...new Set(teamIds)], shanghaiDay(now))

/** The facts of a person's team in a competition; null when there is none. */
export const factsOf = (on: Executor, competitionId: number, userId: number, now: Instant) =>
  findFactsOf(on, { competitionId, userId }, shanghaiDay(now))

/** The limits of a competition at an instant. */
export function limitsOf(competition: TeamCompetition, now: Instant): TeamingLimits {
  const { teamMax, endTime, metric } = competition
  // a solution contest has schedules too, but takes no submissions in them
  const schedules = metric === 'review' ? [] : competition.schedules
  const within = schedules.map((schedule) => ({ ...schedule, endTime: Math.min(schedule.endTime, endTime) }))
  return {
    teamMax,
    endTime,
    freezeAt: freezeAtOf(competition),
    maxTries: triesUntil(within, now),
    maxTriesBefore: triesUntil(within, nextShanghaiDayStart(now) - DAY - 1),
    dailyLimit: currentSchedule(within, now)?.maxSubmitCount ?? 0,
  }
}

/** The rank of a team on the list that visitors see; null while none is open. */
export const rankOn = (board: Board | null, ranks: readonly ListRank[]) =>
  ranks.find(({ scheduleId, stage }) => scheduleId === board?.scheduleId && stage === board.stage)?.rank ?? null

/** The tries of each person for each team, of all schedules, and of the current one today. */
function triesOf(tries: readonly Tries[], currentId: number | undefined): TriesOfPerson[] {
  const sums = new Map<string, TriesOfPerson>()
  for (const { scheduleId, teamId, userId, used, usedToday } of tries) {
    const key = `${teamId} ${userId}`
    const sum = sums.get(key) ?? { teamId, userId, used: 0, usedToday: 0 }
    sums.set(key, {
      ...sum,
      used: sum.used + used,
      usedToday: sum.usedToday + (scheduleId === currentId ? usedToday : 0),
    })
  }
  return [...sums.values()]
}

/** A team as the domain's rules see it. */
export function stateOfTeam(facts: TeamFacts, competition: TeamCompetition, now: Instant): TeamState {
  const current = currentSchedule(competition.schedules, now)
  const { id, captainId, cheatStatus, scheduleId, evaluating, tries, ranks } = facts
  return {
    ...{ id, captainId, cheatStatus, scheduleId, evaluating },
    memberIds: facts.members.map((member) => member.id),
    tries: triesOf(tries, current?.id),
    rank: rankOn(visibleBoard(competition.schedules, now), ranks),
  }
}

/**
 * A person who has no team in a competition, in the place of a solo team: for the preview of an invitation to somebody who has not
 * signed up yet.
 */
export const nobodysTeam = (host: TeamFacts, person: Member): TeamFacts => ({
  ...{ id: 0, competitionId: host.competitionId, name: person.name, avatar: null, manifesto: '', tutor: null },
  ...{ looking: null, captainId: person.id, cheatStatus: 0, scheduleId: host.scheduleId },
  ...{ members: [{ ...person, joinedAt: 0 }], tries: [], evaluating: false, hasSubmissions: false, ranks: [] },
})

/** A team that stays, and the solo entrant or team that would move into it. */
export interface Pair {
  host: TeamFacts
  guest: TeamFacts
}

/** The domain's verdict on two stored teams. */
export function verdictOf(
  { host, guest }: Pair,
  { kind, competition, now }: { kind: 'invite' | 'join'; competition: TeamCompetition; now: Instant },
) {
  return teamingVerdict({
    host: stateOfTeam(host, competition, now),
    guest: stateOfTeam(guest, competition, now),
    kind,
    limits: limitsOf(competition, now),
    now,
  })
}
