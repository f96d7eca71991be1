import type { Data } from '@shulei/contract/call.ts'
import type { competitionList } from '@shulei/contract/compete/competition/calls.ts'
import {
  type ListEdge,
  nextListEdge,
  rulerSegments,
  type Schedule,
} from '@shulei/domain/compete/competition/schedule.ts'
import { primaryState } from '@shulei/domain/compete/competition/state.ts'

export type CompetitionBrief = Data<typeof competitionList>['cmpt']['list'][number]
/** The part of a competition that its row on a schedule shows. */
export type ScheduledCompetition = Omit<CompetitionBrief, 'summary' | 'tags' | 'industries'>
type WireSchedule = CompetitionBrief['schedules'][number]

const instantOf = (at: string) => Date.parse(at)
const optional = (at: string | null) => (at === null ? null : Date.parse(at))

/** Converts a schedule of the contract for the rules of the domain: instants instead of texts. */
export const ruleSchedule = (schedule: WireSchedule): Schedule => ({
  ...schedule,
  startTime: instantOf(schedule.startTime),
  endTime: instantOf(schedule.endTime),
  listAStartTime: optional(schedule.listAStartTime),
  listAEndTime: optional(schedule.listAEndTime),
  listBStartTime: optional(schedule.listBStartTime),
  listBEndTime: optional(schedule.listBEndTime),
})

/** State, edges and times of a competition at an instant, by the shared rules. */
export function timesOf(competition: ScheduledCompetition, now: number) {
  const schedules = competition.schedules.map(ruleSchedule)
  const times = {
    startTime: instantOf(competition.startTime),
    endTime: instantOf(competition.endTime),
    isOpenSignup: competition.isOpenSignup,
    schedules,
  }
  return {
    schedules,
    times,
    state: primaryState(times, now),
    segments: rulerSegments({
      signupStart: optional(competition.signupStartTime),
      signupEnd: optional(competition.signupEndTime),
      schedules,
    }),
    edge: nextEdge(competition, schedules, now),
  }
}

/** The next instant that matters to a contestant, and what it changes. */
export interface Edge {
  kind: `list${ListEdge['list']}${Capitalize<ListEdge['kind']>}` | 'signupEnds' | 'ends'
  at: number
}

function nextEdge(competition: ScheduledCompetition, schedules: Schedule[], now: number): Edge | null {
  const edge = nextListEdge(schedules, now)
  if (edge) return { kind: `list${edge.list}${edge.kind === 'ends' ? 'Ends' : 'Starts'}`, at: edge.at }
  const signupEnd = optional(competition.signupEndTime)
  if (signupEnd !== null && signupEnd > now && competition.isOpenSignup) return { kind: 'signupEnds', at: signupEnd }
  const end = instantOf(competition.endTime)
  return end > now ? { kind: 'ends', at: end } : null
}
