import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { HOUR } from '@shulei/domain/base/time/instant.ts'
import { freezeAtOf } from '@shulei/domain/compete/team/limits.ts'
import { quote } from './finding.ts'
import type { datasetOf } from './folder-facts.ts'
import type { CompetitionFacts, PublicFile, Quota, Round } from './store-competition.ts'
import { competitionColumns, scheduleColumns } from './store-competition.ts'
import type { StoredCompetition } from './stored-competition.ts'

/** People and teams that a change concerns. */
export interface Entered {
  signups: number
  teams: number
  submissions: number
  /** Submissions by the sort of their schedule. */
  bySchedule: ReadonlyMap<number, number>
  /** People who have downloaded a public table. */
  downloads: number
  /** Members of the largest team. */
  largestTeam: number
}

/** Changes that a folder would make. `refusals` keep it from doing so. */
export interface UpdatePlan {
  changes: string[]
  refusals: string[]
}

/** A folder's content in the form of the database. */
export interface Wanted {
  facts: CompetitionFacts
  rounds: readonly (Round & Quota)[]
  solution: Buffer
  dataset: ReturnType<typeof datasetOf>
  tables: readonly PublicFile[]
}

const shown = (value: unknown): string => {
  if (value instanceof Date)
    return `${new Date(value.getTime() + 8 * HOUR).toISOString().slice(0, 19).replace('T', ' ')}`
  return value === null ? 'never' : quote(String(value))
}

const plural = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** Columns whose values are told one by one, in words. */
const told = {
  publishedAt: 'It is published at',
  startTime: 'It starts at',
  endTime: 'It ends at',
  signupStartTime: 'Sign-up opens at',
  signupEndTime: 'Sign-up closes at',
  gate: 'People have filled in before they submit:',
  teamMax: 'Most members of a team:',
  isSeasonal: 'Monthly seasons follow:',
  format: 'Format:',
  type: 'Type:',
} as const

/** Columns whose values are too long for a line. */
const named = {
  title: 'The title changes.',
  summary: 'The summary changes.',
  sections: 'The text changes.',
  faq: 'The questions change.',
  tags: 'The tags change.',
  industries: 'The industries change.',
  raceId: 'The series changes.',
  reward: 'The reward changes.',
  frameHosts: 'The sites that may show the ranking in a frame change.',
} as const

const roundWords = {
  startTime: 'starts at',
  endTime: 'ends at',
  listAStartTime: 'opens list A at',
  listAEndTime: 'closes list A at',
  listBStartTime: 'opens list B at',
  listBEndTime: 'closes list B at',
  maxSubmitCount: 'takes a day this many submissions:',
  maxErrorSubmitCount: 'gives back a day this many failed submissions:',
  subRank: 'sends on this many teams (0 for all):',
  title: 'is called',
  sourceStartTime: 'takes source code from',
  sourceEndTime: 'takes source code until',
  sourcePlaces: 'asks this many teams for their source code (0 for all):',
  choiceCount: 'lets captains choose this many submissions (0 for none):',
  choiceUntil: 'takes the choice until',
} as const

/** The key of a solution in the file store, which its content decides. */
export function isSameSolution({ row }: StoredCompetition, solution: Buffer): boolean {
  const digest = createHash('sha256').update(solution).digest('hex').slice(0, 16)
  return row.scoring.solutionKey === `solutions/${row.slug}-${digest}.csv`
}

/** The instant from which members stay as they are, which has a default. */
const frozenFrom = ({ teamFreezeAt, endTime }: { teamFreezeAt: Date | null; endTime: Date }) =>
  shown(new Date(freezeAtOf({ teamFreezeAt: teamFreezeAt?.getTime() ?? null, endTime: endTime.getTime() })))

function planRow({ row }: StoredCompetition, { facts }: Wanted, entered: Entered): string[] {
  const columns = competitionColumns(facts, row.scoring.solutionKey)
  const lines = (Object.keys(told) as (keyof typeof told)[]).flatMap((name) =>
    isDeepStrictEqual(row[name], columns[name])
      ? []
      : [`${told[name]} ${shown(columns[name] ?? null)} instead of ${shown(row[name])}.`],
  )
  const texts = (Object.keys(named) as (keyof typeof named)[]).filter(
    (name) => !isDeepStrictEqual(row[name] ?? null, columns[name] ?? null),
  )
  const people = plural(entered.signups, 'person has', 'people have')
  const isAgreed = isDeepStrictEqual(row.agreement, columns.agreement)
  return [
    ...lines,
    ...texts.map((name) => named[name]),
    ...(isAgreed ? [] : [`The agreement changes: ${people} signed up and must accept it before the next step.`]),
    ...(columns.teamMax !== undefined && entered.largestTeam > columns.teamMax
      ? [`A team has ${entered.largestTeam} members already: larger teams stay, and take nobody else.`]
      : []),
    ...(isDeepStrictEqual(row.teamFreezeAt, columns.teamFreezeAt)
      ? []
      : [`Members of teams stay as they are from ${frozenFrom(columns)} instead of ${frozenFrom(row)}.`]),
    ...(row.scoring.maxBytes === facts.scoring.maxBytes
      ? []
      : [`The largest result file: ${facts.scoring.maxBytes} bytes instead of ${row.scoring.maxBytes}.`]),
    ...(isDeepStrictEqual(row.scoring.baselines, facts.scoring.baselines) ? [] : ['The baselines change.']),
  ]
}

