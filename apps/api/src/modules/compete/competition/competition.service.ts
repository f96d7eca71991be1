import type { DataIn, QueryOut } from '@shulei/contract/call.ts'
import type {
  competitionAgreement,
  competitionData,
  competitionFaq,
  competitionList,
  competitionProfile,
  competitionSections,
} from '@shulei/contract/compete/competition/calls.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { withFormulas } from '@shulei/domain/base/markup/formula.ts'
import type { CompetitionFilters } from '@shulei/domain/compete/competition/filters.ts'
import type { Schedule } from '@shulei/domain/compete/competition/schedule.ts'
import { hasAgreement } from '@shulei/domain/compete/competition/signup.ts'
import type { CompetitionTimes, StatusCode } from '@shulei/domain/compete/competition/state.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Executor } from '../../../platform/db/database.ts'
import type { Once } from '../../../platform/page-reads.ts'
import type { Platform } from '../../../platform/platform.ts'
import { blocksBefore, datasetsOf } from '../../data/dataset/dataset.service.ts'
import { pictureOf, pictureOfCriteria } from '../../data/dataset/picture.service.ts'
import { baselinesOn } from '../submission/board/board.service.ts'
import { standingOf } from '../submission/submission.service.ts'
import { ownTeamOut } from '../team/team.service.ts'
import { type Brief, briefOf } from './brief.ts'
import {
  findAll,
  findCompetition,
  findFilters,
  findIndustries,
  findPublished,
  type ListFilterRow,
} from './competition.repo.ts'
import { competitionCounts, countsOf } from './counts.service.ts'
import { findPage } from './list.repo.ts'
import { findOwnPlace } from './own-place.repo.ts'
import { scheduleRows } from './schedule-list.ts'
import { stateOf } from './signup.service.ts'
import { competitionTimes, scheduleRules } from './times.ts'
import { visibleList } from './visible-list.service.ts'

type List = DataIn<typeof competitionList>
type Profile = DataIn<typeof competitionProfile>
type Section = DataIn<typeof competitionSections>['sections'][number]

const all = { nameCn: '全部', nameEn: 'ALL' }
const allRaces = { id: 0, ...all, banner: '', bannerUrl: '', bannerStatus: 0 }
const allFacets = { code: '', ...all }

const facetOut = ({ code, name }: Pick<ListFilterRow, 'code' | 'name'>) => ({ code, nameCn: name.cn, nameEn: name.en })

