import { useFormat } from '@shulei/i18n/format.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { ProgressBar } from '@shulei/ui/ProgressBar/ProgressBar.tsx'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useTranslation } from 'react-i18next'
import { LoginLink } from '../../site/LoginLink.tsx'
import type { OpenUpload } from '../editing.ts'
import * as css from './DatasetEditor.css.ts'
import type { RunningUpload, Uploads } from './useUploads.ts'

export interface UploadRowProps {
  /** The upload as the server has it. */
  open: OpenUpload
  /** Its state on this page; undefined when its file must be chosen again. */
  running: RunningUpload | undefined
  uploads: Uploads
}

/** The sentence under the progress of an upload. */
function Note({ open, running, isOther }: UploadRowProps & { isOther: boolean }) {
  const { t } = useTranslation('dataset-edit')
  const { date } = useFormat()
  if (isOther) {
    return (
      <p className={css.problem} role="alert">
        {t('upload.otherFile')}
      </p>
    )
  }
  if (running?.phase === 'failed') {
    return (
      <p className={css.problem} role="alert">
        {running.failure?.text} {running.failure?.isSignedOut ? <LoginLink /> : null}
      </p>
    )
  }
  if (running?.phase === 'paused') return <p className={css.fileMeta}>{t('upload.paused')}</p>
  if (running?.phase === 'queued') return <p className={css.fileMeta}>{t('upload.queued')}</p>
  if (running) return null
  return (
    <p className={css.fileMeta}>
      {t('upload.again')} · {t('upload.kept', { date: date(Date.parse(open.expiresAt)) })}
    </p>
  )
}

/** Goes on with an upload whose file this page does not have, after a reload. */
function ChooseAgain({ open, uploads, onOther }: UploadRowProps & { onOther: (isOther: boolean) => void }) {
  const { t } = useTranslation('dataset-edit')
  return (
    <FileTrigger
      onSelect={(list) => {
        const [file] = list ?? []
        if (file) onOther(!uploads.choose(open, file))
      }}
    >
      <Button size="s" aria-label={t('upload.chooseAgainName', { name: open.name })}>
        {t('upload.chooseAgain')}
      </Button>
    </FileTrigger>
  )
}

/** An upload with its progress, and the buttons to pause it, to go on and to give it up. */
export function UploadRow(props: UploadRowProps) {
  const { open, running, uploads } = props
  const { t } = useTranslation('dataset-edit')
  const { bytes, percent } = useFormat()
  const [isOther, setOther] = useState(false)
  const { upload, name } = open
  const sent = Math.max(running?.sent ?? 0, open.offset)
  const isChecking = sent === open.bytes && (!running || running.phase === 'sent' || running.phase === 'sending')
  const isMoving = running?.phase === 'sending' || running?.phase === 'queued'
  return (
    <li className={css.file}>
      <div className={css.fileWords}>
        <ProgressBar
          label={name}
          value={sent}
          max={open.bytes}
          valueText={t('upload.progress', {
            percent: percent(sent / open.bytes),
            sent: bytes(sent),
            total: bytes(open.bytes),
          })}
          tone={running?.phase === 'failed' ? 'danger' : 'accent'}
        />
        {isChecking ? <Loading label={t('upload.checking')} /> : <Note {...props} isOther={isOther} />}
      </div>
      {isChecking ? null : (
        <div className={css.fileButtons}>
          {isMoving ? (
            <Button size="s" aria-label={t('upload.pauseName', { name })} onPress={() => uploads.pause(upload)}>
              {t('upload.pause')}
            </Button>
          ) : null}
          {running && !isMoving ? (
            <Button size="s" aria-label={t('upload.resumeName', { name })} onPress={() => uploads.resume(running)}>
              {t('upload.resume')}
            </Button>
          ) : null}
          {running ? null : <ChooseAgain {...props} onOther={setOther} />}
          <Button
            size="s"
            variant="quiet"
            aria-label={t('upload.cancelName', { name })}
            onPress={() => void uploads.cancel(upload, name)}
          >
            {t('upload.cancel')}
          </Button>
        </div>
      )}
    </li>
  )
}
