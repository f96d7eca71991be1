import { type PreviewReader, previewReaders } from '@shulei/domain/people/profile/preview.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { placeOf, profileTabAddress } from '../../../../base/address/profile.ts'
import * as css from './PreviewBar.css.ts'

export interface PreviewBarProps {
  userId: number
  as: PreviewReader
}

/** Says with whose eyes the reader sees their own profile, and leads to the other readers and back. Works without a script. */
export function PreviewBar({ userId, as }: PreviewBarProps) {
  const { t } = useTranslation('profile')
  const { tree, tab } = placeOf(useLocation().pathname)
  return (
    <section className={css.bar} aria-label={t('preview.label')}>
      <Alert
        title={t(`preview.title.${as}`)}
        action={
          // whole page loads, so that no answer to the owner is left in a preview, nor the reverse
          <LinkButton href={profileTabAddress(userId, tab, { tree })} size="s">
            {t('preview.back')}
          </LinkButton>
        }
      >
        <p>{t('preview.text')}</p>
        <nav className={css.readers} aria-label={t('preview.readers')}>
          {previewReaders.map((reader) => (
            <LinkButton
              key={reader}
              href={profileTabAddress(userId, tab, { tree, as: reader })}
              size="s"
              variant={reader === as ? 'inverse' : 'quiet'}
              aria-current={reader === as ? 'page' : undefined}
            >
              {t(`preview.reader.${reader}`)}
            </LinkButton>
          ))}
        </nav>
      </Alert>
    </section>
  )
}
