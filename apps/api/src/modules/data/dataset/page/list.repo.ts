import { type DatasetFilters, sizeRanges } from '@shulei/domain/data/dataset/filters.ts'
import type { FileFormat } from '@shulei/domain/data/dataset/profile.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../../platform/db/database.ts'
import { searchPatterns } from '../../../../platform/search-text.ts'
import type { Bilingual, PictureSource } from '../tables.ts'
import { currentFiles, downloadsOf, publicDataset, viewsOf } from '../visible.repo.ts'

export interface BriefRow extends PictureSource {
  name: Bilingual
  summary: Bilingual
  category: { id: number; name: Bilingual } | null
  tags: Bilingual[]
  licence: { id: string; name: Bilingual }
  owner: { id: number; name: string; avatar: string | null } | null
  competition: { id: number; title: Bilingual } | null
  cover: string | null
  formats: FileFormat[]
  files: number
  rows: number | null
  bytes: number
  columnCount: number
  views: number
  downloads: number
  version: number
  total: number
}

/** SQL: what a row of the list and the page have in common, from `d` with `briefJoins`. */
export const sharedColumns: SQL = sql`d.id::float8 as id, d.name, d.summary, d.tags, d.cover, d.version, d.signature, d.columns,
  jsonb_array_length(d.columns) as "columnCount", to_json(d.updated_at) #>> '{}' as "updatedAt",
  case when g.id is not null then json_build_object('id', g.id, 'name', g.name) end as category,
  case when o.id is not null then json_build_object('id', o.id, 'name', o.name, 'avatar', o.image) end as owner,
  case when k.id is not null then json_build_object('id', k.id, 'title', k.title) end as competition`

export const briefJoins: SQL = sql`left join dataset_categories g on g.id = d.category_id left join users o on o.id = d.owner_id
  left join competitions k on k.id = d.competition_id`

const sized: SQL = sql`left join lateral (
  select count(*)::int as files, coalesce(sum(f.bytes), 0)::float8 as bytes, max(f.rows)::int as rows,
    coalesce(json_agg(distinct f.format), '[]'::json) as formats
  from ${currentFiles}) size on true`

type Narrowing = Omit<DatasetFilters, 'sort' | 'page'>

/** SQL: whether the data set of the outer row `d` is found by each filter that has counts, and by the others (with `size`). */
function conditions({ search, categoryId, tag, licence, size }: Narrowing) {
  const found = searchPatterns(search).map(
    (patterns) =>
      sql`(${sql.join(
        patterns.map((pattern) => sql`d.search_text like ${pattern}`),
        sql` or `,
      )})`,
  )
  const tagged = sql`(d.tags @> ${JSON.stringify([{ cn: tag }])}::jsonb or d.tags @> ${JSON.stringify([{ en: tag }])}::jsonb)`
  const range = size === '' ? null : sizeRanges[size]
  const inRange = range ? [sql`size.bytes >= ${range.from} and size.bytes < ${range.to}`] : []
  return {
    category: categoryId === 0 ? sql`true` : sql`d.category_id = ${categoryId}`,
    tag: tag === '' ? sql`true` : tagged,
    licence: licence === '' ? sql`true` : sql`d.licence ->> 'id' = ${licence}`,
    others: sql.join([sql`true`, ...inRange, ...found], sql` and `),
  }
}

const orders: Readonly<Record<DatasetFilters['sort'], SQL>> = {
  default: sql`found.downloads * 5 + found.views desc, found.id`,
  newest: sql`found.updated_at desc, found.id desc`,
  downloads: sql`found.downloads desc, found.id`,
  size: sql`found.bytes desc, found.id`,
}

/** A page of the data sets that everybody may see; the rows carry the number of all that the filters find. One statement. */
export async function findPage(
  on: Executor,
  filters: DatasetFilters & { perPage: number },
  now: Date,
): Promise<BriefRow[]> {
  const { category, tag, licence, others } = conditions(filters)
  const { rows } = await on.execute<BriefRow & Record<string, unknown>>(sql`
    with found as (
      select d.id, d.updated_at, size.files, size.bytes, size.rows, size.formats, ${viewsOf} as views, ${downloadsOf} as downloads
      from datasets d ${sized} where ${publicDataset(now)} and ${category} and ${tag} and ${licence} and ${others}
    ), page as (
      select found.*, (count(*) over ())::int as total, row_number() over (order by ${orders[filters.sort]}) as place from found
      order by place limit ${filters.perPage} offset ${(filters.page - 1) * filters.perPage})
    select ${sharedColumns}, json_build_object('id', d.licence ->> 'id', 'name', d.licence -> 'name') as licence, page.files, page.bytes, page.rows, page.formats, page.views, page.downloads, page.total
    from page join datasets d on d.id = page.id ${briefJoins} order by page.place`)
  return rows
}

export interface Facets {
  all: number
  categories: { id: number; sort: number; name: Bilingual; count: number }[]
  tags: { tag: Bilingual; count: number }[]
  licences: { id: string; name: Bilingual; count: number }[]
}

/** Most tags beside the list. */
const MOST_TAGS = 16

/**
 * Categories, tags and licences of all data sets that everybody may see, each with the number of data sets that the other filters
 * leave: the number that its link leads to. One statement.
 */
export async function findFacets(on: Executor, filters: Narrowing, now: Date): Promise<Facets> {
  const is = conditions(filters)
  const { rows } = await on.execute<{ facets: Facets }>(sql`
    with d as (
      select d.category_id, d.tags, d.licence ->> 'id' as licence, d.licence -> 'name' as licence_name, d.id,
        ${is.tag} and ${is.licence} and ${is.others} as by_category, ${is.category} and ${is.licence} and ${is.others} as by_tag,
        ${is.category} and ${is.tag} and ${is.others} as by_licence
      from datasets d ${filters.size === '' ? sql`` : sized} where ${publicDataset(now)})
    select json_build_object(
      'all', (select count(*)::int from d where d.by_category),
      'categories', coalesce((select json_agg(json_build_object('id', g.id, 'sort', g.sort, 'name', g.name,
        'count', (select count(*)::int from d where d.category_id = g.id and d.by_category)) order by g.sort, g.id)
        from dataset_categories g), '[]'::json),
      'tags', coalesce((select json_agg(json_build_object('tag', t.tag, 'count', t.count) order by t.of_all desc, t.tag ->> 'cn')
        from (select tag, count(*) as of_all, (count(*) filter (where d.by_tag))::int as count
          from d, jsonb_array_elements(d.tags) tag group by tag order by count(*) desc, tag ->> 'cn' limit ${MOST_TAGS}) t), '[]'::json),
      'licences', coalesce((select json_agg(json_build_object('id', x.id, 'name', x.name, 'count', x.count) order by x.of_all desc, x.id)
        from (select d.licence as id, (array_agg(d.licence_name order by d.id))[1] as name, count(*) as of_all,
          (count(*) filter (where d.by_licence))::int as count from d group by 1) x), '[]'::json)) as facets`)
  const facets = rows[0]?.facets
  if (!facets) throw new Error('the facets of the data sets were not answered')
  return facets
}
