import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { ALL_TIME } from '@shulei/domain/compete/ranking/all-time.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import type { Language } from '@shulei/i18n/language.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { RankNumber } from '@shulei/ui/RankNumber/RankNumber.tsx'
import { Cell, Column, Row, StickyRow, Table, TableBody, TableFoot, TableHead } from '@shulei/ui/Table/Table.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import Download from 'lucide-react/dist/esm/icons/download.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AllTime as AllTimeList, AllTimeRow } from '../lists.ts'
import { TeamCell } from './TeamCell.tsx'
import * as css from './WeeklyRankings.css.ts'

interface AllTimeProps {
  competitionId: number
  allTime: AllTimeList
  decimals: number
}

interface TeamLineProps extends Pick<AllTimeProps, 'competitionId' | 'decimals'> {
  row: AllTimeRow
  isOwn: boolean
}

function TeamLine({ competitionId, decimals, row, isOwn }: TeamLineProps) {
  const { t } = useTranslation('competition-page')
  const { t: words } = useTranslation('ranking')
  const { number, score, pick } = useFormat()
  const { rank, team, schedule, demo } = row
  const cells = (
    <>
      <Cell>
        {rank === null ? (
          <span className={css.still}>{words('allTime.after', { n: number(ALL_TIME) })}</span>
        ) : (
          <RankNumber rank={rank} text={number(rank)} />
        )}
      </Cell>
      <Cell isRowHeader>
        <TeamCell
          team={team}
          tags={isOwn ? <Tag tone="accent">{t('ranking.mine')}</Tag> : null}
          note={demo ? t('ranking.demo') : null}
        />
      </Cell>
      <Cell>
        <TextLink
          component={Link}
          to={competitionAddress.ranking({ id: competitionId, sch: schedule.id, stage: 0 })}
          isStandalone
        >
          {pick({ cn: schedule.title, en: schedule.titleEn })}
        </TextLink>
      </Cell>
      <Cell variant="score">{score(row.score, decimals)}</Cell>
    </>
  )
  return isOwn ? <StickyRow aria-current="true">{cells}</StickyRow> : <Row>{cells}</Row>
}

/** The best teams of a competition with seasons over all of its lists, and the reader's own. */
export function AllTime({ competitionId, allTime: { list, self }, decimals }: AllTimeProps) {
  const { t, i18n } = useTranslation('ranking')
  const { t: words } = useTranslation('competition-page')
  if (list.length === 0) return null
  const isHere = list.some(({ team }) => team.id === self?.team.id)
  const line = { competitionId, decimals }
  return (
    <Panel
      title={t('allTime.title')}
      description={t('allTime.lead')}
      aside={
        <LinkButton
          size="s"
          icon={<Icon of={Download} size={15} />}
          href={keyOf(refs.allTimeFile, { params: { id: competitionId }, query: { lang: i18n.language as Language } })}
          download
        >
          {t('download')}
        </LinkButton>
      }
      titleSize="card"
      isFlush
      hasStickyRow
    >
      <Table caption={t('allTime.title')} rowHeight="tall">
        <TableHead>
          <Column>{words('ranking.rank')}</Column>
          <Column>{words('ranking.team')}</Column>
          <Column>{t('allTime.season')}</Column>
          <Column align="end">{words('ranking.score')}</Column>
        </TableHead>
        <TableBody>
          {list.map((row) => (
            <TeamLine key={row.team.id} {...line} row={row} isOwn={row.team.id === self?.team.id} />
          ))}
        </TableBody>
        {self && !isHere ? (
          <TableFoot>
            <TeamLine {...line} row={self} isOwn />
          </TableFoot>
        ) : null}
      </Table>
    </Panel>
  )
}
