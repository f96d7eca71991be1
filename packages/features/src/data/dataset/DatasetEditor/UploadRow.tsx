import { useFormat } from '@shulei/i18n/format.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { ProgressBar } from '@shulei/ui/ProgressBar/ProgressBar.tsx'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useTranslation } from 'react-i18next'
import { LoginLink } from '../../../base/site/LoginLink.tsx'
import * as css from './DatasetEditor.css.ts'
import type { UploadLine, Uploads } from './useUploads.ts'

export interface UploadRowProps {
  line: UploadLine
  uploads: Uploads
}

/** The sentence under the progress of an upload. */
function Note({ line: { open, running }, isOther }: { line: UploadLine; isOther: boolean }) {
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
  if (running?.cut) {
    return (
      <p className={css.problem} role="status">
        {running.cut}
      </p>
    )
  }
  if (running?.phase === 'paused') return <p className={css.fileMeta}>{t('upload.paused')}</p>
  if (running?.phase === 'queued') return <p className={css.fileMeta}>{t('upload.queued')}</p>
  if (running || !open) return null
  return (
    <p className={css.fileMeta}>
      {t('upload.again')} · {t('upload.kept', { date: date(Date.parse(open.expiresAt)) })}
    </p>
  )
}

/** Goes on with an upload whose file this page does not have, after a reload. */
function ChooseAgain({ line, uploads, onOther }: UploadRowProps & { onOther: (isOther: boolean) => void }) {
  const { t } = useTranslation('dataset-edit')
  return (
    <FileTrigger
      onSelect={(list) => {
        const [file] = list ?? []
        if (file) onOther(!uploads.choose(line, file))
      }}
    >
      <Button size="s" aria-label={t('upload.chooseAgainName', { name: line.name })}>
        {t('upload.chooseAgain')}
      </Button>
    </FileTrigger>
  )
}

/** An upload with its progress, and the buttons to pause it, to go on and to give it up. */
export function UploadRow({ line, uploads }: UploadRowProps) {
  const { key, name, open, running } = line
  const { t } = useTranslation('dataset-edit')
  const { bytes, percent } = useFormat()
  const [isOther, setOther] = useState(false)
  const sent = Math.max(running?.sent ?? 0, open?.offset ?? 0)
  const isChecking = sent === line.bytes && (!running || running.phase === 'sent' || running.phase === 'sending')
  const isMoving = running?.phase === 'sending' || running?.phase === 'queued'
  const action = isMoving ? 'pause' : 'resume'
  return (
    <li className={css.file}>
      <div className={css.fileWords}>
        <ProgressBar
          label={name}
          value={sent}
          max={line.bytes}
          valueText={t('upload.progress', {
            percent: percent(sent / line.bytes),
            sent: bytes(sent),
            total: bytes(line.bytes),
          })}
          tone={running?.phase === 'failed' ? 'danger' : 'accent'}
        />
        {isChecking ? <Loading label={t('upload.checking')} /> : <Note line={line} isOther={isOther} />}
      </div>
      {isChecking ? null : (
        <div className={css.fileButtons}>
          {running ? (
            <Button
              size="s"
              aria-label={t(`upload.${action}Name`, { name })}
              onPress={() => (isMoving ? uploads.pause(key) : uploads.resume(line))}
            >
              {t(`upload.${action}`)}
            </Button>
          ) : (
            <ChooseAgain line={line} uploads={uploads} onOther={setOther} />
          )}
          <Button
            size="s"
            variant="quiet"
            aria-label={t('upload.cancelName', { name })}
            onPress={() => void uploads.cancel(line)}
          >
            {t('upload.cancel')}
          </Button>
        </div>
      )}
    </li>
  )
}
