import type { DataIn } from '@shulei/contract/call.ts'
import type * as calls from '@shulei/contract/publish/microsite/calls.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { competitionsOf } from '../../compete/competition/competition.service.ts'
import {
  findArticle,
  findMicrosite,
  findMicrosites,
  findNews,
  type Kind,
  type MicrositeRow,
  type NewsRow,
  type Wanted,
} from './microsite.repo.ts'
import { type DraftKey, draftOf } from './studio/draft.service.ts'

/** Name and kind of the microsite that is asked for. `-` as name is the first one of its kind. */
export interface Asked {
  kind: Kind
  name: string
  reader: number | null
  /** Asks for the draft instead of the published version. */
  draft?: DraftKey | undefined
}

const iso = (at: number) => new Date(at).toISOString()
export const newsOnWire = ({ at, ...row }: NewsRow) => ({ ...row, at: iso(at) })

const wanted = ({ clock }: Platform, { kind, name }: Pick<Asked, 'kind' | 'name'>): Wanted => ({
  kind,
  name: name === '-' ? null : name,
  now: new Date(clock()),
})

/** A published microsite with its record, in one statement, or its draft. Throws `notFound`. */
export async function micrositeOf(platform: Platform, asked: Asked): Promise<MicrositeRow> {
  if (asked.draft) return draftOf(platform, wanted(platform, asked), asked.reader, asked.draft)
  const row = await findMicrosite(platform.db, wanted(platform, asked), asked.reader)
  if (!row) throw new ApiError('notFound')
  return row
}

/** The frame of a microsite (X015). */
export async function micrositeFrame(platform: Platform, asked: Asked): Promise<DataIn<typeof calls.microsite>> {
  const { kind, name, version, canEdit, record } = await micrositeOf(platform, asked)
  const { title, mark, menu, host, footerText, theme, frameHosts } = record
  return { kind, name, version, canEdit, title, mark, menu, host, footerText, theme, frameHosts }
}

/** The microsites of a kind, or of both, with the numbers of their competitions; at most four statements (X016). */
export async function listMicrosites(
  platform: Platform,
  kind: Kind | null,
): Promise<DataIn<typeof calls.micrositeList>> {
  const cards = await findMicrosites(platform.db, kind, new Date(platform.clock()))
  const ids = [...new Set(cards.flatMap(({ record }) => record.tracks.items.map((item) => item.competitionId)))]
  const overviews = await competitionsOf(platform, ids, null)
  const teamsOf = new Map(overviews.map(({ brief }) => [brief.id, brief.teamCount]))
  return {
    list: cards.map(({ kind, name, record, news }) => {
      const tracks = record.tracks.items.filter(({ competitionId }) => teamsOf.has(competitionId))
      return {
        kind,
        name,
        title: record.title,
        mark: record.mark,
        theme: record.theme,
        eyebrow: record.hero.eyebrow,
        lead: record.hero.lead,
        competitions: tracks.length,
        teams: tracks.reduce((sum, { competitionId }) => sum + (teamsOf.get(competitionId) ?? 0), 0),
        newestNews: news && newsOnWire(news),
      }
    }),
  }
}

/** The microsite whose news are asked for. Who may read its draft also reads the news of one that is not published yet. */
async function wantedNews(platform: Platform, asked: Asked): Promise<Wanted> {
  if (!asked.draft) return wanted(platform, asked)
  const { kind, name } = await micrositeOf(platform, asked)
  return { ...wanted(platform, { kind, name }), isEarly: true }
}

/** A page of news (X017); one statement. Throws `notFound`. */
export async function listNews(
  platform: Platform,
  asked: Asked,
  { page, perPage }: { page: number; perPage: number },
): Promise<DataIn<typeof calls.micrositeNews>> {
  const range = { limit: perPage, offset: (page - 1) * perPage }
  const news = await findNews(platform.db, await wantedNews(platform, asked), range)
  if (!news) throw new ApiError('notFound')
  return { list: news.list.map(newsOnWire), total: news.total }
}

/** An article with its neighbours (X017), also by the id that its address had once; one statement. Throws `notFound`. */
export async function readArticle(
  platform: Platform,
  asked: Asked,
  id: number,
): Promise<DataIn<typeof calls.micrositeArticle>> {
  const article = await findArticle(platform.db, await wantedNews(platform, asked), id)
  if (!article) throw new ApiError('notFound')
  const { updatedAt, html, newer, older, ...row } = article
  return { ...newsOnWire(row), updatedAt: iso(updatedAt), html, newer, older }
}
