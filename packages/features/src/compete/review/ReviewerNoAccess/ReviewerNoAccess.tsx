import * as reviewAddress from '@shulei/domain/address/review.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Reviewer } from '../review.ts'
import * as css from './ReviewerNoAccess.css.ts'

export interface ReviewerNoAccessProps {
  reviewer: Pick<Reviewer, 'name' | 'role'>
  onSignOut: () => void
}

/** Stands in place of a page that a reviewer's role may not open (B§6); a role with a page is led to it. */
export function ReviewerNoAccess({ reviewer, onSignOut }: ReviewerNoAccessProps) {
  const { t } = useTranslation('review')
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <h1 className={css.title}>{t('noAccess.title')}</h1>
      <EmptyState title={t('noAccess.lead', { name: reviewer.name })} description={t('noAccess.hint')}>
        {reviewer.role === 0 ? null : (
          <LinkButton component={Link} to={reviewAddress.start()} variant="primary">
            {t('noAccess.toOwn')}
          </LinkButton>
        )}
        <Button onPress={onSignOut}>{t('noAccess.signOut')}</Button>
      </EmptyState>
    </main>
  )
}
