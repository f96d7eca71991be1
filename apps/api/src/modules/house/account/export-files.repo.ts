import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'

/** A stored file that a person has uploaded. */
export interface OwnFile {
  /** Folder in the export. */
  kind: 'pictures' | 'notebooks' | 'appeals' | 'projects' | 'source-code' | 'submissions' | 'datasets'
  /** Unique within its kind. */
  id: string
  name: string
  /** Key in the file store. */
  key: string
  bytes: number
  /** The person may download it: what was made for a team stays with the team when they leave. */
  isOpen: boolean
}

/** The stored files of a person apart from pictures: small kinds first, of each kind the newest first. */
export async function findOwnFiles(on: Executor, userId: number): Promise<OwnFile[]> {
  const inTeam = (team: string) =>
    sql`exists (select 1 from team_members m where m.team_id = ${sql.raw(team)} and m.user_id = ${userId})`
  const { rows } = await on.execute<OwnFile & Record<string, unknown>>(sql`
    select kind, own.id || part as id, file->>'name' as name, file->>'key' as key,
      (file->>'bytes')::float8 as bytes, open as "isOpen"
    from (
      select 1 as place, 'notebooks' as kind, id, '' as part, file, true as open from notebooks where user_id = ${userId}
      union all select 2, 'appeals', a.id, '', a.file, ${inTeam('f.team_id')}
        from appeals a join team_flags f on f.id = a.flag_id where a.user_id = ${userId}
      union all select 3, 'projects', p.id, d.part, d.file, ${inTeam('p.team_id')}
        from projects p, lateral (values ('', p.document), ('-en', p.document_en)) as d(part, file)
        where p.user_id = ${userId}
      union all select 4, 'source-code', v.id, '', v.file, ${inTeam('v.team_id')}
        from source_versions v where v.user_id = ${userId}
      union all select 5, 'submissions', s.id, d.part, d.file, true
        from submissions s, lateral (values ('', s.result_file), ('-process', s.process_file)) as d(part, file)
        where s.user_id = ${userId}
      union all select 6, 'datasets', f.id, '',
          jsonb_build_object('name', f.name, 'key', f.key, 'bytes', f.bytes), true
        from datasets d join dataset_files f on f.dataset_id = d.id where d.owner_id = ${userId}
    ) as own where jsonb_typeof(file) = 'object' order by place, own.id desc, part`)
  return rows
}
