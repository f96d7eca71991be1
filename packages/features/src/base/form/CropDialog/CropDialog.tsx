import { Dialog } from '@shulei/ui/Dialog/Dialog.tsx'
import { ImageCropper } from '@shulei/ui/ImageCropper/ImageCropper.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../FailureNote.tsx'
import type { FormFailure } from '../form-failure.ts'
import * as css from './CropDialog.css.ts'

export interface CropDialogProps {
  title: string
  file: File
  /** Width by height. */
  aspectRatio: number
  /** Shape of the preview beside the crop. */
  preview: 'avatar' | 'banner'
  /** Error of the last attempt to save. The crop is kept. */
  failure: FormFailure | undefined
  onCropped: (picture: Blob) => Promise<void>
  onClose: () => void
}

/** Crops the chosen picture and saves it. Texts: namespace `crop`. */
export function CropDialog({ title, file, aspectRatio, preview, failure, onCropped, onClose }: CropDialogProps) {
  const { t } = useTranslation('crop')
  const [isSaving, setSaving] = useState(false)
  const save = async (picture: Blob) => {
    setSaving(true)
    await onCropped(picture)
    setSaving(false)
  }
  return (
    <Dialog
      title={title}
      closeLabel={t('close')}
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
          aspectRatio={aspectRatio}
          preview={preview}
          onCropped={({ blob }) => save(blob)}
          onCancel={onClose}
          texts={{
            stage: t('stage'),
            keys: t('keys'),
            reading: t('reading'),
            zoom: t('zoom'),
            zoomIn: t('zoomIn'),
            zoomOut: t('zoomOut'),
            turnLeft: t('turnLeft'),
            turnRight: t('turnRight'),
            reset: t('reset'),
            left: t('left'),
            top: t('top'),
            width: t('width'),
            height: t('height'),
            confirm: t('confirm'),
            exporting: t('saving'),
            cancel: t('cancel'),
            problems: {
              notPicture: t('problem.notPicture'),
              heic: t('problem.heic'),
              tooSmall: t('problem.tooSmall'),
              tooLarge: t('problem.tooLarge'),
            },
            failed: t('failed'),
          }}
        />
      </div>
    </Dialog>
  )
}
