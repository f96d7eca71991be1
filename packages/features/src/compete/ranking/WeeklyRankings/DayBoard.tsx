import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { weekOf } from '@shulei/domain/compete/ranking/days.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import type { Language } from '@shulei/i18n/language.ts'
import { FilterGroup } from '@shulei/ui/FilterGroup/FilterGroup.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Pagination } from '@shulei/ui/Pagination/Pagination.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import ChevronLeft from 'lucide-react/dist/esm/icons/chevron-left.mjs'
import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs'
import Download from 'lucide-react/dist/esm/icons/download.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Daily, type DayQuery, dayAddress, listName, noon, perSize } from '../lists.ts'
import { Move } from '../Move.tsx'
import { DayTable } from './DayTable.tsx'
import * as css from './WeeklyRankings.css.ts'

interface DayBoardProps {
  competitionId: number
  daily: Daily
  query: DayQuery
}

/** The days of the week as links, with a step to the day before and the day after. */
function Days({ competitionId, daily: { days }, query, day }: DayBoardProps & { day: string }) {
  const { t } = useTranslation('ranking')
  const format = useFormat()
  const { page: _, ...list } = query
  const to = (one: string) => dayAddress(competitionId, { ...list, day: one })
  const at = days.indexOf(day)
  const [before, after] = [days[at - 1], days[at + 1]]
  const week = weekOf(day)
  return (
    <nav className={css.days} aria-label={t('day.choice')}>
      {before ? (
        <LinkButton
          component={Link}
          to={to(before)}
          size="s"
          icon={<Icon of={ChevronLeft} size={15} />}
          preventScrollReset
        >
          {t('day.previousDay')}
        </LinkButton>
      ) : null}
      <div className={css.chips}>
        <FilterGroup
          label={t('day.choice')}
          isLabelHidden
          component={Link}
          items={days
            .filter((one) => weekOf(one) === week)
            .map((one) => ({
              label: format.day(noon(one)),
              isCurrent: one === day,
              to: to(one),
              preventScrollReset: true,
            }))}
        />
      </div>
      {after ? (
        <LinkButton
          component={Link}
          to={to(after)}
          size="s"
          icon={<Icon of={ChevronRight} size={15} />}
          preventScrollReset
        >
          {t('day.nextDay')}
        </LinkButton>
      ) : null}
    </nav>
  )
}

/** The teams that rose most since the week began. */
function Climbers({ daily: { climbers } }: { daily: Daily }) {
  const { t } = useTranslation('ranking')
  if (climbers.length === 0) return null
  return (
    <div className={css.climbers}>
      <h3 className={css.climbersTitle}>{t('day.climbers')}</h3>
      {climbers.map(({ team, previousRank, rank }) => (
        <span key={team.id} className={css.climber}>
          <bdi>{team.name}</bdi>
          <Move from={previousRank} to={rank} />
        </span>
      ))}
    </div>
  )
}

/** The list of one day as it was at 02:00, with the days of its week, its file and its pages. */
export function DayBoard(props: DayBoardProps) {
  const { t, i18n } = useTranslation('ranking')
  const { t: words } = useTranslation('competition-page')
  const format = useFormat()
  const { competitionId, daily, query } = props
  const { day, since, total, page, stage } = daily
  if (day === null) return null
  const { page: _, day: __, ...list } = query
  const shown = format.day(noon(day))
  const caption = t('day.caption', { list: words(listName(stage)), day: shown, page })
  const note =
    since === null ? t('day.noteFirst', { day: shown }) : t('day.note', { day: shown, since: format.day(noon(since)) })
  return (
    <Panel
      title={t('day.title', { day: shown })}
      description={note}
      aside={
        <span className={css.aside}>
          {t('day.total', { count: total, n: format.number(total) })}
          <LinkButton
            size="s"
            icon={<Icon of={Download} size={15} />}
            href={keyOf(refs.rankingFile, {
              params: { id: competitionId },
              query: { ...list, day, lang: i18n.language as Language },
            })}
            download
          >
            {t('download')}
          </LinkButton>
        </span>
      }
      isFlush
      hasStickyRow
    >
      <Days {...props} day={day} />
      <Climbers daily={daily} />
      <DayTable {...props} caption={caption} />
      {total > perSize ? (
        <div className={css.pages}>
          <Pagination
            label={words('ranking.pages')}
            page={page}
            pageCount={Math.ceil(total / perSize)}
            linkTo={(one) => ({ to: dayAddress(competitionId, { ...query, page: one }) })}
            pageLabel={(one) => words('ranking.page', { page: one })}
            previousText={words('ranking.previous')}
            nextText={words('ranking.next')}
            component={Link}
          />
        </div>
      ) : null}
    </Panel>
  )
}
