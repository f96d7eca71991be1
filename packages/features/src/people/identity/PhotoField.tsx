import { useFormat } from '@shulei/i18n/format.ts'
import { label as labelStyle } from '@shulei/ui/Field/Field.css.ts'
import { FileDrop } from '@shulei/ui/FileDrop/FileDrop.tsx'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './PhotoField.css.ts'
import { photoTypes } from './preparePhoto.ts'
import type { Photo } from './usePhotos.ts'

export interface PhotoFieldProps {
  label: string
  labelNote?: string
  /** Required content of the photo, or the accepted file types. */
  hint?: string
  photo: Photo | undefined
  /** Error other than one of the photo itself, such as a missing photo. */
  errorMessage: string | undefined
  /** Null removes the photo. */
  onChoose: (file: File | null) => void
}

/** A photo field: choose, drop or paste a photo; shown as it will be sent, and replaced or removed. */
export function PhotoField({ label, labelNote, hint, photo, errorMessage, onChoose }: PhotoFieldProps) {
  const { t } = useTranslation('identity')
  const { bytes } = useFormat()
  const id = useId()
  const prepared = photo?.prepared
  const problem = prepared && 'problem' in prepared ? prepared.problem : undefined

  const chosen = photo
    ? {
        file: { name: photo.file.name, meta: bytes(photo.file.size) },
        removeText: t('photo.remove'),
        onRemove: () => onChoose(null),
      }
    : {}
  return (
    <fieldset className={css.field} aria-labelledby={id}>
      <p id={id} className={labelStyle}>
        {label} {labelNote && <span className={css.labelNote}>{labelNote}</span>}
      </p>
      <FileDrop
        label={t('photo.drop')}
        touch={{ label: t('photo.take'), cameraText: t('photo.camera') }}
        hint={hint}
        chooseText={t(photo ? 'photo.change' : 'photo.choose')}
        accept={photoTypes}
        onFile={onChoose}
        errorMessage={problem ? t(`photo.problem.${problem}`, { size: bytes(photo?.file.size ?? 0) }) : errorMessage}
        {...chosen}
      >
        {photo && !prepared && (
          <span className={css.note} role="status">
            {t('photo.preparing')}
          </span>
        )}
        {prepared && 'jpeg' in prepared && <Preview photo={prepared.jpeg} name={label} />}
      </FileDrop>
    </fieldset>
  )
}

function Preview({ photo, name }: { photo: Blob; name: string }) {
  const { t } = useTranslation('identity')
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(photo)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return (
    <div className={css.preview}>
      {address && <img src={address} alt={t('photo.preview', { name })} className={css.picture} />}
    </div>
  )
}