/** The filters of the list, each with the choice `all` in front (`B§3`, Q144). */
function filterChoices(filters: readonly ListFilterRow[]): Pick<List, 'raceCategory' | 'cmptTags' | 'industries'> {
  const facets = (kind: 'tag' | 'industry') => filters.filter((row) => row.kind === kind).map(facetOut)
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

/** The industries that a person can choose, in the editors' order. */
export async function industriesOf(on: Executor): Promise<ReturnType<typeof facetOut>[]> {
  return (await findIndustries(on)).map(facetOut)
}

/** A page of the competition list with its filters and recommendations (C059); four statements, two of them with cached counts. */
export async function listCompetitions(platform: Platform, query: QueryOut<typeof competitionList>): Promise<List> {
  const { db, clock } = platform
  const now = clock()
  const { per_page: perPage, cmptStatus, ...rest } = query
  const filters: CompetitionFilters & { perPage: number } = { ...rest, cmptStatus: cmptStatus as StatusCode, perPage }
  const [counts, choices] = await Promise.all([competitionCounts(platform), findFilters(db, new Date(now))])
  const teams = new Map([...counts].map(([id, one]) => [id, one.teams]))
  const { rows, total } = await findPage(db, filters, new Date(now), teams)
  const placed = (of: 'place' | 'recommended') =>
    rows
      .filter((row) => row[of] !== null)
      .sort((a, b) => (a[of] ?? 0) - (b[of] ?? 0))
      .map((row) => {
        const picture = row.pictureSource
          ? pictureOf(row.pictureSource, 'small')
          : row.criteria && pictureOfCriteria(row.criteria, 'small')
        return briefOf(row, { filters: choices, counts: countsOf(counts, row.id), now, picture })
      })
  return { cmpt: { list: placed('place'), total }, ...filterChoices(choices), recommends: placed('recommended') }
}

/** A call about one competition for one person, which may render a page together with others. */
export interface CompetitionAsk {
  id: number
  /** Null for a visitor. */
  userId: number | null
  once: Once
}

/** A competition that the person may open; one statement in a page. Throws `notFound`. */
async function openCompetition({ db, clock }: Platform, { id, userId, once }: CompetitionAsk) {
  const row = await once(`competition ${id} ${userId}`, () =>
    findCompetition(db, id, { reader: userId, now: new Date(clock()) }),
  )
  if (!row) throw new ApiError('notFound')
  return row
}

const openDatasets = ({ db }: Platform, { id, userId, once }: CompetitionAsk) =>
  once(`data sets ${id} ${userId}`, () => datasetsOf(db, id, userId))

/** A competition's page (C060 part=profile): four statements for a visitor, five for a person. Throws `notFound`. */
export async function competitionPage(platform: Platform, ask: CompetitionAsk): Promise<Profile> {
  const { id, userId } = ask
  const { db, clock } = platform
  const now = clock()
  const [row, { datasets, picture }, own, counts] = await Promise.all([
    openCompetition(platform, ask),
    openDatasets(platform, ask),
    userId === null ? null : findOwnPlace(db, { competitionId: id, userId, now: new Date(now) }),
    competitionCounts(platform),
  ])
  const rules = scheduleRows(row.schedules).map(scheduleRules)
  const standing = await standingOf(platform, { id, schedules: rules }, own?.team?.id ?? null)
  const { cn: nameCn, en: nameEn } = row.raceName ?? { cn: '', en: '' }
  return {
    ...briefOf(row, {
      filters: row.facetNames,
      counts: countsOf(counts, id),
      now,
      picture: picture ?? (row.criteria && pictureOfCriteria(row.criteria, 'large')),
    }),
    gate: row.gate,
    hasAgreement: hasAgreement(row.agreement),
    fileCount: datasets.reduce((sum, { files }) => sum + files.length, 0),
    faqCount: row.faq.length,
    isProtocolAgreed: datasets.length > 0 && datasets.every(({ isAgree }) => isAgree),
    agreementVersion: row.agreementVersion,
    race: row.raceId === null ? null : { id: row.raceId, nameCn, nameEn },
    isSeasonal: row.isSeasonal,
    signupState: own?.signup ? stateOf(row, own.signup) : 0,
    signedUpAt: own?.signup?.createdAt.toISOString() ?? null,
    teamJoinUndisposedCount: own?.openRequests ?? 0,
    invite: { route: userId === null ? '' : competitionAddress.overview({ id, targetId: String(userId) }) },
    baselines: baselinesOn({ baselines: standing.baselines ?? row.scoring.baselines }, visibleList(rules, now)),
    leaders: standing.leaders,
    median: standing.median,
    own: standing.own,
    profile: { team: own?.team ? ownTeamOut(own.team) : null },
    downloadBlocks: blocksBefore(
      datasets,
      own && { signupState: own.signup?.state ?? 0, auth: own.auth, isOrganizer: own.isOrganizer },
      row.gate,
    ),
    ...(own?.isOrganizer ? { isOrganizer: true as const } : {}),
  }
}

/** The texts about the task of a competition (C060 part=sections). Throws `notFound`. */
export async function sectionsOf(platform: Platform, ask: CompetitionAsk): Promise<DataIn<typeof competitionSections>> {
  const { sections } = await openCompetition(platform, ask)
  const withMaths = ({ html, ...section }: Section) => ({
    ...section,
    html: { cn: withFormulas(html.cn), en: withFormulas(html.en) },
  })
  return { sections: (sections as Section[]).map(withMaths) }
}

/** The questions of a competition (C060 part=faq). Throws `notFound`. */
export async function faqOf(platform: Platform, ask: CompetitionAsk): Promise<DataIn<typeof competitionFaq>> {
  const { faq } = await openCompetition(platform, ask)
  return { faq }
}

/** The participation agreement of a competition (C060 part=agreement). Throws `notFound`. */
export async function agreementOf(
  platform: Platform,
  ask: CompetitionAsk,
): Promise<DataIn<typeof competitionAgreement>> {
  const { agreement } = await openCompetition(platform, ask)
  return { cmptAgreement: agreement }
}

/** The data sets of a competition (C060 part=data). Throws `notFound`. */
export async function dataOf(platform: Platform, ask: CompetitionAsk): Promise<DataIn<typeof competitionData>> {
  const [, { datasets }] = await Promise.all([openCompetition(platform, ask), openDatasets(platform, ask)])
  return { datasets }
}

/** A competition with all data that the rules of its state need. */
export interface CompetitionOverview {
  brief: Brief
  times: CompetitionTimes
  schedules: readonly Schedule[]
}

/** Numbers of the competitions that everybody may see, and when each was changed last, for a sitemap; one statement. */
export const publishedCompetitions = ({ db, clock }: Platform) => findPublished(db, new Date(clock()))

/** All competitions that everybody may see, in the editors' order; three statements. */
export const allCompetitions = (platform: Platform): Promise<CompetitionOverview[]> => overviews(platform)

/** Those of the given competitions that the reader may open, in the editors' order; three statements, none without an id. */
export async function competitionsOf(
  platform: Platform,
  ids: readonly number[],
  reader: number | null,
): Promise<CompetitionOverview[]> {
  return ids.length === 0 ? [] : overviews(platform, { ids, reader })
}

async function overviews(platform: Platform, wanted?: Parameters<typeof findAll>[2]): Promise<CompetitionOverview[]> {
  const { db, clock } = platform
  const now = clock()
  const [rows, counts] = await Promise.all([findAll(db, new Date(now), wanted), competitionCounts(platform)])
  return rows.map((row) => {
    const schedules = scheduleRows(row.schedules)
    return {
      brief: briefOf(row, { filters: row.facetNames, counts: countsOf(counts, row.id), now }),
      times: competitionTimes(row, schedules, now),
      schedules: schedules.map(scheduleRules),
    }
  })
}
