import { useFormat } from '@shulei/i18n/format.ts'
import { TabNav } from '@shulei/ui/TabNav/TabNav.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { type ProfileTab, placeOf, profileTabAddress, profileTabs } from '../../../base/address/profile.ts'
import { onIntent } from '../../../base/site/on-intent.ts'
import { useSiteState } from '../../../base/site/site-state.ts'
import { useRelation } from '../../follow/useRelation.ts'
import { usePreview } from '../preview/Preview.tsx'
import type { Profile } from '../useProfile.ts'

/** Tabs that are always shown; the others only with content, and on the reader's own profile. */
const always: readonly ProfileTab[] = ['history', 'followings', 'followers', 'publishes', 'collections']

/** The pages of a profile with their counts (A§2); in the older tree, its pages. */
export function ProfileTabs({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const { number } = useFormat()
  const { pathname } = useLocation()
  const { user } = useSiteState()
  const relation = useRelation(profile.id)
  const open = placeOf(pathname)
  const as = usePreview()
  const { competitions, ...rest } = profile.counts
  const counts: Record<ProfileTab, number | null> = {
    ...rest,
    history: competitions,
    followings: relation.counts?.oFollowingCount ?? profile.followingCount,
    followers: relation.counts?.oFollowerCount ?? profile.followerCount,
  }
  const isOwn = user?.id === profile.id
  const shown = profileTabs.filter((tab) => always.includes(tab) || isOwn || (counts[tab] ?? 0) > 0 || tab === open.tab)
  return (
    <TabNav
      label={t('tab.label')}
      component={Link}
      items={shown.map((tab) => ({
        label: t(`tab.${tab}`),
        count: counts[tab] === null ? undefined : number(counts[tab]),
        isCurrent: tab === open.tab,
        to: profileTabAddress(profile.id, tab, { tree: open.tree, as }),
        prefetch: onIntent(),
        preventScrollReset: true,
      }))}
    />
  )
}
