import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { TabNav } from '@shulei/ui/TabNav/TabNav.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { onIntent } from '../../../base/site/on-intent.ts'
import type { Competition } from '../useCompetition.ts'

/** Tabs of a competition by the last part of their address; the overview is the competition's own address. */
const pages = {
  overview: competitionAddress.overview,
  dataware: competitionAddress.dataware,
  ranking: competitionAddress.ranking,
  discuss: competitionAddress.discuss,
  models: competitionAddress.models,
  submits: competitionAddress.submits,
  teams: competitionAddress.teams,
  signup: competitionAddress.signup,
  invite: competitionAddress.invite,
  profile: competitionAddress.profile,
  faq: competitionAddress.faq,
} as const
export type ContestTab = keyof typeof pages
const tabs = Object.keys(pages) as ContestTab[]

/** Pages that belong to the tab of the ranking: its proof and its past lists. */
const ofRanking = ['proof', 'weekly-rankings', 'replay', 'shake-up']

/** Pages that belong to the tab of the submissions. */
const ofSubmits = ['final-choice', 'compare']
/** Tabs that a solution contest has nothing for: it has neither data nor models. */
const ofFiles: readonly ContestTab[] = ['dataware', 'models']

/** The tab that an address opens. */
export const tabOf = (pathname: string): ContestTab => {
  const last = pathname.replace(/\/+$/, '').split('/')[3]
  if (last && ofRanking.includes(last)) return 'ranking'
  if (last && ofSubmits.includes(last)) return 'submits'
  return tabs.find((tab) => tab === last) ?? 'overview'
}

/** The tabs of existing pages as links, with a count where the content is countable. Those who run a competition do not sign up for it. */
export function ContestTabs({ competition }: { competition: Competition }) {
  const { t } = useTranslation('competition-page')
  const { number } = useFormat()
  const { pathname } = useLocation()
  const { id, type, fileCount, faqCount, teamJoinUndisposedCount, isOrganizer } = competition
  const open = tabOf(pathname)
  const counts: Partial<Record<ContestTab, number>> = {
    dataware: fileCount,
    // open join requests, for the captain alone
    teams: teamJoinUndisposedCount,
    faq: faqCount,
  }
  return (
    <TabNav
      label={t('hero.tabs')}
      component={Link}
      hasRule={false}
      items={tabs
        .filter((tab) => (type === 1 || !ofFiles.includes(tab)) && !(isOrganizer && tab === 'signup'))
        .map((tab) => ({
          label: t(`tab.${tab}`),
          count: counts[tab] ? number(counts[tab]) : undefined,
          isCurrent: tab === open,
          to: pages[tab]({ id }),
          prefetch: onIntent(),
        }))}
    />
  )
}
