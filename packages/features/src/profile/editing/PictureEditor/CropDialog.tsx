import { Dialog } from '@shulei/ui/Dialog/Dialog.tsx'
import { ImageCropper } from '@shulei/ui/ImageCropper/ImageCropper.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../site/FailureNote.tsx'
import type { FormFailure } from '../../../site/form-failure.ts'
import * as css from './PictureEditor.css.ts'
import { aspectRatios, type PictureOf } from './usePictures.ts'

export interface CropDialogProps {
  of: PictureOf
  file: File
  /** Error of the last attempt to save. The crop is kept. */
  failure: FormFailure | undefined
  onCropped: (picture: Blob) => Promise<void>
  onClose: () => void
}

/** Crops the chosen picture and saves it. */
export function CropDialog({ of, file, failure, onCropped, onClose }: CropDialogProps) {
  const { t } = useTranslation('editing')
  const [isSaving, setSaving] = useState(false)
  const save = async (picture: Blob) => {
    setSaving(true)
    await onCropped(picture)
    setSaving(false)
  }
  return (
    <Dialog
      title={t(`pictures.crop.${of}`)}
      closeLabel={t('crop.close')}
      size="l"
      isOpen
      // a click outside would lose the crop
      isDismissable={false}
      isLocked={isSaving}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className={css.crop}>
        {failure && <FailureNote failure={failure} />}
        <ImageCropper
          file={file}
          aspectRatio={aspectRatios[of]}
          preview={of}
          onCropped={({ blob }) => save(blob)}
          onCancel={onClose}
          texts={{
            stage: t('crop.stage'),
            keys: t('crop.keys'),
            reading: t('crop.reading'),
            zoom: t('crop.zoom'),
            zoomIn: t('crop.zoomIn'),
            zoomOut: t('crop.zoomOut'),
            turnLeft: t('crop.turnLeft'),
            turnRight: t('crop.turnRight'),
            reset: t('crop.reset'),
            left: t('crop.left'),
            top: t('crop.top'),
            width: t('crop.width'),
            height: t('crop.height'),
            confirm: t('crop.confirm'),
            exporting: t('crop.saving'),
            cancel: t('crop.cancel'),
            problems: {
              notPicture: t('crop.problem.notPicture'),
              tooSmall: t('crop.problem.tooSmall'),
              tooLarge: t('crop.problem.tooLarge'),
            },
            failed: t('crop.failed'),
          }}
        />
      </div>
    </Dialog>
  )
}
