import { TeamBadge } from '@shulei/ui/TeamBadge/TeamBadge.tsx'
import type { ReactNode } from 'react'
import type { DayRow } from '../lists.ts'
import * as css from './WeeklyRankings.css.ts'

interface TeamCellProps {
  team: DayRow['team']
  /** Tags after the name. */
  tags?: ReactNode
  /** A short line under the name. */
  note?: ReactNode
}

/** Badge and name of a team, with one line under them. */
export function TeamCell({ team, tags, note }: TeamCellProps) {
  return (
    <span className={css.team}>
      <span className={css.badge}>
        <TeamBadge seed={String(team.id)} {...(team.avatar ? { src: team.avatar } : {})} />
      </span>
      <span className={css.teamWords}>
        <span className={css.teamName}>
          <bdi>{team.name}</bdi>
          {tags}
        </span>
        {note ? <span className={css.teamNote}>{note}</span> : null}
      </span>
    </span>
  )
}
