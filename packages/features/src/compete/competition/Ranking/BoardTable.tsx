import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { isBetter } from '@shulei/domain/compete/submission/metric.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Cell, Column, Row, Table, TableBody, TableFoot, TableHead } from '@shulei/ui/Table/Table.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { listName } from './BoardBar.tsx'
import { BoardRow } from './BoardRow.tsx'
import type { BoardProps } from './board-props.ts'
import { boardLines, type Zone, zonesOf } from './board-rows.ts'
import * as css from './Ranking.css.ts'
import { type Baseline, perSize, rankingAddress } from './ranking-query.ts'

const COLUMNS = 8

/** A baseline among the teams: marked, unranked. */
function BaselineRow({ baseline, decimals }: { baseline: Baseline; decimals: number }) {
  const { t } = useTranslation('competition-page')
  const format = useFormat()
  return (
    <Row data-baseline="" isSlim>
      <Cell variant="muted">–</Cell>
      <Cell variant="muted">
        <span className={css.baseline} title={format.pick(baseline.label)}>
          <Tag isOutlined>{t('ranking.baseline')}</Tag>{' '}
          <span className={css.baselineNote}>{t('ranking.baselineNote')}</span> {format.pick(baseline.label)}
        </span>
      </Cell>
      <Cell from="desktop" />
      <Cell variant="number">{format.score(baseline.score, decimals)}</Cell>
      <Cell from="tablet" />
      <Cell from="tablet" />
      <Cell from="desktop" />
      <Cell from="desktop" />
    </Row>
  )
}

/** Best and worst score between which the bars of this page are scaled. */
function boundsOf({ rankings }: BoardProps): { best: number; worst: number } {
  const { metric, list, field, self } = rankings
  const scores = [...list, ...(self ? [self] : []), ...field.slice(0, 1)].map(({ score }) => score)
  const [first = 0] = scores
  return scores.reduce(
    ({ best, worst }, score) => ({
      best: isBetter(metric, score, best) ? score : best,
      worst: isBetter(metric, worst, score) ? score : worst,
    }),
    { best: first, worst: first },
  )
}

/** The gap between the page's rows and the reader's own row, with a link to that page. */
function Between({ props, from, to }: { props: BoardProps; from: number; to: number }) {
  const { t } = useTranslation('competition-page')
  const { competition, query, rankings } = props
  const page = Math.ceil((rankings.self?.rank ?? 1) / perSize)
  return (
    <Row isGap>
      <Cell colSpan={COLUMNS}>
        {from === to ? t('ranking.betweenOne', { from }) : t('ranking.between', { from, to })}{' '}
        <TextLink component={Link} to={rankingAddress(competition.id, { ...query, page })}>
          {t('ranking.showMine')}
        </TextLink>
      </Cell>
    </Row>
  )
}

/**
 * Whether this rendering shows another list than the one before. Only then do rows slide: other renderings under a pending
 * navigation would start a view transition, and the navigation would wait for its end.
 */
function useIsSwitched(list: string): boolean {
  const last = useRef(list)
  useEffect(() => {
    last.current = list
  }, [list])
  return last.current !== list
}

/**
 * The ranked rows. Narrow screens drop columns in a fixed order: members, latest and submissions first, then the gap and the
 * score history; rank, movement, team and score always stay. The own row sticks to the window's lower edge while its
 * position is further down.
 */
export function BoardTable(props: BoardProps) {
  const { t } = useTranslation('competition-page')
  const { rankings, query } = props
  const { hash } = useLocation()
  const { list, self, decimals, promotion } = rankings
  const isSearch = query.search !== ''
  const bounds = boundsOf(props)
  const zones = new Map<number, Zone>(zonesOf(promotion?.line ?? 0).map(({ to, zone }) => [to, zone]))
  const isHere = list.some(({ team }) => team.id === self?.team.id)
  const last = list.at(-1)?.rank ?? 0
  const row = { rankings, ...bounds, isSliding: useIsSwitched(`${rankings.schedule?.id} ${rankings.stage}`) }
  return (
    <Table caption={t('ranking.caption', { list: t(listName(rankings.stage)), page: rankings.page })} rowHeight="tall">
      <TableHead>
        <Column>{t('ranking.rank')}</Column>
        <Column>{t('ranking.team')}</Column>
        <Column from="desktop">{t('ranking.members')}</Column>
        <Column align="end">{t('ranking.score')}</Column>
        <Column from="tablet">{t('ranking.gap')}</Column>
        <Column from="tablet">{t('ranking.history')}</Column>
        <Column align="end" from="desktop">
          {t('ranking.submits')}
        </Column>
        <Column align="end" from="desktop">
          {t('ranking.last')}
        </Column>
      </TableHead>
      <TableBody>
        {boardLines(rankings, { isSearch }).map((line) =>
          line.kind === 'team' ? (
            <BoardRow
              key={line.row.team.id}
              {...row}
              row={line.row}
              isOwn={line.row.team.id === self?.team.id}
              isAimed={hash === `#${competitionAddress.teamRow(line.row.team.id)}`}
              zone={isSearch ? undefined : zones.get(line.row.rank)}
            />
          ) : (
            <BaselineRow key={line.baseline.key} baseline={line.baseline} decimals={decimals} />
          ),
        )}
        {self && !isHere && !isSearch && self.rank > last + 1 ? (
          <Between props={props} from={last + 1} to={self.rank - 1} />
        ) : null}
      </TableBody>
      {self && !isHere ? (
        <TableFoot>
          <BoardRow {...row} row={self} isOwn />
        </TableFoot>
      ) : null}
    </Table>
  )
}
