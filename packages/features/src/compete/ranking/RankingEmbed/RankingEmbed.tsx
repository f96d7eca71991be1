import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { RankNumber } from '@shulei/ui/RankNumber/RankNumber.tsx'
import { Cell, Column, Row, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteMark } from '../../../base/site/SiteMark.tsx'
import type { Competition } from '../../competition/useCompetition.ts'
import { type ListQuery, listName } from '../lists.ts'
import { Move } from '../Move.tsx'
import { TeamCell } from '../WeeklyRankings/TeamCell.tsx'
import * as cells from '../WeeklyRankings/WeeklyRankings.css.ts'
import type { ShownRanking } from './embed.ts'
import * as css from './RankingEmbed.css.ts'

export interface RankingEmbedProps {
  competition: Pick<Competition, 'id' | 'title' | 'schedules'>
  rankings: ShownRanking
  /** The list that the address names. */
  query: ListQuery
}

/** A link out of the frame. The other site's page learns nothing from the window that it opens. */
function Out({ href, icon, children }: { href: string; icon?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('embed')
  return (
    <TextLink href={href} target="_blank" rel="noopener" isStandalone icon={icon}>
      {children}
      <VisuallyHidden>{t('newTab')}</VisuallyHidden>
    </TextLink>
  )
}

function Rows({ list, decimals, caption }: Pick<ShownRanking, 'list' | 'decimals'> & { caption: string }) {
  const { t } = useTranslation('competition-page')
  const { number, score } = useFormat()
  return (
    <Table caption={caption} rowHeight="tall">
      <TableHead>
        <Column>{t('ranking.rank')}</Column>
        <Column>{t('ranking.team')}</Column>
        <Column align="end">{t('ranking.score')}</Column>
      </TableHead>
      <TableBody>
        {list.map((row) => (
          <Row key={row.team.id}>
            <Cell>
              <span className={cells.place}>
                <span className={cells.rank}>
                  <RankNumber rank={row.rank} text={number(row.rank)} />
                </span>
                <Move from={row.previousRank} to={row.rank} />
              </span>
            </Cell>
            <Cell isRowHeader>
              <TeamCell team={row.team} note={row.demo ? t('ranking.demo') : null} />
            </Cell>
            <Cell variant="score">{score(row.score, decimals)}</Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

/** Reason why no row is shown. */
function None({ rankings: { lists, stage } }: Pick<RankingEmbedProps, 'rankings'>) {
  const { t } = useTranslation('competition-page')
  const format = useFormat()
  const shown = lists.find((one) => one.stage === stage)
  if (shown?.open) return <EmptyState title={t('ranking.empty')} description={t('ranking.emptyHint')} />
  if (!shown?.opensAt) return <EmptyState title={t('ranking.none')} description={t('ranking.noneHint')} />
  return (
    <EmptyState
      title={t('ranking.lockedTitle', { list: t(listName(stage)), at: format.dayTime(shown.opensAt) })}
      description={t(stage === 1 ? 'ranking.lockedTextB' : 'ranking.lockedTextA', { zone: format.zoneName() })}
    />
  )
}

/**
 * The first teams of a ranking for a frame of another site: without script, and with every link in a new tab.
 *
 * - MUST show the first rows of the list that its address names (`n`, `sch`, `stage`), as the server ranked them, and when.
 * - MUST need no script, no session and no cookie, and open every link in a new tab.
 * - MUST show nothing of a list that is not open, and say when it opens.
 * - MUST say which teams are simulated.
 * - MUST fit a frame of 320 px.
 */
export function RankingEmbed({ competition, rankings, query }: RankingEmbedProps) {
  const { t } = useTranslation('embed')
  const { t: words } = useTranslation('competition-page')
  const { t: site } = useTranslation('shell')
  const format = useFormat()
  const { schedule, stage, list, total, updatedAt } = rankings
  const title = format.pick(competition.title)
  const round =
    schedule && competition.schedules.length > 1 ? format.pick({ cn: schedule.title, en: schedule.titleEn }) : null
  const name = [round, words(listName(stage))].filter(Boolean).join(' · ')
  const isShown = list.length > 0
  return (
    <main className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>
          <Out href={competitionAddress.overview({ id: competition.id })}>{title}</Out>
        </h1>
        <p className={css.list}>
          {name}
          {isShown ? ` · ${words('ranking.total', { count: total, n: format.number(total) })}` : null}
        </p>
      </div>
      <div className={css.rows}>
        {isShown ? (
          <Rows list={list} decimals={rankings.decimals} caption={`${title} · ${name}`} />
        ) : (
          <None rankings={rankings} />
        )}
      </div>
      <div className={css.foot}>
        <Out href={competitionAddress.ranking({ id: competition.id, ...query })} icon={<SiteMark size={18} />}>
          {t('full', { site: site('site.name') })}
        </Out>
        {updatedAt === null ? null : (
          <p className={css.note}>
            {words('ranking.updated', { at: format.dayTime(updatedAt) })} · {format.zoneName()}
          </p>
        )}
      </div>
    </main>
  )
}
