import type { DataIn } from '@shulei/contract/call.ts'
import {
  type compareSubmits,
  type competitionSubmits,
  type finalChoice,
  type quotaLedger,
  type submissionRules,
  type submitCompetitions,
  submitFile,
} from '@shulei/contract/compete/submission/calls.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import type { Schedule } from '@shulei/domain/compete/competition/schedule.ts'
import { gapTo } from '@shulei/domain/compete/ranking/order.ts'
import { type GateInput, submitVerdict } from '@shulei/domain/compete/submission/gate.ts'
import { packIds } from '@shulei/domain/compete/submission/id-runs.ts'
import { balanced } from '@shulei/domain/compete/submission/quota.ts'
import { type CastCompetition, competitionOf } from '../../cast/competitions.ts'
import { personOf } from '../../cast/people.ts'
import { fromNow, mockNow } from '../../clock.ts'
import { competitionBriefFixture, ownTeamFixture, rankRowFixture } from '../competition/fixtures.ts'

type Submits = DataIn<typeof competitionSubmits>
type Submit = Submits['all'][number]
type OwnCompetitions = DataIn<typeof submitCompetitions>
type Ledger = DataIn<typeof quotaLedger>
type Rules = DataIn<typeof submissionRules>
type FinalChoice = DataIn<typeof finalChoice>
type Comparison = DataIn<typeof compareSubmits>

const optional = (at: string | null) => (at === null ? null : Date.parse(at))

const schedulesOf = (competition: CastCompetition): Schedule[] =>
  competitionBriefFixture(competition).schedules.map((schedule) => ({
    ...schedule,
    startTime: Date.parse(schedule.startTime),
    endTime: Date.parse(schedule.endTime),
    listAStartTime: optional(schedule.listAStartTime),
    listAEndTime: optional(schedule.listAEndTime),
    listBStartTime: optional(schedule.listBStartTime),
    listBEndTime: optional(schedule.listBEndTime),
  }))

/** The server's verdict at the mock clock, made by the server's own rule. */
export function verdictFixture(
  overrides: Partial<GateInput> = {},
  competition: CastCompetition = competitionOf('us-births'),
): Submits['verdict'] {
  const brief = competitionBriefFixture(competition)
  const verdict = submitVerdict({
    now: mockNow,
    schedules: schedulesOf(competition),
    signupState: 3,
    team: { cheatStatus: 0, scheduleId: null },
    quota: { limit: 5, used: 2, errorLimit: 3, errorUsed: 0 },
    completion: null,
    competitionEnd: Date.parse(brief.endTime),
    ...overrides,
  })
  return {
    allowed: verdict.allowed,
    reason: verdict.reason,
    nextAt: verdict.nextAt === null ? null : new Date(verdict.nextAt).toISOString(),
    checkedAt: new Date(overrides.now ?? mockNow).toISOString(),
    checks: verdict.checks.map((check) => ({ ...check, facts: { ...check.facts } })),
  }
}

/** A submission of the own team. */
export function submitFixture(no = 1, overrides: Partial<Submit> = {}): Submit {
  const team = ownTeamFixture()
  const [first, second] = [personOf('lin'), personOf('wen')]
  const submitter = no % 3 === 0 ? second : first
  const at = fromNow({ hours: -3 * (20 - no) })
  return {
    id: 9000 + no,
    no,
    schedule_id: 10_010,
    teamId: team.id,
    resultFile: {
      name: `result_${String(no).padStart(2, '0')}.csv`,
      bytes: 5840 + no * 3,
      sha256: `${no.toString(16).padStart(2, '0')}45777edf69984b37`.padEnd(64, '0'),
      url: pathOf(submitFile, { id: 1001, submitId: 9000 + no, kind: 'result' }),
    },
    processFile: null,
    description: '',
    share: false,
    status: 'scored',
    queuePlace: null,
    score: 520.5 - no * 9.73,
    scoreB: null,
    list: 'A',
    isBest: false,
    isChosen: false,
    formerTeam: null,
    refunded: false,
    logs: [{ at, level: 'info', code: 'received', facts: { rows: 365 } }],
    submitter: { id: submitter.id, name: submitter.name, avatar: null },
    createdAt: at,
    scoredAt: at,
    ...overrides,
  }
}

/** The best score of a team at `rank` of 29, with its history and the score of rank 10. */
export function ownBestFixture(rank = 13): NonNullable<Submits['best']> {
  const { score, history } = rankRowFixture(rank)
  const gapToTop = gapTo(competitionOf('us-births').metric, score, rankRowFixture(1).score)
  return { score, rank, total: 29, list: 'A', gapToTop, history, aim: { rank: 10, score: rankRowFixture(10).score } }
}