function planSchedules({ schedules }: StoredCompetition, { rounds }: Wanted, entered: Entered): UpdatePlan {
  const [changes, refusals]: [string[], string[]] = [[], []]
  for (const round of rounds) {
    const stored = schedules.find(({ sort }) => sort === round.sort)
    const columns = scheduleColumns(round)
    if (!stored) changes.push(`Schedule ${round.sort + 1} is added.`)
    else {
      for (const [name, words] of Object.entries(roundWords) as [keyof typeof roundWords, string][]) {
        if (isDeepStrictEqual(stored[name], columns[name])) continue
        const line = `Schedule ${round.sort + 1} ${words} ${shown(columns[name])} instead of ${shown(stored[name])}.`
        if (name === 'subRank' && stored.promotedAt) {
          refusals.push(`${line} Its teams were promoted already: put the old number back.`)
        } else if (name === 'choiceCount' && (entered.bySchedule.get(round.sort) ?? 0) > 0) {
          refusals.push(`${line} Submissions were made under the old number: put it back.`)
        } else changes.push(line)
      }
    }
  }
  for (const { sort } of schedules.slice(rounds.length)) {
    const count = entered.bySchedule.get(sort) ?? 0
    if (count === 0) changes.push(`Schedule ${sort + 1} is removed.`)
    else {
      const made = plural(count, 'submission was', 'submissions were')
      refusals.push(
        `Schedule ${sort + 1} is removed, but ${made} made in it. Put it back; you may close its windows earlier.`,
      )
    }
  }
  return { changes, refusals }
}

function planData(stored: StoredCompetition, { tables, dataset }: Wanted, entered: Entered): string[] {
  const old = stored.dataset as Record<string, unknown> | null
  const isSame = Object.entries(dataset).every(([name, value]) =>
    isDeepStrictEqual(JSON.parse(JSON.stringify(old?.[name] ?? null)), JSON.parse(JSON.stringify(value))),
  )
  const people = plural(entered.downloads, 'person has', 'people have')
  const files = tables
    .filter(({ name, sha256 }) => stored.files.find((file) => file.name === `${name}.csv`)?.sha256 !== sha256)
    .map(({ name }) => `${name}.csv changes: ${people} downloaded data before, and must do so again.`)
  return [...files, ...(isSame ? [] : ['Columns, licence or source of the data page change.'])]
}

/** Settings by which scores were made. */
function planScoring({ row, ...stored }: StoredCompetition, { facts, solution }: Wanted, entered: Entered): UpdatePlan {
  const changed = [
    ...(row.metric === facts.metric ? [] : ['The metric']),
    ...(['idColumn', 'predictionColumns', 'labels'] as const)
      .filter((name) => !isDeepStrictEqual(row.scoring[name], facts.scoring[name]))
      .map((name) => `“${name}”`),
    ...(isSameSolution({ row, ...stored }, solution) ? [] : ['The solution']),
  ]
  if (entered.submissions === 0)
    return { changes: changed.map((what) => `${what} changes; nothing was submitted yet.`), refusals: [] }
  const made = plural(entered.submissions, 'submission', 'submissions')
  const remedy = 'Put the old one back, or import the corrected competition under another slug.'
  const again = 'To correct a solution or a metric, score them again: docs/operating.md, “Scoring again”.'
  return {
    changes: [],
    refusals: changed.map((what) => `${what} changes, but ${made} came in under the old one. ${remedy} ${again}`),
  }
}

/**
 * A solution that anybody can read could be handed in as a result. Windows accept nothing after the end of the competition, so that
 * one alone opens nothing again.
 */
function refuseReopening({ row, solutionPublishedAt }: StoredCompetition, { facts }: Wanted): string[] {
  if (!solutionPublishedAt) return []
  const end = new Date(facts.calendar.end)
  const opened = [
    ...(end > row.endTime ? [`It ends later, at ${shown(end)}`] : []),
    ...(facts.isSeasonal && !row.isSeasonal ? ['Monthly seasons follow'] : []),
  ]
  const known = `but its solution was published at ${shown(solutionPublishedAt)}`
  const remedy = 'Put the old setting back, or import the competition with another solution under another slug.'
  return opened.map((what) => `${what}, ${known}. ${remedy}`)
}

/** Compares a folder with the competition of the site. */
export function planUpdate(stored: StoredCompetition, wanted: Wanted, entered: Entered): UpdatePlan {
  const scoring = planScoring(stored, wanted, entered)
  const schedules = planSchedules(stored, wanted, entered)
  return {
    changes: [
      ...scoring.changes,
      ...planRow(stored, wanted, entered),
      ...schedules.changes,
      ...planData(stored, wanted, entered),
    ],
    refusals: [...scoring.refusals, ...refuseReopening(stored, wanted), ...schedules.refusals],
  }
}
