import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { profileTabAddress } from '../../../../base/address/profile.ts'
import * as css from './ProfileEditor.css.ts'
import { ProfileParts } from './ProfileParts.tsx'

/**
 * Editor of the reader's own profile (R123): each part is saved separately.
 *
 * - MUST be for the owner alone, and change nobody else's profile (A§6; B§7, Q115).
 * - MUST say at its field what is wrong and how to mend it, all at once, and keep what was typed (A§8).
 * - MUST keep what is typed per page and form on the device until it is saved, also through a failed save (A§5, Q106).
 * - MUST show sex and birthday to the owner alone; the birthday is a calendar day `YYYY-MM-DD` (B§3).
 * - MUST make the location by POST where there is none, and change it by PUT where there is one (B§7).
 * - MUST take as avatar or banner a picture that its owner uploaded, cut to shape, and no other; without one the default shows
 *   (A§2, A§9, X024).
 * - MUST take at most 6 technical directions of at most 10 characters, none twice (B§5); the 5 of the placeholder is advice (Q086).
 * - MUST add and take away careers, educations and technical directions one by one, so that a second tab loses none (B§7).
 * - MUST take at most 4 industries, of those that the site knows (B§5, C113, K090).
 * - MUST keep accomplishments of each kind in the order of their owner, and show one without a name to its owner alone (A§3, B§7).
 * - MUST put a removed row back, at its place, if its owner says so within 10 seconds, also after a reload.
 * - MUST fill a row's form again with what its cancel discarded, if its owner says so within 10 seconds.
 */
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
