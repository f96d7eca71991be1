import type { PhotoPart } from '@shulei/domain/people/identity/real-name.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from '../identity.css.ts'
import { PhotoField } from '../PhotoField.tsx'
import type { Photos } from '../usePhotos.ts'

export interface RealNamePhotosProps {
  photos: Photos<PhotoPart>
  problem: (part: PhotoPart) => string | undefined
  onChoose: (part: PhotoPart, file: File | null) => void
}

/**
 * The photos of a document: the one with its holder is required, both sides are optional (Q172). All photos have the same
 * limits (Q002).
 */
export function RealNamePhotos({ photos, problem, onChoose }: RealNamePhotosProps) {
  const { t } = useTranslation('identity')
  const id = useId()
  const field = (part: PhotoPart) => ({
    label: t(`realName.${part}`),
    photo: photos[part],
    errorMessage: problem(part),
    onChoose: (file: File | null) => onChoose(part, file),
  })
  return (
    <fieldset className={css.photos} aria-labelledby={id}>
      <div>
        <p id={id} className={css.photosName}>
          {t('realName.photos')}
        </p>
        <p className={css.photosRule}>{t('photo.rule')}</p>
        <p className={css.photosRule}>{t('realName.photosUse')}</p>
      </div>
      <PhotoField {...field('holdingPhoto')} hint={t('realName.holdingPhotoHint')} />
      <div className={css.pair}>
        <PhotoField {...field('frontPhoto')} labelNote={t('optional')} />
        <PhotoField {...field('backPhoto')} labelNote={t('optional')} />
      </div>
    </fieldset>
  )
}
