import { useSiteState } from '@shulei/features/base/site/site-state.ts'
import { useSignOnAddress } from '@shulei/features/base/site/useSignOnAddress.ts'
import { EditProfileLink } from '@shulei/features/house/layout/EditProfileLink/EditProfileLink.tsx'
import { PreviewLink } from '@shulei/features/house/layout/PreviewLink/PreviewLink.tsx'
import { SharePictureLink } from '@shulei/features/house/layout/SharePictureLink.tsx'
import { ErrorPage } from '@shulei/features/house/shell/ErrorPage/ErrorPage.tsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { withAside } from '../Columns/Columns.css.ts'
import { type LayoutProps, SiteShell } from '../SiteShell/SiteShell.tsx'
import * as css from './ProfileFrame.css.ts'

const PlatformState = lazy(async () => ({
  default: (await import('@shulei/ui/PlatformState/PlatformState.tsx')).PlatformState,
}))

export interface ProfileFrameProps extends LayoutProps {
  /** User id of the profile's owner; the owner sees the edit link, others see the actions. */
  ownerId: number
  /** The owner's own banner, or their generated landscape. */
  banner: ReactNode
  /** Picture, name, introduction, place and work of the owner. */
  identity: ReactNode
  /** Numbers of followings, followers and competitions. */
  counts?: ReactNode
  /** Shown above the profile: with whose eyes its owner sees it. The owner's own actions are left out then. */
  preview?: ReactNode
  /** Actions of other people: follow, send a message. */
  otherActions: ReactNode
  /** Links to the pages of the profile. */
  tabs: ReactNode
  /** Best ranks across the page, between the tabs and the columns. */
  shelf?: ReactNode
  /** Side column: skills and more information. */
  aside?: ReactNode
}

/** Links of the owner: to the editor, to the page as others see it, and to its share picture. */
function OwnActions({ userId }: { userId: number }) {
  return (
    <>
      <EditProfileLink userId={userId} />
      <PreviewLink userId={userId} />
      <SharePictureLink />
    </>
  )
}

/**
 * Head of a profile with its tabs and side column. Signed-out visitors get the 401 page with a login link that leads back
 * (A§6, Q008). The owner sees an edit link in place of the actions (A§2).
 */
export function ProfileFrame({
  layout,
  ownerId,
  banner,
  identity,
  counts,
  preview,
  otherActions,
  tabs,
  shelf,
  aside,
  children,
  ...props
}: ProfileFrameProps & { layout: 'profile' | 'profiles' }) {
  const { t } = useTranslation('layout')
  const { t: shell } = useTranslation('shell')
  const { user } = useSiteState()
  const address = useSignOnAddress()
  if (!user) {
    const art = (
      <Suspense>
        <PlatformState state="unauthorized" place={shell('error.you')} />
      </Suspense>
    )
    return (
      <SiteShell {...props} layout={layout}>
        <ErrorPage status={401} loginAddress={address('login2')} art={art} />
      </SiteShell>
    )
  }
  const isOwn = user.id === ownerId
  return (
    <SiteShell {...props} layout={layout}>
      {preview}
      <div className={css.banner}>{banner}</div>
      <section className={css.head} aria-label={t('profile.head')}>
        <div className={css.row}>
          <div className={css.identity}>{identity}</div>
          <div className={css.side}>
            <div className={css.actions}>
              {!isOwn && otherActions}
              {isOwn && !preview && <OwnActions userId={ownerId} />}
            </div>
            {counts}
          </div>
        </div>
        <div className={css.tabs}>{tabs}</div>
      </section>
      {shelf && <div className={css.shelf}>{shelf}</div>}
      <div className={aside ? withAside : css.single}>
        <div>{children}</div>
        {aside && (
          <aside className={css.aside} aria-label={t('profile.aside')}>
            {aside}
          </aside>
        )}
      </div>
    </SiteShell>
  )
}
