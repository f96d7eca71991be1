import { placeOf } from '@shulei/features/base/address/profile.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { useShownName } from '@shulei/features/base/site/useShownName.ts'
import { profileParts } from '@shulei/features/people/profile/parts.tsx'
import { SeenByOthers, usePreview } from '@shulei/features/people/profile/preview/Preview.tsx'
import { seenParts } from '@shulei/features/people/profile/preview/seen-parts.tsx'
import { type Profile, useProfile } from '@shulei/features/people/profile/useProfile.ts'
import type { ProfileFrameProps } from '@shulei/layouts/ProfileLayout/ProfileFrame.tsx'
import type { LayoutProps } from '@shulei/layouts/SiteShell/SiteShell.tsx'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router'

/** Document title: the page's name and the person's name. */
function ProfileTitle({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const { tab } = placeOf(useLocation().pathname)
  const title = t('title', { name: useShownName({ id: profile.id, name: profile.userName }) })
  return <PageTitle text={tab === 'history' ? title : `${t(`tab.${tab}`)} · ${title}`} />
}

/** Layout of a profile, filled with the person of the address. */
export const framed = (Layout: ComponentType<ProfileFrameProps>) =>
  function FramedProfile({ children, ...props }: LayoutProps) {
    const { data: profile } = useProfile(Number(useParams().id))
    const place = placeOf(useLocation().pathname)
    const as = usePreview()
    if (!profile) return null
    const parts = profileParts(profile, place, as)
    return (
      <Layout {...props} {...(as === undefined ? parts : seenParts(parts, as))}>
        <ProfileTitle profile={profile} />
        <main id="content" tabIndex={-1}>
          <SeenByOthers>{children}</SeenByOthers>
        </main>
      </Layout>
    )
  }
