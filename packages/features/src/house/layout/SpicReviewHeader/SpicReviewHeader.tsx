import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from '../../../base/header/LanguageSwitch/LanguageSwitch.tsx'
import { SiteMark } from '../../../base/site/SiteMark.tsx'
import * as css from './SpicReviewHeader.css.ts'

export interface SpicReviewHeaderProps {
  /** The signed-in reviewer; without one, only the system's name is shown. */
  reviewer: { id: number; name: string } | null
  /** The reviewed schedule, beside the system's name. */
  subject?: string
  /** Number of scored plans. */
  progress?: { done: number; total: number }
  onSignOut: () => void
  /** Reports an error that the header cannot show. */
  onNotice: (message: string) => void
}

/** The header of every path under /spic-review (L17): the system's name, the schedule, the progress, and the reviewer. */
export function SpicReviewHeader({ reviewer, subject, progress, onSignOut, onNotice }: SpicReviewHeaderProps) {
  const { t } = useTranslation('layout')
  return (
    <header className={css.header}>
      <span className={css.brand}>
        <SiteMark size={28} />
        <span className={css.title}>{t('review.systemTitle')}</span>
        <span className={css.shortTitle}>{t('review.shortTitle')}</span>
      </span>
      {subject && <span className={css.subject}>{subject}</span>}
      <span className={css.spacer} />
      {progress && (
        <span className={css.progress}>
          <span>{t('review.progress', progress)}</span>
          <progress
            className={css.bar}
            value={progress.done}
            max={progress.total}
            aria-label={t('review.progressLabel', progress)}
          />
        </span>
      )}
      <LanguageSwitch onFailed={onNotice} />
      {reviewer && (
        <>
          <span className={css.reviewer}>
            <span className={css.picture}>
              <Avatar name={reviewer.name} seed={String(reviewer.id)} />
            </span>
            <span className={css.name}>{t('review.reviewer', { name: reviewer.name })}</span>
            <bdi className={css.shortName}>{reviewer.name}</bdi>
          </span>
          <button type="button" className={css.signOut} onClick={onSignOut}>
            {t('review.signOut')}
          </button>
        </>
      )}
    </header>
  )
}
