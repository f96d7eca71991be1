import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { LEADERS } from '@shulei/domain/compete/ranking/field.ts'
import { gapTo, movement } from '@shulei/domain/compete/ranking/order.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { ShareBar } from '@shulei/ui/Bars/ShareBar.tsx'
import { RankMove } from '@shulei/ui/RankMove/RankMove.tsx'
import { RankNumber } from '@shulei/ui/RankNumber/RankNumber.tsx'
import { RelativeTime } from '@shulei/ui/RelativeTime/RelativeTime.tsx'
import { Sparkline } from '@shulei/ui/Sparkline/Sparkline.tsx'
import { Cell, Row, StickyRow } from '@shulei/ui/Table/Table.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TeamBadge } from '@shulei/ui/TeamBadge/TeamBadge.tsx'
import { type ReactNode, useContext, ViewTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberStack } from '../MemberStack/MemberStack.tsx'
import { closeness, type Zone } from './board-rows.ts'
import * as css from './Ranking.css.ts'
import type { Rankings, RankRow } from './ranking-query.ts'
import { useGoalText } from './useGoalText.ts'

export interface BoardRowProps {
  rankings: Rankings
  row: RankRow
  /** Scores between which the bars of the page are scaled. */
  best: number
  worst: number
  /** The reader's team: sticks to the window's lower edge while its position is further down. */
  isOwn?: boolean
  /** The line under the last row of a zone. */
  zone?: Zone | undefined
  /** The address points to this row. */
  isAimed?: boolean
  /** The list has been switched: the row slides to its new place. */
  isSliding?: boolean
}

/**
 * Lets a row slide to its new place. The server leaves it out, because React writes attributes for it that HTML does not have: only
 * a hydrated page can switch the list.
 */
function Sliding({ name, isSliding, children }: { name: string; isSliding: boolean; children: ReactNode }) {
  if (typeof document === 'undefined') return children
  return (
    <ViewTransition name={name} default="none" update={isSliding ? css.sliding : 'none'}>
      {children}
    </ViewTransition>
  )
}

/** Rank and its change since the last snapshot, with a text for screen readers. */
function Place({ row }: { row: RankRow }) {
  const { t } = useTranslation('competition-page')
  const { number } = useFormat()
  const { kind, by } = movement(row.previousRank, row.rank)
  const change = kind === 'new' ? 'new' : kind === 'down' ? -by : by
  const label = kind === 'up' || kind === 'down' ? t(`ranking.move.${kind}`, { count: by }) : t(`ranking.move.${kind}`)
  return (
    <span className={css.place}>
      <span className={css.rank}>
        <RankNumber rank={row.rank} text={number(row.rank)} />
      </span>
      <RankMove change={change} label={label} newText={t('ranking.move.newShort')} />
    </span>
  )
}

function Team({ row, isOwn, rankings }: Pick<BoardRowProps, 'row' | 'isOwn' | 'rankings'>) {
  const { t } = useTranslation('competition-page')
  const goal = useGoalText(rankings)
  const { team, members, demo, promoted } = row
  const count = t('ranking.memberCount', { count: members.length })
  const note = demo ? t('ranking.noteParts', { first: count, second: t('ranking.demo') }) : count
  return (
    <span className={css.team}>
      <span className={css.badge}>
        <TeamBadge seed={String(team.id)} {...(team.avatar ? { src: team.avatar } : {})} />
      </span>
      <span className={css.teamWords}>
        <span className={css.teamName}>
          <b>{team.name}</b>
          {isOwn ? (
            <span className={css.mineTag}>
              <Tag tone="accent">{t('ranking.mine')}</Tag>
            </span>
          ) : null}
          {promoted ? <Tag tone="success">{t('ranking.promoted')}</Tag> : null}
        </span>
        <span className={css.teamNote}>{isOwn && goal ? goal : note}</span>
      </span>
    </span>
  )
}

/** One team of the ranking. */
export function BoardRow({
  rankings,
  row,
  best,
  worst,
  isOwn = false,
  zone,
  isAimed = false,
  isSliding = false,
}: BoardRowProps) {
  const { t } = useTranslation('competition-page')
  const { now } = useContext(TimeContext)
  const format = useFormat()
  const { metric, decimals, schedule } = rankings
  const until = schedule ? Math.min(now, Date.parse(schedule.endTime)) : now
  const gap = gapTo(metric, row.score, best)
  const gapText = gap === 0 ? t('ranking.gapNone') : t('ranking.gapText', { gap: format.score(gap, decimals) })
  const scores = row.history.map(({ score }) => score)
  const [first] = scores
  const cells = (
    <>
      <Cell>
        <Place row={row} />
      </Cell>
      <Cell isRowHeader>
        <Team row={row} isOwn={isOwn} rankings={rankings} />
      </Cell>
      <Cell from="desktop">
        <MemberStack members={row.members} />
      </Cell>
      <Cell variant="score">{format.score(row.score, decimals)}</Cell>
      <Cell from="tablet">
        <span className={css.gap} title={gapText}>
          <ShareBar
            share={closeness(row.score, best, worst)}
            tone={isOwn ? 'mine' : row.rank <= 3 ? 'gold' : 'rest'}
            label={gapText}
          />
        </span>
      </Cell>
      <Cell from="tablet">
        <Sparkline
          values={scores}
          times={row.history.map(({ at }) => Date.parse(at))}
          until={until}
          better={metrics[metric].direction === 'asc' ? 'lower' : 'higher'}
          tone={isOwn ? 'mine' : 'other'}
          {...(first === undefined
            ? {}
            : {
                label: t('ranking.historyText', {
                  from: format.score(first, decimals),
                  to: format.score(row.score, decimals),
                }),
              })}
        />
      </Cell>
      <Cell variant="number" from="desktop">
        {format.number(row.submits)}
      </Cell>
      <Cell variant="time" from="desktop">
        <RelativeTime
          at={Date.parse(row.lastSubmitAt)}
          now={now}
          format={format.relative}
          title={`${format.dateTime(row.lastSubmitAt)} ${format.zoneName()}`}
        />
      </Cell>
    </>
  )
  const place = {
    id: competitionAddress.teamRow(row.team.id),
    'data-place': row.rank <= LEADERS ? row.rank : undefined,
  }
  return (
    <Sliding name={place.id} isSliding={isSliding}>
      {isOwn ? (
        <StickyRow {...place} aria-current="true">
          {cells}
        </StickyRow>
      ) : (
        <Row {...place} zone={zone} isMoved={isAimed}>
          {cells}
        </Row>
      )}
    </Sliding>
  )
}
