import type { DataIn } from '@shulei/contract/call.ts'
import type { micrositePage } from '@shulei/contract/publish/microsite/calls.ts'
import { listOfStage } from '@shulei/domain/compete/ranking/list.ts'
import { type AnsweredPage, isAnsweredPage } from '@shulei/domain/publish/microsite/pages.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type CompetitionOverview, competitionsOf } from '../../compete/competition/competition.service.ts'
import { publicList } from '../../compete/competition/visible-list.service.ts'
import { type Asked, listNews, micrositeOf } from './microsite.service.ts'
import { findPeople, findTalent, type OpenList, type PersonRow } from './people.repo.ts'
import type { StoredRecord } from './tables.ts'

type Page = DataIn<typeof micrositePage>
type PageOf<K extends Page['page']> = Extract<Page, { page: K }>
type Overviews = ReadonlyMap<number, CompetitionOverview>

/** Rows of the lists on the home page, and of the page of talents. */
const HOME = { experts: 4, news: 4, talent: 5 }
const TALENTS = 24

async function overviewsOf(platform: Platform, { tracks }: StoredRecord, reader: number | null): Promise<Overviews> {
  const ids = tracks.items.map(({ competitionId }) => competitionId)
  const found = await competitionsOf(platform, ids, reader)
  return new Map(found.map((overview) => [overview.brief.id, overview]))
}

/** Tracks with their competitions; a track whose competition the reader may not open is left out. */
function shownTracks({ tracks }: StoredRecord, overviews: Overviews): PageOf<'competition'>['tracks'] {
  const items = tracks.items.flatMap(({ competitionId, ...words }) => {
    const competition = overviews.get(competitionId)?.brief
    return competition ? [{ ...words, competition }] : []
  })
  return { ...tracks, items }
}

/** People of the record with their names; somebody whose account is gone is left out. */
function withNames<T extends { userId: number }>(list: readonly T[], people: readonly PersonRow[]) {
  const byId = new Map(people.map((person) => [person.id, person]))
  return list.flatMap((item) => {
    const person = byId.get(item.userId)
    return person ? [{ ...item, person }] : []
  })
}

async function expertsOf({ db }: Platform, { experts }: StoredRecord, most?: number) {
  const list = experts.people.slice(0, most)
  const people = await findPeople(
    db,
    list.map(({ userId }) => userId),
  )
  return withNames(list, people).map(({ userId, person: { id, name, avatar }, ...words }) => ({
    id,
    name,
    avatar,
    ...words,
  }))
}

async function talentOf({ db, clock }: Platform, { tracks }: StoredRecord, overviews: Overviews, most: number) {
  const lists: OpenList[] = []
  for (const [competitionId, { schedules }] of overviews) {
    const open = publicList(schedules, clock())
    if (open) lists.push({ competitionId, scheduleId: open.scheduleId, stage: open.stage })
  }
  const titles = new Map(tracks.items.map((track) => [track.competitionId, track.title]))
  const rows = await findTalent(db, lists, most)
  return rows.map(({ stage, ...row }) => ({
    ...row,
    list: listOfStage(stage),
    competition: titles.get(row.competitionId) ?? { cn: '', en: '' },
  }))
}

async function homeOf(platform: Platform, record: StoredRecord, asked: Asked): Promise<PageOf<'home'>> {
  const { hero, home, figure, organization } = record
  const has = new Set(home.flat())
  const [overviews, experts, news] = await Promise.all([
    overviewsOf(platform, record, asked.reader),
    has.has('experts') ? expertsOf(platform, record, HOME.experts) : [],
    has.has('news') ? listNews(platform, asked, { page: 1, perPage: HOME.news }) : { list: [] },
  ])
  return {
    page: 'home',
    hero,
    rows: home,
    figure: has.has('figure') ? figure : null,
    tracks: shownTracks(record, overviews),
    experts,
    talent: has.has('talent') ? await talentOf(platform, record, overviews, HOME.talent) : [],
    news: news.list,
    organization: has.has('organization') ? organization.groups : [],
  }
}

async function jobsOf({ db }: Platform, { jobs }: StoredRecord): Promise<PageOf<'job'>> {
  const ids = [...new Set(jobs.items.map(({ contactId }) => contactId))]
  const people = new Map((await findPeople(db, ids)).map((person) => [person.id, person]))
  const items = jobs.items.map(({ contactId, ...job }) => {
    const person = people.get(contactId)
    return { ...job, contact: person ? { id: person.id, name: person.name, avatar: person.avatar } : null }
  })
  return { page: 'job', lead: jobs.lead, items }
}

async function contactOf(platform: Platform, record: StoredRecord, reader: number | null): Promise<PageOf<'contact'>> {
  const { lead, people, support } = record.contact
  const [found, overviews] = await Promise.all([
    findPeople(
      platform.db,
      people.map(({ userId }) => userId),
    ),
    overviewsOf(platform, record, reader),
  ])
  return {
    page: 'contact',
    lead,
    people: withNames(people, found).map(({ person, userId: _, ...words }) => ({ ...person, ...words })),
    discussions: shownTracks(record, overviews).items.map(({ title, competition }) => ({
      competitionId: competition.id,
      title,
    })),
    support,
  }
}

/** The content of a microsite's page (X015); at most seven statements. Throws `notFound`. */
export async function readMicrositePage(platform: Platform, asked: Asked, page: string): Promise<Page> {
  if (!isAnsweredPage(page)) throw new ApiError('notFound')
  const { record, name } = await micrositeOf(platform, asked)
  return contentOf(platform, record, { ...asked, name }, page)
}

async function contentOf(platform: Platform, record: StoredRecord, asked: Asked, page: AnsweredPage): Promise<Page> {
  switch (page) {
    case 'home':
      return homeOf(platform, record, asked)
    case 'competition':
      return { page, tracks: shownTracks(record, await overviewsOf(platform, record, asked.reader)) }
    case 'expert':
      return { page, lead: record.experts.lead, people: await expertsOf(platform, record) }
    case 'talent': {
      const overviews = await overviewsOf(platform, record, asked.reader)
      return { page, lead: record.talent.lead, people: await talentOf(platform, record, overviews, TALENTS) }
    }
    case 'organization':
      return { page, ...record.organization }
    case 'job':
      return jobsOf(platform, record)
    case 'contact':
      return contactOf(platform, record, asked.reader)
    default: {
      const slot = Number(page.slice('content-'.length))
      const content = record.pages[slot - 1]
      if (!content) throw new ApiError('notFound')
      return { page: 'content', slot, ...content }
    }
  }
}
