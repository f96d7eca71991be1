import { useFormat } from '@shulei/i18n/format.ts'
import { Cell, Column, Row, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { Move } from '../Move.tsx'
import * as css from './ShakeUp.css.ts'
import type { ShakenTeam, ShakeUpData } from './shake.ts'

/** The ranks that a team may have, on the axis of all ranks of the table, with a line at its own. */
function Band({ row, worst }: { row: ShakenTeam; worst: number }) {
  const at = (rank: number) => `${(((rank - 1) / Math.max(1, worst)) * 100).toFixed(1)}%`
  const { rankLow, rankHigh, rankB } = row
  const width = `${(((rankHigh - rankLow + 1) / Math.max(1, worst)) * 100).toFixed(1)}%`
  return (
    <svg className={css.band} aria-hidden="true">
      <rect className={css.bandGround} width="100%" y="4" height="4" rx="2" />
      <rect className={css.bandRange} x={at(rankLow)} width={width} y="2" height="8" rx="2" />
      <rect className={css.bandRank} x={at(rankB + 0.5)} width="2" height="12" transform="translate(-1 0)" />
    </svg>
  )
}

/** Both ranks of every shown team, in the order of list B, with the ranks that chance leaves open. */
export function ShakenTable({ shakeUp: { teams } }: { shakeUp: ShakeUpData }) {
  const { t } = useTranslation('ranking')
  const { t: words } = useTranslation('competition-page')
  const { number } = useFormat()
  const worst = Math.max(...teams.map(({ rankHigh }) => rankHigh))
  return (
    <Table caption={t('shakeUp.caption')}>
      <TableHead>
        <Column align="end">{words('listName.B')}</Column>
        <Column>{words('ranking.team')}</Column>
        <Column>{t('shakeUp.move')}</Column>
        <Column align="end">{t('shakeUp.range')}</Column>
      </TableHead>
      <TableBody>
        {teams.map((row, index) => (
          <Row key={row.team.id} isOwn={row.isOwn} data-place={index + 1}>
            <Cell variant="score">{number(row.rankB)}</Cell>
            <Cell isRowHeader>
              <bdi className={css.teamName}>{row.team.name}</bdi>{' '}
              {row.isOwn ? <Tag tone="accent">{words('ranking.mine')}</Tag> : null}
              <span className={css.before}>{t('shakeUp.before', { rank: row.rankA })}</span>
            </Cell>
            <Cell>
              <Move from={row.rankA} to={row.rankB} />
            </Cell>
            <Cell variant="number">
              <span className={css.range}>
                {row.rankLow === row.rankHigh
                  ? number(row.rankLow)
                  : t('shakeUp.span', { from: number(row.rankLow), to: number(row.rankHigh) })}
                <Band row={row} worst={worst} />
              </span>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
