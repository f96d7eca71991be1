import { useFormat } from '@shulei/i18n/format.ts'
import { ChartTable } from '@shulei/ui/chart/ChartTable.tsx'
import { TeamBadge } from '@shulei/ui/TeamBadge/TeamBadge.tsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { barLength, type ReplayData, replayLines, rowCount } from './frames.ts'
import * as css from './Replay.css.ts'

interface BarsProps {
  replay: ReplayData
  /** Index of the day that is shown. */
  at: number
  /** Accessible name of the drawing. */
  label: string
}

/** The first ten of a day as bars that slide to their places, with the same as a table for screen readers. */
export function Bars({ replay, at, label }: BarsProps) {
  const { t } = useTranslation('competition-page')
  const format = useFormat()
  const { teams, frames, decimals } = replay
  const length = useMemo(() => barLength(replay), [replay])
  const rows = frames[at]?.rows ?? []
  return (
    <figure aria-label={label}>
      <ol className={css.board} data-rows={rowCount(replay)} aria-hidden="true">
        {replayLines(replay, at).map(({ team, rank, score, tone }) => (
          <li
            key={team}
            className={css.line}
            data-tone={tone}
            data-place={rank ?? undefined}
            data-out={rank === null ? '' : undefined}
          >
            <span className={css.rank}>{rank ?? ''}</span>
            <span className={css.badge}>
              <TeamBadge seed={String(teams[team]?.id)} {...(teams[team]?.avatar ? { src: teams[team].avatar } : {})} />
            </span>
            <bdi className={css.name}>{teams[team]?.name}</bdi>
            <svg className={css.bar} aria-hidden="true">
              <rect className={css.ground} width="100%" height="100%" rx="2" />
              <rect className={css.fill} width={`${(length(score) * 100).toFixed(1)}%`} height="100%" rx="2" />
            </svg>
            <span className={css.score}>{format.score(score, decimals)}</span>
          </li>
        ))}
      </ol>
      <ChartTable
        texts={{ caption: label, columns: [t('ranking.rank'), t('ranking.team'), t('ranking.score')] }}
        rows={rows.map(({ team, score }, index) => [
          format.number(index + 1),
          teams[team]?.name ?? '',
          format.score(score, decimals),
        ])}
      />
    </figure>
  )
}
