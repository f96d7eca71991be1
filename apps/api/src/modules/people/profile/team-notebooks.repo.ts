import type { PrivacySettings } from '@shulei/domain/people/profile/privacy.ts'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { privacyJson } from './access.repo.ts'

/** A notebook that a member of a team shares about the team's competition, and what its owner hides. */
export interface TeamNotebook {
  teamId: number
  id: number
  title: string
  settings: PrivacySettings
}

/** The notebooks of the members of some teams about their competition, the newest first. */
export async function findTeamNotebooks(on: Executor, teamIds: readonly number[]): Promise<TeamNotebook[]> {
  const { rows } = await on.execute<{ notebook: TeamNotebook }>(sql`
    select json_build_object('teamId', m.team_id, 'id', n.id, 'title', n.title, 'settings', ${privacyJson}) as notebook
    from team_members m join notebooks n on n.user_id = m.user_id and n.competition_id = m.competition_id
    left join profiles p on p.user_id = n.user_id
    where m.team_id = any(${sql.param(`{${teamIds.join(',')}}`)}::bigint[]) order by n.updated_at desc, n.id desc`)
  return rows.map(({ notebook }) => notebook)
}
