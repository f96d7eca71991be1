import { type SQL, sql } from 'drizzle-orm'
import { stamp } from '../../platform/db/instant.ts'
import { openTo } from '../competition/tables.ts'

/** Fields that the pages of articles and notebooks share. */
export interface WorkPage {
  id: number
  title: string
  summary: string
  author: { id: number; name: string; avatar: string | null }
  competition: { id: number; title: { cn: string; en: string } } | null
  updatedAt: string
}

/** The shared fields of a row `t` of a person `u`, for `json_build_object`. The competition only where the reader may open it. */
export const workPage = ({ readerId, now }: { readerId: number; now: Date }): SQL => sql`
  'id', t.id, 'title', t.title, 'summary', t.summary, 'updatedAt', t.updated_at,
  'author', json_build_object('id', u.id, 'name', u.name, 'avatar', u.image),
  'competition', (select json_build_object('id', c.id, 'title', c.title) from competitions c
    where c.id = t.competition_id and c.published_at <= ${stamp(now)} and ${openTo(readerId)})`
