import { MAX_NOTEBOOK_BYTES, NOTEBOOK_ENDING, notebookNameProblem } from '@shulei/domain/people/notebook/notebook.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { FileDrop, type FileDropProgress } from '@shulei/ui/FileDrop/FileDrop.tsx'
import { useTranslation } from 'react-i18next'
import * as css from './NotebookForm.css.ts'
import type { NotebookFormState } from './useNotebookForm.ts'

export interface FileFieldProps {
  file: File | null
  /** The sentence about a missing file is due. */
  isMissing: boolean
  /** Name of the stored file, which a new one would replace. */
  present: string | null
  state: NotebookFormState
  onFile: (file: File | null) => void
  onCancel: () => void
}

/** The file of a notebook, judged by name and size before it is sent; the server reads its content. */
export function FileField({ file, isMissing, present, state, onFile, onCancel }: FileFieldProps) {
  const { t } = useTranslation('notebook')
  const { bytes, percent } = useFormat()
  const max = bytes(MAX_NOTEBOOK_BYTES)
  const named = file && notebookNameProblem(file)
  const problem = named
    ? t(`problem.${named as 'notebookTypeWrong'}`, { max, actual: bytes(file.size) })
    : isMissing && !file
      ? t('problem.missing')
      : undefined
  const progress = (): FileDropProgress | undefined => {
    if (state.phase !== 'sending' || !file) return undefined
    const { sent, total } = state
    const facts = { percent: percent(total > 0 ? sent / total : 0), sent: bytes(sent), total: bytes(total) }
    return {
      ...{ label: t('form.sending'), sent, total, onCancel },
      valueText: t('form.progress', facts),
      cancelText: t('form.cancel'),
    }
  }
  const sending = progress()
  const chosen = file
    ? {
        file: { name: file.name, meta: bytes(file.size) },
        removeText: t('form.takeOut'),
        onRemove: () => onFile(null),
      }
    : {}
  return (
    <div className={css.field}>
      <p className={css.label}>{t(present === null ? 'form.file' : 'form.newFile')}</p>
      <FileDrop
        label={t('form.drop')}
        hint={present === null ? t('form.hint', { max }) : t('form.present', { name: present, max })}
        chooseText={t(file ? 'form.another' : 'form.choose')}
        accept={[NOTEBOOK_ENDING]}
        onFile={onFile}
        isDisabled={state.phase === 'sending'}
        errorMessage={problem}
        {...(sending ? { progress: sending } : {})}
        {...chosen}
      />
    </div>
  )
}
