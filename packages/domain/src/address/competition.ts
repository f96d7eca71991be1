import type { CompetitionFilters } from '../compete/competition/filters.ts'
import { page, pageWith } from './page.ts'

/** The list. Filters with default values are left out; `type` may also be a competition's number. */
export const list = pageWith<Omit<CompetitionFilters, 'type'> & { type: CompetitionFilters['type'] | number }>()(
  '/competitions',
)
/** `id` is the competition that was chosen. */
export const submit = pageWith<{ id: number }>()('/competitions/submit')
/** `id` is the competition that was chosen, `version` the version whose comments are open, `page` counts its comments from 1. */
export const sourceCode = pageWith<{ id: number; version: number; page: number }>()('/competitions/source-code')
/** `id` is the private competition, `code` the code that an invitation brought along. */
export const privateVerify = pageWith<{ id: number; code: string }>()('/competition-private/verify')

/** `targetId` names the person who invites (C062). */
export const overview = pageWith<{ targetId: string }>()('/competitions/:id')
/** `column` opens the profile of one column. */
export const dataware = pageWith<{ column: string }>()('/competitions/:id/dataware')
/** `topic` opens one topic of the discussion; `page` counts its replies, or without it the topics, in pages from 1. */
export const discuss = pageWith<{ topic: number; page: number }>()('/competitions/:id/discuss')
export const faq = page('/competitions/:id/faq')
export const invite = page('/competitions/:id/invite')
/** Orders and searches the models of a competition. */
export const models = pageWith<{ sort: 'newest'; search: string; page: number }>()('/competitions/:id/models')
export const profile = page('/competitions/:id/profile')
export const proof = page('/competitions/:id/proof')
/** `sch` is a schedule's id, `stage` 0 for list A and 1 for list B. */
export const ranking = pageWith<{ sch: number; stage: 0 | 1; search: string; page: number }>()(
  '/competitions/:id/ranking',
)
/** Id of a team's row on the ranking, for `hash`. */
export const teamRow = (teamId: number) => `team-${teamId}`
/** The days of a list, played one after another. `sch` and `stage` name a list as for `ranking`. */
export const replay = pageWith<{ sch: number; stage: 0 | 1 }>()('/competitions/:id/replay')
/** From list A to list B of a schedule. */
export const shakeUp = pageWith<{ sch: number; stage: 0 | 1 }>()('/competitions/:id/shake-up')
export const signup = page('/competitions/:id/signup')
/** `of=mine` leaves out submissions of the reader's team mates; `ledger` opens this page of the quota ledger. */
export const submits = pageWith<{ of: 'mine'; page: number; ledger: number }>()('/competitions/:id/submits')
/** Opens the case of the reader's team on the page of its submissions, for `hash`. */
export const ownCase = 'case'
/** The list A submissions that count on list B; `sch` is the schedule's id. */
export const finalChoice = pageWith<{ sch: number }>()('/competitions/:id/final-choice')
/** Two own submissions beside one another; `a` and `b` are their ids. */
export const compare = pageWith<{ a: number; b: number }>()('/competitions/:id/compare')
/** `page` of the teams that look for people, from 1; `invite` opens an invitation to the reader. */
export const teams = pageWith<{ page: number; invite: number }>()('/competitions/:id/teams')
/** The teams that look for people, on the page of the teams, for `hash`. */
export const findTeam = 'find'
/** `sch` and `stage` name a list as for `ranking`; `day` is a day with a snapshot, YYYY-MM-DD. */
export const weeklyRankings = pageWith<{ sch: number; stage: 0 | 1; day: string; page: number }>()(
  '/competitions/:id/weekly-rankings',
)
