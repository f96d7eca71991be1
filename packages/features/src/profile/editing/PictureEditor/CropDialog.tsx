import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Dialog } from '@shulei/ui/Dialog/Dialog.tsx'
import { ImageCropper } from '@shulei/ui/ImageCropper/ImageCropper.tsx'
import { useTranslation } from 'react-i18next'
import * as css from './PictureEditor.css.ts'
import { aspectRatios, type PictureOf } from './usePictures.ts'

export interface CropDialogProps {
  of: PictureOf
  file: File
  /** Why the last try was not saved. The crop is still there. */
  failure: string | undefined
  onCropped: (picture: Blob) => Promise<void>
  onClose: () => void
}

/** The chosen picture, to be cut to shape and saved. */
export function CropDialog({ of, file, failure, onCropped, onClose }: CropDialogProps) {
  const { t } = useTranslation('editing')
  const say = (key: string) => t(`crop.${key}`)
  return (
    <Dialog
      title={t(`pictures.crop.${of}`)}
      closeLabel={say('close')}
      size="l"
      isOpen
      // a click beside it would lose the crop
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className={css.crop}>
        {failure && (
          <Alert tone="danger" live="assertive">
            {failure}
          </Alert>
        )}
        <ImageCropper
          file={file}
          aspectRatio={aspectRatios[of]}
          preview={of}
          onCropped={({ blob }) => onCropped(blob)}
          onCancel={onClose}
          texts={{
            stage: say('stage'),
            keys: say('keys'),
            reading: say('reading'),
            zoom: say('zoom'),
            zoomIn: say('zoomIn'),
            zoomOut: say('zoomOut'),
            turnLeft: say('turnLeft'),
            turnRight: say('turnRight'),
            reset: say('reset'),
            left: say('left'),
            top: say('top'),
            width: say('width'),
            height: say('height'),
            confirm: say('confirm'),
            exporting: say('saving'),
            cancel: say('cancel'),
            problems: {
              notPicture: say('problem.notPicture'),
              tooSmall: say('problem.tooSmall'),
              tooLarge: say('problem.tooLarge'),
            },
            failed: say('failed'),
          }}
        />
      </div>
    </Dialog>
  )
}
