import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { profileAddress } from '../../address.ts'
import * as css from './ProfileEditor.css.ts'
import { ProfileParts } from './ProfileParts.tsx'

/** Editing one's own profile (R123): each part is saved by itself. */
export function ProfileEditor({ userId }: { userId: number }) {
  const { t } = useTranslation('editing')
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <LinkButton component={Link} to={profileAddress(userId)} size="s">
          {t('toProfile')}
        </LinkButton>
      </div>
      <ProfileParts userId={userId} />
    </main>
  )
}
