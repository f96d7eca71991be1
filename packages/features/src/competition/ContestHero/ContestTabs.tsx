import { useFormat } from '@shulei/i18n/format.ts'
import { TabNav } from '@shulei/ui/TabNav/TabNav.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import type { Competition } from '../useCompetition.ts'

/** Tabs of a competition with the last part of their address; the overview is the competition's own address. */
const tabs = ['overview', 'dataware', 'ranking', 'submits', 'signup', 'profile', 'faq'] as const
export type ContestTab = (typeof tabs)[number]

/** The tab that an address opens. */
export const tabOf = (pathname: string): ContestTab => {
  const last = pathname.replace(/\/+$/, '').split('/')[3]
  return tabs.find((tab) => tab === last) ?? 'overview'
}

/** The tabs that work, as links; counts where something can be counted. */
export function ContestTabs({ competition }: { competition: Competition }) {
  const { t } = useTranslation('competition')
  const { number } = useFormat()
  const { pathname } = useLocation()
  const { id, datasets, faq } = competition
  const open = tabOf(pathname)
  const files = datasets.reduce((sum, dataset) => sum + dataset.files.length, 0)
  const counts: Partial<Record<ContestTab, number>> = { dataware: files, faq: faq.length }
  return (
    <TabNav
      label={t('hero.tabs')}
      component={Link}
      hasRule={false}
      items={tabs.map((tab) => ({
        label: t(`tab.${tab}`),
        count: counts[tab] ? number(counts[tab]) : undefined,
        isCurrent: tab === open,
        to: tab === 'overview' ? `/competitions/${id}` : `/competitions/${id}/${tab}`,
        prefetch: 'intent' as const,
      }))}
    />
  )
}
