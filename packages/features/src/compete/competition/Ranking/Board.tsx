import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { inService } from '@shulei/domain/compete/competition/state.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Pagination } from '@shulei/ui/Pagination/Pagination.tsx'
import Lock from 'lucide-react/dist/esm/icons/lock.mjs'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyRing } from '../../../base/site/EmptyRing/EmptyRing.tsx'
import { useChosenEntry } from '../../../base/site/focus.ts'
import { timesOf } from '../facts.ts'
import { isSignedUp, maySignUp } from '../useCompetition.ts'
import { Band } from './Band.tsx'
import { BoardBar, listName } from './BoardBar.tsx'
import { BoardTable } from './BoardTable.tsx'
import type { BoardProps } from './board-props.ts'
import { PromotionNote } from './PromotionNote.tsx'
import * as css from './Ranking.css.ts'
import { perSize, rankingAddress } from './ranking-query.ts'

/** Reason why no list is shown, and links to what can be viewed instead. */
function NoList({ rankings, competition }: BoardProps) {
  const { t } = useTranslation('competition-page')
  const format = useFormat()
  const { lists, stage } = rankings
  const selected = lists.find((list) => list.stage === stage)
  const other = lists.find((list) => list.open)
  if (!selected || selected.opensAt === null)
    return <EmptyState title={t('ranking.none')} description={t('ranking.noneHint')} />
  const name = t(listName(stage))
  return (
    <EmptyState
      art={<Icon of={Lock} size={24} />}
      title={t('ranking.lockedTitle', { list: name, at: format.dayTime(selected.opensAt) })}
      description={t(stage === 1 ? 'ranking.lockedTextB' : 'ranking.lockedTextA', { zone: format.zoneName() })}
    >
      {other ? (
        <LinkButton
          component={Link}
          to={rankingAddress(competition.id, {
            ...(rankings.schedule ? { sch: rankings.schedule.id } : {}),
            stage: other.stage as 0 | 1,
          })}
        >
          {t('ranking.seeOther', { list: t(listName(other.stage)) })}
        </LinkButton>
      ) : null}
    </EmptyState>
  )
}

/** An open list without rows: no submissions yet, no search result, or a page after the last one. */
function NoRows({ rankings, competition, query }: BoardProps) {
  const { t } = useTranslation('competition-page')
  const { number } = useFormat()
  const { now } = useContext(TimeContext)
  if (rankings.total > 0) {
    return (
      <EmptyState
        title={t('ranking.pageEmpty')}
        // the total of a search is not that of the list
        description={query.search === '' ? t('ranking.pageEmptyHint', { n: number(rankings.total) }) : null}
      >
        <LinkButton component={Link} to={rankingAddress(competition.id, { ...query, page: 1 })}>
          {t('ranking.firstPage')}
        </LinkButton>
      </EmptyState>
    )
  }
  if (query.search !== '') {
    return (
      <EmptyState title={t('ranking.notFound', { text: query.search })} description={t('ranking.notFoundHint')}>
        <LinkButton component={Link} to={rankingAddress(competition.id, { ...query, search: '', page: 1 })}>
          {t('ranking.showAll')}
        </LinkButton>
      </EmptyState>
    )
  }
  const isIn = isSignedUp(competition)
  const canAct = isIn ? inService(timesOf(competition, now).times, now) : maySignUp(competition, now)
  return (
    <EmptyState art={<EmptyRing />} title={t('ranking.empty')} description={t('ranking.emptyHint')}>
      {canAct ? (
        <LinkButton
          component={Link}
          to={(isIn ? competitionAddress.submits : competitionAddress.signup)({ id: competition.id })}
        >
          {t(isIn ? 'ranking.emptyAction' : 'next.signUp')}
        </LinkButton>
      ) : null}
    </EmptyState>
  )
}

/** The rules of the ranking, and which teams are simulated. */
function Notes({ rankings: { metric, list } }: Pick<BoardProps, 'rankings'>) {
  const { t } = useTranslation('competition-page')
  const direction = t(metrics[metric].direction === 'asc' ? 'ranking.lower' : 'ranking.higher')
  return (
    <div className={css.notes}>
      <p>
        {t('ranking.rules', { metric: t(`metric.${metric}`), direction })}
        {metric === 'log-loss' ? ` ${t('ranking.logLoss')}` : null}
      </p>
      {list.some(({ demo }) => demo) ? <p>{t('ranking.demoNote')}</p> : null}
    </div>
  )
}

/** The list with its switches, rows and pagination. */
export function Board(props: BoardProps) {
  const { t } = useTranslation('competition-page')
  const { rankings, competition, query, isOpen } = props
  // the pages of past lists have a switch that leads here: its pressed entry is gone, and the switch of lists gets the focus
  const board = useChosenEntry<HTMLElement>()
  const pageCount = Math.ceil(rankings.total / perSize)
  return (
    <section ref={board} className={css.board} aria-label={t('ranking.title')}>
      <BoardBar {...props} />
      {isOpen && rankings.field.length > 0 && query.search === '' ? (
        <div className={css.band}>
          <Band rankings={rankings} competition={competition} query={query} />
        </div>
      ) : null}
      {isOpen && rankings.list.length > 0 ? <PromotionNote rankings={rankings} competition={competition} /> : null}
      {!isOpen ? <NoList {...props} /> : rankings.list.length > 0 ? <BoardTable {...props} /> : <NoRows {...props} />}
      {isOpen && rankings.list.length > 0 ? <Notes rankings={rankings} /> : null}
      {isOpen && rankings.list.length > 0 && pageCount > 1 ? (
        <div className={css.pages}>
          <Pagination
            label={t('ranking.pages')}
            page={rankings.page}
            pageCount={pageCount}
            linkTo={(page) => ({ to: rankingAddress(competition.id, { ...query, page }) })}
            pageLabel={(page) => t('ranking.page', { page })}
            previousText={t('ranking.previous')}
            nextText={t('ranking.next')}
            component={Link}
          />
        </div>
      ) : null}
    </section>
  )
}
