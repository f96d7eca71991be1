import { weekOf } from '@shulei/domain/compete/ranking/days.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Cell, Column, Row, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Daily, type DayQuery, dayAddress, noon } from '../lists.ts'
import { Move } from '../Move.tsx'
import { TeamCell } from './TeamCell.tsx'
import * as css from './WeeklyRankings.css.ts'

export interface WeeklyRankingTableProps {
  competitionId: number
  daily: Daily
  query: DayQuery
}

/** The weeks of a list, newest first: who led, who rose most and how many teams came. Each week links to its last list. */
export function WeeklyRankingTable({ competitionId, daily, query }: WeeklyRankingTableProps) {
  const { t } = useTranslation('ranking')
  const format = useFormat()
  const { weeks, day, decimals } = daily
  const shown = day === null ? null : weekOf(day)
  const { page: _, ...list } = query
  return (
    <div className={css.weeks}>
      <Table caption={t('weeks.caption')} rowHeight="tall">
        <TableHead>
          <Column>{t('weeks.week')}</Column>
          <Column>{t('weeks.best')}</Column>
          <Column from="tablet">{t('weeks.climber')}</Column>
          <Column align="end" from="tablet">
            {t('weeks.entered')}
          </Column>
          <Column align="end">{t('weeks.total')}</Column>
        </TableHead>
        <TableBody>
          {weeks.map((week) => {
            const span = { from: format.day(noon(week.from)), to: format.day(noon(week.to)) }
            return (
              <Row key={week.from}>
                <Cell isRowHeader>
                  <span className={css.week}>
                    <TextLink
                      component={Link}
                      to={dayAddress(competitionId, { ...list, day: week.day })}
                      isStandalone
                      aria-label={t('weeks.see', span)}
                      isCurrent={week.from === shown}
                      preventScrollReset
                    >
                      {t('weeks.span', span)}
                    </TextLink>
                  </span>
                  {week.isRunning ? <span className={css.weekNote}>{t('weeks.running')}</span> : null}
                </Cell>
                <Cell>
                  <TeamCell team={week.best.team} note={format.score(week.best.score, decimals)} />
                </Cell>
                <Cell from="tablet">
                  {week.climber ? (
                    <span className={css.climber}>
                      <bdi>{week.climber.team.name}</bdi>
                      <Move from={week.climber.from} to={week.climber.to} />
                    </span>
                  ) : (
                    t('weeks.none')
                  )}
                </Cell>
                <Cell variant="number" from="tablet">
                  {format.number(week.entered)}
                </Cell>
                <Cell variant="number">{format.number(week.total)}</Cell>
              </Row>
            )
          })}
        </TableBody>
      </Table>
    </div>
  )
}
