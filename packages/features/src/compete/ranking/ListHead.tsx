import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { FilterGroup } from '@shulei/ui/FilterGroup/FilterGroup.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import Lock from 'lucide-react/dist/esm/icons/lock.mjs'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { chosenInSwitch, useChosenEntry } from '../../base/site/focus.ts'
import type { Competition } from '../competition/useCompetition.ts'
import * as css from './ListHead.css.ts'
import { type Daily, type ListQuery, listName } from './lists.ts'

/** Pages about the lists of a competition, besides the present one. */
const pages = {
  now: competitionAddress.ranking,
  weeks: competitionAddress.weeklyRankings,
  replay: competitionAddress.replay,
  shakeUp: competitionAddress.shakeUp,
} as const
export type ListPage = keyof typeof pages

/** Whether a list B of the competition has opened. */
export const hasListB = ({ schedules }: Pick<Competition, 'schedules'>, now: number): boolean =>
  schedules.some(({ listBStartTime }) => listBStartTime !== null && Date.parse(listBStartTime) <= now)

export interface ListHeadProps {
  page: Exclude<ListPage, 'now'>
  competition: Competition
  /** Facts of the answer about the list that is shown. */
  shown: Pick<Daily, 'lists' | 'stage' | 'schedule'>
  query: ListQuery
}

/** Title of a page about past lists, with the ways to the other ones and to the other lists of the competition. */
export function ListHead({ page, competition, shown, query }: ListHeadProps) {
  const { t } = useTranslation('ranking')
  const { t: words } = useTranslation('competition-page')
  const { pick } = useFormat()
  const { now } = useContext(TimeContext)
  const { id, schedules } = competition
  const nav = useChosenEntry<HTMLElement>()
  const { lists, stage, schedule } = shown
  const shownPages = (Object.keys(pages) as ListPage[]).filter(
    (one) => one !== 'shakeUp' || one === page || hasListB(competition, now),
  )
  const round = query.sch === undefined ? {} : { sch: query.sch }
  return (
    <header className={css.head}>
      <div className={css.words}>
        <h2 className={css.title}>{t(`${page}.title`)}</h2>
        <p className={css.lead}>{t(`${page}.lead`)}</p>
      </div>
      <nav ref={nav} className={css.switches} aria-label={t('nav.label')}>
        <FilterGroup
          label={t('nav.pages')}
          isLabelHidden
          variant="segments"
          component={Link}
          items={shownPages.map((one) => ({
            label: t(`nav.${one}`),
            isCurrent: one === page,
            to: pages[one]({ id, ...query }),
            state: chosenInSwitch,
            preventScrollReset: true,
          }))}
        />
        {lists.length > 1 ? (
          <FilterGroup
            label={words('ranking.stage')}
            isLabelHidden
            variant="segments"
            component={Link}
            items={lists.map((list) => ({
              label: words(listName(list.stage)),
              icon: list.open ? undefined : <Icon of={Lock} size={15} />,
              isCurrent: list.stage === stage,
              to: pages[page]({ id, ...round, stage: list.stage as 0 | 1 }),
              preventScrollReset: true,
            }))}
          />
        ) : null}
        {schedules.length > 1 ? (
          <FilterGroup
            label={words('ranking.round')}
            isLabelHidden
            variant="segments"
            component={Link}
            items={schedules.map((one) => ({
              label: pick({ cn: one.title, en: one.titleEn }),
              isCurrent: one.id === schedule?.id,
              to: pages[page]({ id, sch: one.id }),
              preventScrollReset: true,
            }))}
          />
        ) : null}
      </nav>
    </header>
  )
}
