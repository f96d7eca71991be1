import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { profileTabAddress } from '../../../../base/address/profile.ts'
import * as css from './ProfileEditor.css.ts'
import { ProfileParts } from './ProfileParts.tsx'

/** Editor of the reader's own profile (R123): each part is saved separately. */
export function ProfileEditor({ userId }: { userId: number }) {
  const { t } = useTranslation('editing')
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <LinkButton component={Link} to={profileTabAddress(userId)} size="s">
          {t('toProfile')}
        </LinkButton>
      </div>
      <ProfileParts userId={userId} />
    </main>
  )
}
