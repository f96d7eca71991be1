import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { ms } from '../../../platform/db/instant.ts'
import { liveVersion, type StoredRecord } from './tables.ts'

export type Kind = 'race' | 'special'

/** A published microsite. `name` in a condition may be null for the first one of the kind. */
export interface MicrositeRow {
  id: number
  name: string
  kind: Kind
  version: number
  record: StoredRecord
  canEdit: boolean
}

/** The microsite that a statement is about. */
export interface Wanted {
  kind: Kind
  /** Null for the first microsite of the kind. */
  name: string | null
  now: Date
  /** Also a microsite that is not published yet, for those who may read its draft. */
  isEarly?: boolean
}

const isWanted = ({ kind, name, now, isEarly = false }: Omit<Wanted, 'kind'> & { kind: Kind | null }) => sql`(
  ${kind}::text is null or m.kind = ${kind}::text)
  and (${isEarly} or m.published_at <= ${now.toISOString()}::timestamptz)
  and (${name}::text is null or m.name = ${name}::text)`

/** The live version `v` of each microsite `m`. */
export const withLiveVersion = (now: Date) =>
  sql`join microsite_versions v on v.microsite_id = m.id and v.number = ${liveVersion(now)}`

/** A published microsite with its live record, in one statement; null where there is none. */
export async function findMicrosite(on: Executor, wanted: Wanted, reader: number | null): Promise<MicrositeRow | null> {
  const { rows } = await on.execute<{ site: MicrositeRow }>(sql`
    select json_build_object('id', m.id, 'name', m.name, 'kind', m.kind, 'version', v.number, 'record', v.record,
      'canEdit', exists (select 1 from microsite_members e
        where e.microsite_id = m.id and e.user_id = ${reader}::bigint)) as site
    from microsites m ${withLiveVersion(wanted.now)}
    where ${isWanted(wanted)} order by m.sort, m.id limit 1`)
  return rows[0]?.site ?? null
}

export interface NewsRow {
  /** Number of the article among those of its microsite. */
  id: number
  title: { cn: string; en: string }
  summary: { cn: string; en: string }
  at: number
}

const newsBrief = sql`json_build_object('id', n.number, 'title', n.title, 'summary', n.summary, 'at', ${ms('n.published_at')})`
const isOut = (now: Date) => sql`n.published_at <= ${now.toISOString()}::timestamptz`

export interface CardRow extends Omit<MicrositeRow, 'canEdit' | 'id' | 'version'> {
  news: NewsRow | null
}

/** All published microsites of a kind, or of both, with their newest news, in one statement. */
export async function findMicrosites(on: Executor, kind: Kind | null, now: Date): Promise<CardRow[]> {
  const { rows } = await on.execute<{ card: CardRow }>(sql`
    select json_build_object('name', m.name, 'kind', m.kind, 'record', v.record,
      'news', (select ${newsBrief} from microsite_news n where n.microsite_id = m.id and ${isOut(now)}
        order by n.published_at desc, n.id desc limit 1)) as card
    from microsites m ${withLiveVersion(now)}
    where ${isWanted({ kind, name: null, now })} order by m.sort, m.id`)
  return rows.map(({ card }) => card)
}

/** A page of news and their number, in one statement; null where there is no such microsite. */
export async function findNews(on: Executor, wanted: Wanted, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await on.execute<{ news: { list: NewsRow[]; total: number } }>(sql`
    select json_build_object(
      'total', (select count(*)::int from microsite_news n where n.microsite_id = m.id and ${isOut(wanted.now)}),
      'list', coalesce((select json_agg(${newsBrief} order by n.published_at desc, n.id desc) from (
        select * from microsite_news n where n.microsite_id = m.id and ${isOut(wanted.now)}
        order by n.published_at desc, n.id desc limit ${limit} offset ${offset}) n), '[]'::json)) as news
    from microsites m where ${isWanted(wanted)} order by m.sort, m.id limit 1`)
  return rows[0]?.news ?? null
}

export interface ArticleRow extends NewsRow {
  updatedAt: number
  html: { cn: string; en: string }
  newer: { id: number; title: { cn: string; en: string } } | null
  older: { id: number; title: { cn: string; en: string } } | null
}

/**
 * An article with its neighbours, in one statement; null where the microsite has no such article. Earlier releases had the id of the
 * row in an article's address: it leads to the article where the microsite has none of this number.
 */
export async function findArticle(on: Executor, wanted: Wanted, asked: number): Promise<ArticleRow | null> {
  const neighbour = (side: 'newer' | 'older') => {
    const [order, than] = side === 'newer' ? [sql.raw('asc'), sql.raw('>')] : [sql.raw('desc'), sql.raw('<')]
    return sql`(select json_build_object('id', o.number, 'title', o.title) from microsite_news o
      where o.microsite_id = n.microsite_id and o.published_at <= ${wanted.now.toISOString()}::timestamptz
        and (o.published_at, o.id) ${than} (n.published_at, n.id)
      order by o.published_at ${order}, o.id ${order} limit 1)`
  }
  const { rows } = await on.execute<{ article: ArticleRow }>(sql`
    select json_build_object('id', n.number, 'title', n.title, 'summary', n.summary, 'at', ${ms('n.published_at')},
      'updatedAt', ${ms('n.updated_at')}, 'html', n.html,
      'newer', ${neighbour('newer')}, 'older', ${neighbour('older')}) as article
    from microsite_news n join (
      select m.id from microsites m where ${isWanted(wanted)} order by m.sort, m.id limit 1) m on m.id = n.microsite_id
    where ${asked}::bigint in (n.number, n.id) and ${isOut(wanted.now)}
    order by n.number = ${asked}::bigint desc limit 1`)
  return rows[0]?.article ?? null
}
