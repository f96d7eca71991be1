import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { FilterGroup } from '@shulei/ui/FilterGroup/FilterGroup.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { SearchField } from '@shulei/ui/SearchField/SearchField.tsx'
import { useShownText } from '@shulei/ui/SearchField/useShownText.ts'
import Lock from 'lucide-react/dist/esm/icons/lock.mjs'
import { useTranslation } from 'react-i18next'
import { Form, Link } from 'react-router'
import type { Competition } from '../useCompetition.ts'
import * as css from './Ranking.css.ts'
import { type RankingQuery, type Rankings, rankingAddress } from './ranking-query.ts'

/** Text key of a list's name: stage 0 is list A, 1 list B. */
export const listName = (stage: number) => (stage === 1 ? 'listName.B' : 'listName.A')

interface BoardBarProps {
  rankings: Rankings
  competition: Competition
  query: RankingQuery
  isOpen: boolean
}

/** Switches of list and schedule as links; search by team as a form with method GET. */
export function BoardBar({ rankings, competition, query, isOpen }: BoardBarProps) {
  const { t } = useTranslation('competition-page')
  const format = useFormat()
  const { id, schedules } = competition
  const { lists, stage, schedule, total, updatedAt } = rankings
  const form = useShownText('search', query.search)
  const round = query.sch === undefined ? {} : { sch: query.sch }
  return (
    <div className={css.bar}>
      {lists.length > 0 ? (
        <FilterGroup
          label={t('ranking.stage')}
          isLabelHidden
          variant="segments"
          component={Link}
          items={lists.map((list) => ({
            label: t(listName(list.stage)),
            icon: list.open ? undefined : <Icon of={Lock} size={15} />,
            isCurrent: list.stage === stage,
            to: rankingAddress(id, { ...round, stage: list.stage as 0 | 1 }),
            preventScrollReset: true,
          }))}
        />
      ) : null}
      {schedules.length > 1 ? (
        <FilterGroup
          label={t('ranking.round')}
          isLabelHidden
          variant="segments"
          component={Link}
          items={schedules.map((one) => ({
            label: format.pick({ cn: one.title, en: one.titleEn }),
            isCurrent: one.id === schedule?.id,
            to: rankingAddress(id, { sch: one.id }),
            preventScrollReset: true,
          }))}
        />
      ) : null}
      {isOpen ? (
        <search className={css.search}>
          <Form
            ref={form}
            className={css.searchForm}
            action={competitionAddress.ranking({ id })}
            method="get"
            preventScrollReset
          >
            {query.sch === undefined ? null : <input type="hidden" name="sch" value={query.sch} />}
            {query.stage === undefined ? null : <input type="hidden" name="stage" value={query.stage} />}
            <div className={css.searchField}>
              <SearchField
                name="search"
                defaultValue={query.search}
                maxLength={60}
                label={t('ranking.search')}
                placeholder={t('ranking.searchHint')}
                clearLabel={t('ranking.searchClear')}
                size="s"
              />
            </div>
            <LinkButton component="button" type="submit">
              {t('ranking.find')}
            </LinkButton>
          </Form>
        </search>
      ) : null}
      {isOpen ? (
        <p className={css.count} role="status">
          {t('ranking.total', { count: total, n: format.number(total) })}
          {updatedAt === null ? null : ` · ${t('ranking.updated', { at: format.dayTime(updatedAt) })}`}
        </p>
      ) : null}
    </div>
  )
}
