import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { openTo } from '../../compete/competition/tables.ts'

/** A certified rank of a member of the team that has it. */
export interface CertifiedRow {
  personId: number
  name: string
  avatar: string | null
  competitionId: number
  title: { cn: string; en: string }
  rank: number
  total: number
}

/** The certified ranks of all people in public competitions; teams that are flagged have none. */
export async function findCertifiedRanks(on: Executor): Promise<CertifiedRow[]> {
  const { rows } = await on.execute<{ row: CertifiedRow }>(sql`
    select json_build_object('personId', u.id, 'name', u.name, 'avatar', u.image, 'competitionId', c.id, 'title', c.title,
      'rank', (f.text::json ->> 'rank')::int, 'total', (f.text::json ->> 'total')::int) as row
    from certificates f join teams t on t.id = f.team_id join team_members m on m.team_id = t.id
    join users u on u.id = m.user_id join competitions c on c.id = f.competition_id
    where t.cheat_status = 0 and ${openTo(null)}
    order by f.no, u.id`)
  return rows.map(({ row }) => row)
}
