import type { NotebookLanguage } from '@shulei/domain/people/notebook/notebook.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { openTo, visibleTo } from '../../compete/competition/tables.ts'

/** Selects rows of a tab. */
export interface Slice {
  userId: number
  /** The person who reads: rows and links of private competitions are left out unless the reader may open them. */
  reader: number
  offset: number
  limit: number
  now: Date
}

export interface Sliced<Row> {
  total: number
  list: Row[]
}

/** A page of rows and their total, in one statement. `rows` are ordered by their columns `at` and `id`, newest first. */
export async function slice<Row>(on: Executor, rows: SQL, { offset, limit }: Slice): Promise<Sliced<Row>> {
  const answer = await on.execute<{ answer: Sliced<Row> }>(sql`
    with found as (${rows}),
      page as (select * from found order by at desc, id desc offset ${offset} limit ${limit})
    select json_build_object(
      'total', (select count(*)::int from found),
      'list', coalesce((select json_agg(page order by page.at desc, page.id desc) from page), '[]'::json)
    ) as answer`)
  return answer.rows[0]?.answer ?? { total: 0, list: [] }
}

interface About {
  id: number
  title: { cn: string; en: string }
}

interface Author {
  id: number
  name: string
  avatar: string | null
}

/** SQL: the competition of a row of `t`, if the reader may open it. */
const competitionOf = ({ now, reader }: Slice) => sql`(
  select json_build_object('id', c.id, 'title', c.title) from competitions c
  where c.id = t.competition_id and ${visibleTo(reader, now)})`

const person = (alias: string) =>
  sql.raw(`json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'avatar', ${alias}.image)`)

export interface PublishRow {
  id: number
  kind: 'question' | 'answer'
  title: string
  body: string
  at: string
  answerCount: number
  question: { id: number; title: string; author: Author } | null
}

export const findPublishes = (on: Executor, slot: Slice) =>
  slice<PublishRow>(
    on,
    sql`
      select q.id, 'question' as kind, q.title, q.body, q.created_at as at,
        (select count(*)::int from answers a where a.question_id = q.id) as "answerCount", null::json as question
      from questions q where q.user_id = ${slot.userId}
      union all
      select a.id, 'answer', q.title, a.body, a.created_at, 0,
        json_build_object('id', q.id, 'title', q.title, 'author', ${person('u')})
      from answers a join questions q on q.id = a.question_id join users u on u.id = q.user_id
      where a.user_id = ${slot.userId}`,
    slot,
  )

export interface ArticleRow {
  id: number
  title: string
  summary: string
  cover: string | null
  tags: string[]
  competition: About | null
  at: string
  isDraft: boolean
  hasChanges: boolean
}

/** Published articles; for their author also drafts, which have the title that is written so far. */
export const findArticles = (on: Executor, slot: Slice) =>
  slice<ArticleRow>(
    on,
    sql`select t.id, ${competitionOf(slot)} as competition, coalesce(t.published_at, t.created_at) as at,
        case when t.published_at is null then coalesce(t.draft ->> 'title', '') else t.title end as title,
        case when t.published_at is null then coalesce(t.draft ->> 'summary', '') else t.summary end as summary,
        t.cover, t.tags, t.published_at is null as "isDraft",
        t.draft is not null and t.published_at is not null and t.user_id = ${slot.reader} as "hasChanges"
      from articles t where t.user_id = ${slot.userId} and (t.published_at is not null or t.user_id = ${slot.reader})`,
    slot,
  )

export interface NotebookRow {
  id: number
  title: string
  summary: string
  language: NotebookLanguage
  cells: number
  competition: About | null
  at: string
  updatedAt: string
}

export const findNotebooks = (on: Executor, slot: Slice) =>
  slice<NotebookRow>(
    on,
    sql`select t.id, t.title, t.summary, t.language, t.cells, ${competitionOf(slot)} as competition,
        t.created_at as at, t.updated_at as "updatedAt"
      from notebooks t where t.user_id = ${slot.userId}`,
    slot,
  )

export interface CollectionRow {
  id: number
  kind: 'competition' | 'dataset' | 'article' | 'question' | 'notebook'
  targetId: number
  title: { cn: string; en: string }
  author: Author | null
  competitionId: number | null
  at: string
}

/** A person's collections, each with title and author. */
export const findCollections = (on: Executor, slot: Slice) =>
  slice<CollectionRow>(
    on,
    sql`
      select k.id, k.created_at as at,
        case when k.competition_id is not null then 'competition' when k.dataset_id is not null then 'dataset'
          when k.article_id is not null then 'article' when k.question_id is not null then 'question' else 'notebook' end as kind,
        coalesce(k.competition_id, k.dataset_id, k.article_id, k.question_id, k.notebook_id) as "targetId",
        coalesce(c.title, d.name,
          jsonb_build_object('cn', coalesce(a.title, q.title, n.title), 'en', '')) as title,
        case when u.id is not null then ${person('u')} end as author,
        (select o.id from competitions o where o.id = coalesce(c.id, d.competition_id, a.competition_id, n.competition_id)
          and ${openTo(slot.reader, 'o')}) as "competitionId"
      from collections k
      left join competitions c on c.id = k.competition_id
      left join datasets d on d.id = k.dataset_id
      left join articles a on a.id = k.article_id
      left join questions q on q.id = k.question_id
      left join notebooks n on n.id = k.notebook_id
      left join users u on u.id = coalesce(a.user_id, q.user_id, n.user_id)
      where k.user_id = ${slot.userId} and not exists (
        select 1 from competitions p where p.id = coalesce(k.competition_id, d.competition_id) and not ${openTo(slot.reader, 'p')})`,
    slot,
  )
