import type { DataIn, QueryOut } from '@shulei/contract/call.ts'
import type { competitionList, competitionProfile } from '@shulei/contract/competition/calls.ts'
import type { CompetitionFilters } from '@shulei/domain/competition/filters.ts'
import type { Schedule } from '@shulei/domain/competition/schedule.ts'
import type { CompetitionTimes, StatusCode } from '@shulei/domain/competition/state.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { Executor } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { blocksOf, datasetCountOf, datasetsOf } from '../dataset/dataset.service.ts'
import { baselinesOn } from '../submission/board/board.service.ts'
import { leadersOf, submissionCounts } from '../submission/submission.service.ts'
import { ownTeam, teamCountOf } from '../team/team.service.ts'
import { type Brief, briefOf } from './brief.ts'
import { findAll, findCompetition, findFilters, findSchedules, type ListFilterRow } from './competition.repo.ts'
import { type Counts, findPage, outerId } from './list.repo.ts'
import { findSignup } from './signup.repo.ts'
import { competitionTimes, type ScheduleRow, scheduleRules } from './times.ts'
import { visibleList } from './visible-list.service.ts'

type List = DataIn<typeof competitionList>
type Profile = DataIn<typeof competitionProfile>

/** What a competition's card counts; the same on every screen. */
const counts: Counts = { teams: teamCountOf(outerId), datasets: datasetCountOf(outerId) }

const all = { nameCn: '全部', nameEn: 'ALL' }
const allRaces = { id: 0, ...all, banner: '', bannerUrl: '', bannerStatus: 0 }
const allFacets = { code: '', ...all }

/** The filters of the list with their `all` entries in front (`B§3`, Q144). */
function filterChoices(filters: readonly ListFilterRow[]): Pick<List, 'raceCategory' | 'cmptTags' | 'industries'> {
  const facets = (kind: 'tag' | 'industry') =>
    filters.filter((row) => row.kind === kind).map(({ code, name }) => ({ code, nameCn: name.cn, nameEn: name.en }))
  const races = filters
    .filter((row) => row.kind === 'race')
    .map(({ code, name, banner, bannerUrl, bannerStatus }) => ({
      id: Number(code),
      nameCn: name.cn,
      nameEn: name.en,
      banner,
      bannerUrl,
      bannerStatus,
    }))
  return {
    raceCategory: [allRaces, ...races],
    cmptTags: [allFacets, ...facets('tag')],
    industries: [allFacets, ...facets('industry')],
  }
}

/** A page of the competition list with its filters and recommendations (C059); four statements. */
export async function listCompetitions(platform: Platform, query: QueryOut<typeof competitionList>): Promise<List> {
  const { db, clock } = platform
  const now = clock()
  const { per_page: perPage, cmptStatus, ...rest } = query
  const filters: CompetitionFilters & { perPage: number } = { ...rest, cmptStatus: cmptStatus as StatusCode, perPage }
  const [{ rows, total }, choices] = await Promise.all([findPage(db, filters, new Date(now), counts), findFilters(db)])
  const ids = rows.map((row) => row.id)
  const [schedules, submits] = await Promise.all([findSchedules(db, ids), submissionCounts(platform, ids)])
  const parts = { schedules, filters: choices, submits, now }
  const placed = (of: 'place' | 'recommended') =>
    rows
      .filter((row) => row[of] !== null)
      .sort((a, b) => (a[of] ?? 0) - (b[of] ?? 0))
      .map((row) => briefOf(row, parts))
  return { cmpt: { list: placed('place'), total }, ...filterChoices(choices), recommends: placed('recommended') }
}

/** What a person has done in a competition. */
async function ownSide(on: Executor, competitionId: number, userId: number | null) {
  if (userId === null) return { signup: null, team: null, downloadBlocks: await blocksOf(on, competitionId, null) }
  const [signup, team, blocks] = await Promise.all([
    findSignup(on, competitionId, userId),
    ownTeam(on, competitionId, userId),
    blocksOf(on, competitionId, userId),
  ])
  return { signup, team, downloadBlocks: blocks }
}

/** A competition's page (C060 part=profile): five statements for a visitor, eight for a person. Throws `notFound`. */
export async function competitionPage(platform: Platform, id: number, userId: number | null): Promise<Profile> {
  const { db, clock } = platform
  const now = clock()
  const [row, schedules, datasets, own, submits] = await Promise.all([
    findCompetition(db, id, new Date(now), counts),
    findSchedules(db, [id]),
    datasetsOf(db, id, userId),
    ownSide(db, id, userId),
    submissionCounts(platform, [id]),
  ])
  if (!row) throw new ApiError('notFound')
  const rules = schedules.map(scheduleRules)
  const leaders = await leadersOf(platform, [{ id, schedules: rules }])
  const { cn: nameCn, en: nameEn } = row.raceName ?? { cn: '', en: '' }
  return {
    ...briefOf(row, { schedules, filters: row.facetNames, submits, now }),
    sections: row.sections as Profile['sections'],
    faq: row.faq,
    cmptAgreement: row.agreement,
    agreementVersion: row.agreementVersion,
    race: row.raceId === null ? null : { id: row.raceId, nameCn, nameEn },
    signupState: own.signup?.state ?? 0,
    signedUpAt: own.signup?.createdAt.toISOString() ?? null,
    // join requests and invitations have no rows yet: the count is what is there, and no address is given
    teamJoinUndisposedCount: 0,
    invite: { route: '' },
    datasets,
    baselines: baselinesOn(row.scoring, visibleList(rules, now)),
    leaders: leaders.get(id) ?? [],
    profile: { team: own.team },
    downloadBlocks: own.downloadBlocks,
  }
}

/** A competition with what the rules of its state need. */
export interface CompetitionOverview {
  brief: Brief
  times: CompetitionTimes
  schedules: readonly Schedule[]
}

/** All published competitions, in the editors' order; three statements. */
export async function allCompetitions(platform: Platform): Promise<CompetitionOverview[]> {
  const { db, clock } = platform
  const now = clock()
  const rows = await findAll(db, new Date(now), counts)
  const ids = rows.map((row) => row.id)
  const [schedules, submits] = await Promise.all([findSchedules(db, ids), submissionCounts(platform, ids)])
  const of = (id: number): ScheduleRow[] => schedules.filter((schedule) => schedule.competitionId === id)
  return rows.map((row) => ({
    brief: briefOf(row, { schedules, filters: row.facetNames, submits, now }),
    times: competitionTimes(row, of(row.id), now),
    schedules: of(row.id).map(scheduleRules),
  }))
}
