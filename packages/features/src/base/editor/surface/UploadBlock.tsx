import { useFormat } from '@shulei/i18n/format.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { ProgressBar } from '@shulei/ui/ProgressBar/ProgressBar.tsx'
import { useTranslation } from 'react-i18next'
import * as css from '../RichTextEditor/RichTextEditor.css.ts'
import type { PictureUpload } from './useUploads.ts'

export interface UploadBlockProps {
  of: PictureUpload
  onRetry: () => void
  /** Also cancels a running upload. */
  onRemove: () => void
}

/** Placeholder in the text of a picture that is uploading, or the reason why the upload failed. */
export function UploadBlock({ of: upload, onRetry, onRemove }: UploadBlockProps) {
  const { t } = useTranslation('rich-text')
  const { bytes, percent } = useFormat()
  const { phase, sent, total, message, hasAnswer, file } = upload
  const { name } = file
  if (phase === 'failed') {
    return (
      <div className={css.upload} data-failed="">
        <div className={css.uploadWords} role="alert">
          <p className={css.uploadName}>{t('picture.failed', { name })}</p>
          <p className={css.uploadReason}>{hasAnswer ? message || t('picture.error') : t('picture.offline')}</p>
        </div>
        <div className={css.actions}>
          <Button size="s" onPress={onRetry}>
            {t('picture.retry')}
          </Button>
          <Button size="s" variant="quiet" onPress={onRemove}>
            {t('picture.drop')}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className={css.upload}>
      <div className={css.uploadWords}>
        <ProgressBar
          label={t(phase === 'waiting' ? 'picture.waiting' : 'picture.uploading', { name })}
          value={sent}
          max={total}
          valueText={t('picture.progress', {
            percent: percent(total > 0 ? sent / total : 0),
            sent: bytes(sent),
            total: bytes(total),
          })}
        />
      </div>
      <Button size="s" onPress={onRemove}>
        {t('picture.cancel')}
      </Button>
    </div>
  )
}
