import { countText } from '@shulei/domain/base/text/count.ts'
import { MAX_SOURCE_NOTE } from '@shulei/domain/compete/source-code/ask.ts'
import {
  allSourceEndings,
  MAX_PROGRAM_BYTES,
  MAX_SOURCE_BYTES,
  maxBytesOf,
  sourceNameProblem,
} from '@shulei/domain/compete/source-code/file.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { FileDrop, type FileDropProgress } from '@shulei/ui/FileDrop/FileDrop.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import type { Version } from '../sources.ts'
import * as css from './SourceUpload.css.ts'
import { type SourceUploadState, useSourceUpload } from './useSourceUpload.ts'

export interface SourceUploadProps {
  competitionId: number
  /** The schedule that asks for source code. */
  scheduleId: number
  onDone: (version: Version) => void
  /** Called when what the page knows may be outdated. */
  onStale: () => void
}

/** The sentence about a file that cannot be sent, by the rules of the server as far as name and size tell. */
function useFileProblem(file: File | null, isMissing: boolean): string | undefined {
  const { t } = useTranslation('source-code')
  const { bytes } = useFormat()
  if (!file) return isMissing ? t('upload.missing') : undefined
  switch (sourceNameProblem(file)) {
    case null:
      return undefined
    case 'sourceEmpty':
      return t('upload.empty')
    case 'sourceTooBig':
      return t('upload.tooBig', { actual: bytes(file.size), max: bytes(maxBytesOf(file.name)) })
    default:
      return t('upload.typeWrong', { types: allSourceEndings.join(' ') })
  }
}

function useProgress(state: SourceUploadState, onCancel: () => void): FileDropProgress | undefined {
  const { t } = useTranslation('source-code')
  const { bytes, percent } = useFormat()
  if (state.phase !== 'sending') return undefined
  const { sent, total } = state
  const facts = { percent: percent(total > 0 ? sent / total : 0), sent: bytes(sent), total: bytes(total) }
  return {
    label: t('upload.sending'),
    sent,
    total,
    valueText: t('upload.progress', facts),
    cancelText: t('upload.cancel'),
    onCancel,
  }
}

/** Hands in a version: one file, and a note about it. What was chosen and typed stays until it is stored. */
export function SourceUpload({ competitionId, scheduleId, onDone, onStale }: SourceUploadProps) {
  const { t } = useTranslation('source-code')
  const { bytes } = useFormat()
  const form = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(form)
  const [file, setFile] = useState<File | null>(null)
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const upload = useSourceUpload({
    ...{ competitionId, scheduleId, onStale, otherwise: t('upload.failed') },
    onDone(version) {
      setFile(null)
      setNote('')
      setTried(false)
      onDone(version)
    },
  })
  const { state } = upload
  const isSending = state.phase === 'sending'
  const problem = useFileProblem(file, isTried)
  const progress = useProgress(state, upload.cancel)
  const count = countText(note)
  const over = count - MAX_SOURCE_NOTE

  const take = (chosen: File | null) => {
    upload.change()
    setFile(chosen)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!file || sourceNameProblem(file) || over > 0) return focusProblem()
    void upload.start(file, note)
  }
  const chosen = file
    ? { file: { name: file.name, meta: bytes(file.size) }, removeText: t('upload.remove'), onRemove: () => take(null) }
    : {}
  return (
    // by POST, so that a text sent before hydration does not appear in the address
    <form ref={form} method="post" className={css.form} noValidate onSubmit={submit}>
      <noscript>
        <Alert tone="warning">{t('upload.needsScript')}</Alert>
      </noscript>
      <div className={css.pair}>
        <div className={css.field}>
          <p className={css.label}>{t('upload.file')}</p>
          <FileDrop
            label={t('upload.drop')}
            hint={t('upload.hint', { archive: bytes(MAX_SOURCE_BYTES), program: bytes(MAX_PROGRAM_BYTES) })}
            chooseText={t(file ? 'upload.change' : 'upload.choose')}
            accept={allSourceEndings}
            onFile={take}
            isDisabled={isSending}
            errorMessage={problem}
            {...(progress ? { progress } : {})}
            {...chosen}
          />
        </div>
        <TextArea
          label={t('upload.note')}
          labelNote={t('upload.noteOptional')}
          placeholder={t('upload.noteExample')}
          rows={3}
          isGrowing
          value={note}
          isDisabled={isSending}
          onChange={(text) => {
            upload.change()
            setNote(text)
          }}
          counter={{
            text: t('upload.counter', { count, max: MAX_SOURCE_NOTE }),
            isOver: over > 0,
            announcement: over > 0 ? t('upload.over', { count: over }) : '',
          }}
          errorMessage={over > 0 ? t('upload.over', { count: over }) : undefined}
        />
      </div>
      {state.phase === 'failed' ? <FailureNote failure={state.failure} /> : null}
      {state.phase === 'cancelled' ? <Alert live="polite">{t('upload.cancelled')}</Alert> : null}
      {state.phase === 'done' ? (
        <Alert tone="success" live="polite">
          {t('upload.done', { no: state.no })}
        </Alert>
      ) : null}
      <div className={css.foot}>
        <Button type="submit" variant="primary" isPending={isSending} pendingLabel={t('upload.sending')}>
          {t('upload.submit')}
        </Button>
      </div>
    </form>
  )
}
