import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { isBetter } from '@shulei/domain/compete/submission/metric.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { RankNumber } from '@shulei/ui/RankNumber/RankNumber.tsx'
import { Cell, Column, Row, StickyRow, Table, TableBody, TableFoot, TableHead } from '@shulei/ui/Table/Table.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Daily, type DayQuery, type DayRow, dayAddress, perSize } from '../lists.ts'
import { Move } from '../Move.tsx'
import { type DayLine, dayLines } from './day-lines.ts'
import { TeamCell } from './TeamCell.tsx'
import * as css from './WeeklyRankings.css.ts'

const COLUMNS = 4

interface LineProps {
  row: DayRow
  daily: Daily
  isOwn?: boolean
}

/** Change of the score since the day that is compared with, signed. */
function Gain({ row, daily: { metric, decimals } }: LineProps) {
  const { t } = useTranslation('ranking')
  const { score: text } = useFormat()
  const { score, previousScore } = row
  if (previousScore === null) return <span className={css.still}>{t('weeks.none')}</span>
  const by = score - previousScore
  if (text(Math.abs(by), decimals) === text(0, decimals)) return <span className={css.still}>{t('day.gainNone')}</span>
  const signed = `${by < 0 ? '−' : '+'}${text(Math.abs(by), decimals)}`
  return <span className={isBetter(metric, score, previousScore) ? css.gain : css.still}>{signed}</span>
}

function TeamLine({ row, daily, isOwn = false }: LineProps) {
  const { t } = useTranslation('competition-page')
  const { number, score } = useFormat()
  const place = { id: competitionAddress.teamRow(row.team.id) }
  const cells = (
    <>
      <Cell>
        <span className={css.place}>
          <span className={css.rank}>
            <RankNumber rank={row.rank} text={number(row.rank)} />
          </span>
          <Move from={row.previousRank} to={row.rank} />
        </span>
      </Cell>
      <Cell isRowHeader>
        <TeamCell
          team={row.team}
          tags={isOwn ? <Tag tone="accent">{t('ranking.mine')}</Tag> : null}
          note={row.demo ? t('ranking.demo') : null}
        />
      </Cell>
      <Cell variant="number" from="tablet">
        <Gain row={row} daily={daily} />
      </Cell>
      <Cell variant="score">{score(row.score, daily.decimals)}</Cell>
    </>
  )
  return isOwn ? (
    <StickyRow {...place} aria-current="true">
      {cells}
    </StickyRow>
  ) : (
    <Row {...place} zone={row.rank === 3 ? 'gold' : row.rank === 10 ? 'silver' : undefined}>
      {cells}
    </Row>
  )
}

function BaselineLine({ baseline, decimals }: { baseline: Daily['baselines'][number]; decimals: number }) {
  const { t } = useTranslation('competition-page')
  const format = useFormat()
  return (
    <Row data-baseline="" isSlim>
      <Cell variant="muted">–</Cell>
      <Cell variant="muted">
        <Tag isOutlined>{t('ranking.baseline')}</Tag>{' '}
        <span className={css.baseline}>{format.pick(baseline.label)}</span>
      </Cell>
      <Cell from="tablet" />
      <Cell variant="number">{format.score(baseline.score, decimals)}</Cell>
    </Row>
  )
}

/** The gap to the reader's own row, with the way to its page. */
function Between({ from, to, link }: { from: number; to: number; link: string }) {
  const { t } = useTranslation('competition-page')
  return (
    <Row isGap>
      <Cell colSpan={COLUMNS}>
        {from === to ? t('ranking.betweenOne', { from }) : t('ranking.between', { from, to })}{' '}
        <TextLink component={Link} to={link}>
          {t('ranking.showMine')}
        </TextLink>
      </Cell>
    </Row>
  )
}

const keyOf = (line: DayLine) => (line.kind === 'team' ? line.row.team.id : line.baseline.key)

export interface DayTableProps {
  competitionId: number
  daily: Daily
  query: DayQuery
  /** Accessible name of the table. */
  caption: string
}

/** The list of a day: ranks with their movement, and the own row always in sight. */
export function DayTable({ competitionId, daily, query, caption }: DayTableProps) {
  const { t } = useTranslation('ranking')
  const { t: words } = useTranslation('competition-page')
  const { list, self, decimals } = daily
  const isHere = list.some(({ team }) => team.id === self?.team.id)
  const last = list.at(-1)?.rank ?? 0
  return (
    <Table caption={caption} rowHeight="tall">
      <TableHead>
        <Column>{words('ranking.rank')}</Column>
        <Column>{words('ranking.team')}</Column>
        <Column align="end" from="tablet">
          {t('day.gain')}
        </Column>
        <Column align="end">{words('ranking.score')}</Column>
      </TableHead>
      <TableBody>
        {dayLines(daily).map((line) =>
          line.kind === 'team' ? (
            <TeamLine key={keyOf(line)} row={line.row} daily={daily} isOwn={line.row.team.id === self?.team.id} />
          ) : (
            <BaselineLine key={keyOf(line)} baseline={line.baseline} decimals={decimals} />
          ),
        )}
        {self && !isHere && self.rank > last + 1 ? (
          <Between
            from={last + 1}
            to={self.rank - 1}
            link={dayAddress(competitionId, { ...query, page: Math.ceil(self.rank / perSize) })}
          />
        ) : null}
      </TableBody>
      {self && !isHere ? (
        <TableFoot>
          <TeamLine row={self} daily={daily} isOwn />
        </TableFoot>
      ) : null}
    </Table>
  )
}
