import type { Instant } from '../../base/time/instant.ts'
import { type TriesOfPerson, triesTogether } from '../submission/tries.ts'

/** A team of one or more as the rules of joining see it. */
export interface TeamState {
  id: number
  captainId: number
  memberIds: readonly number[]
  /** 0 is clean. */
  cheatStatus: number
  /** The schedule to which the team was promoted; null before any promotion. */
  scheduleId: number | null
  /** Tries that count for the team, see `countsFor`: its own, and those that its members made for other teams. */
  tries: readonly TriesOfPerson[]
  /** A submission of the team waits for its evaluation or is in it. */
  evaluating: boolean
  /** Rank on the list that is shown; null without one. */
  rank: number | null
}

/** Limits of a competition at one instant. */
export interface TeamingLimits {
  teamMax: number
  /** From this instant on, members of teams stay as they are. */
  freezeAt: Instant
  endTime: Instant
  /** The tries that one team could have used until now, see `triesUntil`. */
  maxTries: number
  /** Those of them until the end of yesterday. */
  maxTriesBefore: number
  /** Tries of a team per day in the current schedule; 0 without a current schedule. */
  dailyLimit: number
}

/**
 * Reasons why a team or a solo entrant cannot join another team; the first one that applies is given. The order of the four reasons
 * in the middle is that of the results -1 to -4 of an invitation (`A§4`).
 */
export const teamingRefusals = [
  'ended',
  'frozen',
  'sameTeam',
  'notSolo',
  'full',
  'risky',
  'submits',
  'submitsToday',
  'roundsDiffer',
  'evaluating',
] as const
export type TeamingRefusal = (typeof teamingRefusals)[number]

export interface Teaming {
  /** The team that stays, with its captain. */
  host: TeamState
  /** The solo entrant or team whose members and submissions move to the host. */
  guest: TeamState
  /** An invitation is to a person, so that its guest must be a solo entrant (Q132); a join request may bring a whole team (Q131). */
  kind: 'invite' | 'join'
  limits: TeamingLimits
  now: Instant
}

/** The team that results. */
export interface ResultingTeam {
  captainId: number
  /** Members of the host first. */
  memberIds: number[]
  used: number
  usedToday: number
  /** Tries that are left today. */
  leftToday: number
  /** The better of both ranks, which the better best score gives. */
  rank: number | null
}

export interface TeamingVerdict {
  allowed: boolean
  reason: TeamingRefusal | null
  /** The team that results, or would result if nothing refused it. */
  team: ResultingTeam
}

/** An invitation is to a person, who comes out of no team of several (Q132). */
const isOfSeveral = ({ kind, guest }: Teaming) => kind === 'invite' && guest.memberIds.length > 1

function resultOf(teaming: Teaming): ResultingTeam {
  const { host, guest, limits } = teaming
  // a team beside itself, whose member is looked at for an invitation, counts once; a team of several is never invited
  const teams = host.id === guest.id || isOfSeveral(teaming) ? [host] : [host, guest]
  const { used, usedToday } = triesTogether(teams.flatMap(({ tries }) => tries))
  const ranks = teams.map(({ rank }) => rank).filter((rank) => rank !== null)
  return {
    captainId: host.captainId,
    memberIds: teams.flatMap(({ memberIds }) => memberIds),
    used,
    usedToday,
    leftToday: Math.max(0, limits.dailyLimit - usedToday),
    rank: ranks.length > 0 ? Math.min(...ranks) : null,
  }
}

/** Whether each reason applies. */
function refusalsOf(teaming: Teaming, team: ResultingTeam): Record<TeamingRefusal, boolean> {
  const { host, guest, limits, now } = teaming
  return {
    ended: now > limits.endTime,
    frozen: now >= limits.freezeAt,
    sameTeam: host.id === guest.id,
    notSolo: isOfSeveral(teaming),
    full: team.memberIds.length > limits.teamMax,
    risky: host.cheatStatus !== 0 || guest.cheatStatus !== 0,
    submits: team.used > limits.maxTries,
    // tries of today stay those of today, and earlier ones those before, so that a merged team never comes above the tries of one team
    submitsToday: team.usedToday > limits.dailyLimit || team.used - team.usedToday > limits.maxTriesBefore,
    roundsDiffer: host.scheduleId !== guest.scheduleId,
    evaluating: host.evaluating || guest.evaluating,
  }
}

/**
 * Whether a solo entrant or team may join a team, and the team that results (`B§4`, `B§8`). The server's acceptance and every preview
 * use this function, so that a preview says what an acceptance at the same instant does.
 */
export function teamingVerdict(teaming: Teaming): TeamingVerdict {
  const team = resultOf(teaming)
  const applies = refusalsOf(teaming, team)
  const reason = teamingRefusals.find((refusal) => applies[refusal]) ?? null
  return { allowed: reason === null, reason, team }
}
