import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { gigabytes, MAX_DATASET_FILE, MAX_OWN_BYTES, MAX_VERSION_FILES } from '@shulei/domain/data/dataset/upload.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { AlertDialog } from '@shulei/ui/AlertDialog/AlertDialog.tsx'
import { FileDrop } from '@shulei/ui/FileDrop/FileDrop.tsx'
import { Meter } from '@shulei/ui/Meter/Meter.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import { useKeptFocus, useMoveFocus } from '../../../base/site/focus.ts'
import type { DatasetDraft, DraftFile } from '../editing.ts'
import * as css from './DatasetEditor.css.ts'
import { FileRow } from './FileRow.tsx'
import { UploadRow } from './UploadRow.tsx'
import type { Uploads } from './useUploads.ts'

export interface FilesPanelProps {
  draft: DatasetDraft
  uploads: Uploads
  problem: string | undefined
  refresh: () => Promise<unknown>
}

/** The files of the version in work: stored ones, those that are uploading, and the place for more; limits are said before. */
export function FilesPanel({ draft, uploads, problem, refresh }: FilesPanelProps) {
  const { t } = useTranslation('dataset-edit')
  const { bytes } = useFormat()
  const send = useSend()
  const [asked, setAsked] = useState<DraftFile | null>(null)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const { files, used } = draft
  const box = useRef<HTMLDivElement>(null)
  const rows = () => [...(box.current?.querySelectorAll<HTMLElement>('li:has(button)') ?? [])]
  /** The button of the row in the place of a removed one, and without a row that which chooses files. */
  const buttonNear = (at: number) => {
    const row = rows()[Math.max(0, at)] ?? rows().at(-1)
    return row?.querySelector('button') ?? box.current?.querySelector<HTMLElement>('button:has(+ [type=file])')
  }
  const kept = useKeptFocus(buttonNear, (control) => rows().findIndex((row) => row.contains(control)))
  const moveFocus = useMoveFocus()
  const remove = async ({ id: fileId }: DraftFile) => {
    setFailure(null)
    const at = uploads.lines.length + files.findIndex(({ id }) => id === fileId)
    try {
      await send(refs.removeDatasetFile, { params: { id: draft.id, fileId } })
      await refresh()
      moveFocus(() => buttonNear(at))
    } catch (error) {
      setFailure(formFailure(error, t('files.failed')))
    }
  }
  return (
    <Panel
      title={t('files.title')}
      description={t('files.lead', { file: gigabytes(MAX_DATASET_FILE), count: MAX_VERSION_FILES })}
    >
      <div ref={box} className={css.fields} {...kept}>
        <noscript>
          <Alert tone="warning">{t('files.needsScript')}</Alert>
        </noscript>
        <FileDrop
          label={t('files.drop')}
          hint={t('files.hint')}
          chooseText={t('files.choose')}
          onFiles={uploads.add}
          errorMessage={problem}
        />
        {uploads.refused.map(({ name, failure: reason }) => (
          <FailureNote key={name} title={name} failure={reason} />
        ))}
        {failure ? <FailureNote failure={failure} /> : null}
        {uploads.lines.length > 0 ? (
          <div>
            <h3 className={css.listTitle}>{t('files.uploads')}</h3>
            <ul className={css.fileList}>
              {uploads.lines.map((line) => (
                <UploadRow key={line.key} line={line} uploads={uploads} />
              ))}
            </ul>
            {uploads.isRunning ? <p className={css.fileMeta}>{t('upload.leave')}</p> : null}
          </div>
        ) : null}
        <div>
          <h3 className={css.listTitle}>{t('files.list')}</h3>
          {files.length === 0 ? (
            <p className={css.fileMeta}>{t('files.none')}</p>
          ) : (
            <ul className={css.fileList}>
              {files.map((file) => (
                <FileRow
                  key={file.id}
                  datasetId={draft.id}
                  file={file}
                  refresh={refresh}
                  onRemove={() => setAsked(file)}
                />
              ))}
            </ul>
          )}
        </div>
        <Meter
          label={t('space')}
          value={used.bytes}
          max={MAX_OWN_BYTES}
          valueText={t('spaceValue', { used: bytes(used.bytes), max: gigabytes(MAX_OWN_BYTES) })}
          tone={used.bytes > MAX_OWN_BYTES * 0.9 ? 'warning' : 'accent'}
        />
      </div>
      <AlertDialog
        title={t('files.removeTitle', { name: asked?.name ?? '' })}
        confirmText={t('files.remove')}
        cancelText={t('files.keep')}
        tone={asked?.isNew ? 'danger' : 'neutral'}
        isOpen={asked !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(null)
        }}
        onConfirm={async () => {
          if (asked) await remove(asked)
          setAsked(null)
        }}
      >
        {t(asked?.isNew ? 'files.removeText' : 'files.removeOld')}
      </AlertDialog>
    </Panel>
  )
}