/** The submit screen of a team with six submissions; by default it may submit. */
export function submitsFixture(overrides: Partial<Submits> = {}): Submits {
  const all = [6, 5, 4, 3, 2, 1].map((no) => submitFixture(no, no === 6 ? { isBest: true } : {}))
  const me = personOf('lin').id
  return {
    all,
    self: all.filter(({ submitter }) => submitter.id === me),
    total: all.length,
    quota: {
      teamUsed: 2,
      selfUsed: 1,
      brought: [],
      limit: 5,
      errorUsed: 0,
      errorLimit: 3,
      resetsAt: new Date(Date.parse('2026-11-22T00:00:00+08:00')).toISOString(),
    },
    verdict: verdictFixture(),
    choice: null,
    source: null,
    best: ownBestFixture(),
    ...overrides,
  }
}

/** The choice of a captain with six submissions, two of them chosen, the fourth and fifth best of list A. */
export function finalChoiceFixture(overrides: Partial<FinalChoice> = {}): FinalChoice {
  const list = [6, 5, 4, 3, 2, 1].map((no) => {
    const { id, resultFile, score, createdAt } = submitFixture(no)
    const isChosen = no === 3 || no === 2
    const description = no === 3 ? '五折平均，没有用周末修正' : ''
    return { id, no, name: resultFile.name, description, score: score ?? 0, createdAt, isChosen, counts: isChosen }
  })
  return {
    schedule_id: 10_010,
    count: 2,
    until: fromNow({ days: 1 }),
    isOpen: true,
    isCaptain: true,
    list,
    ...overrides,
  }
}

/** The same without a choice: the two best ones count. */
export const defaultChoiceFixture = (overrides: Partial<FinalChoice> = {}): FinalChoice => {
  const { list, ...choice } = finalChoiceFixture()
  return { ...choice, list: list.map((one, at) => ({ ...one, isChosen: false, counts: at < 2 })), ...overrides }
}

/** Two own submissions that differ in a third of the rows. */
export function comparisonFixture(overrides: Partial<Comparison> = {}): Comparison {
  const out = (no: number) => {
    const { id, resultFile, list, score, scoreB, createdAt } = submitFixture(no)
    return { id, no, name: resultFile.name, list, score, scoreB, createdAt }
  }
  return { submissions: [out(5), out(6)], rows: 365, differing: 121, ...overrides }
}

/** The ids of `submissionRulesFixture`. */
export const ruleIds = Array.from({ length: 31 }, (_, index) => `2014-01-${String(index + 1).padStart(2, '0')}`)

/** Requirements of a result file of the births competition; it lists a few days instead of the whole year. */
export const submissionRulesFixture = (overrides: Partial<Rules> = {}): Rules => ({
  idColumn: 'id',
  predictionColumns: ['births'],
  prediction: 'number',
  labels: [],
  ids: packIds(ruleIds),
  clip: null,
  maxBytes: 100 * 1024 * 1024,
  maxRows: 1_000_000,
  ...overrides,
})

/** The ledger of a day with submissions that counted, were cancelled, had a broken file and were lost by the site. */
export function ledgerFixture(): Ledger {
  const steps = [
    { no: 1, kind: 'use', reason: null },
    { no: 2, kind: 'use', reason: null },
    { no: 2, kind: 'refund', reason: 'cancelled' },
    { no: 3, kind: 'use', reason: null },
    { no: 3, kind: 'refund', reason: 'failed' },
    { no: 3, kind: 'error', reason: 'failed' },
    { no: 4, kind: 'use', reason: null },
    { no: 4, kind: 'refund', reason: 'ours' },
    { no: 5, kind: 'use', reason: null },
  ] as const
  const lines = balanced(
    steps.map((step, index) => ({
      kind: step.kind === 'refund' ? ('refund' as const) : ('use' as const),
      error: step.kind === 'error',
      day: '2026-11-21',
      userId: 1,
      scheduleId: 10_010,
      step,
      at: fromNow({ minutes: -20 * (steps.length - index) }),
    })),
  )
  const list = lines.map(({ step: { no, kind, reason }, at, day, scheduleId, used, errorUsed }, index) => {
    const { id, resultFile, submitter } = submitFixture(no)
    const submission = { id, no, name: resultFile.name }
    const of = { person: submitter, schedule_id: scheduleId, day, at }
    return { id: index + 1, kind, reason, submission, ...of, used, errorUsed }
  })
  return { list: list.toReversed(), total: list.length }
}

/** Running competitions of the reader: one that takes submissions, one that will, one whose windows are over. */
export function ownCompetitionsFixture(): OwnCompetitions {
  const { id, name } = ownTeamFixture()
  const team = { id, name, avatar: null }
  const own = (slug: string, edge: OwnCompetitions['list'][number]['edge']) => {
    const competition = competitionOf(slug)
    return { id: competition.id, title: competition.title, team, edge }
  }
  return {
    list: [
      own('us-births', { kind: 'ends', list: 'A', at: fromNow({ days: 9 }) }),
      own('tang-or-song', { kind: 'starts', list: 'B', at: fromNow({ days: 3 }) }),
      own('bird-strikes', null),
    ],
  }
}
