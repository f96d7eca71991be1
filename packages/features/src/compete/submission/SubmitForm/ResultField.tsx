import { foreignFormat, resultEndings } from '@shulei/domain/compete/submission/endings.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { FileDrop, type FileDropProgress } from '@shulei/ui/FileDrop/FileDrop.tsx'
import { useTranslation } from 'react-i18next'
import { useLogText } from '../useLogText.ts'
import { CheckReport } from './CheckReport.tsx'
import * as css from './SubmitForm.css.ts'
import { useChosen } from './useChosen.ts'
import type { FileCheckState } from './useFileCheck.ts'

export interface ResultFieldProps {
  file: File | null
  /** The file has an unsupported type. */
  isWrongType: boolean
  check: FileCheckState
  /** A running upload; replaces the progress of the check. */
  upload: FileDropProgress | null
  /** Submitting is blocked: says that the file stays in the browser. */
  isWaiting: boolean
  onFile: (file: File | null) => void
  /** Reads the rules again after a failure. */
  onRetry: () => void
}

function useMeta({ file, check }: ResultFieldProps) {
  const { t } = useTranslation('submission')
  const { bytes, number } = useFormat()
  if (!file) return undefined
  const size = bytes(file.size)
  if (check.phase !== 'done' || check.report.rows === 0) return t('file.size', { size })
  return t('file.sizeRows', { size, rows: number(check.report.rows), count: check.report.rows })
}

function useProblem({ file, isWrongType, check }: ResultFieldProps) {
  const { t } = useTranslation('submission')
  const text = useLogText()
  const { number } = useFormat()
  const format = isWrongType && file ? foreignFormat(file.name) : null
  if (format) return text(`problem.${format.code}`, { value: format.value })
  if (isWrongType) return t('file.wrongType', { types: resultEndings.join(' ') })
  if (check.phase === 'unreadable') return t('file.unreadable')
  if (check.phase !== 'done' || check.report.ok) return undefined
  const count = check.report.problemCount
  return t('file.failed', { count, n: number(count) })
}

function useProgress({ file, check, upload, onFile, isWrongType }: ResultFieldProps): FileDropProgress | undefined {
  const { t } = useTranslation('submission')
  const { bytes, percent } = useFormat()
  if (upload) return upload
  if (!file || isWrongType || check.phase !== 'checking') return undefined
  return {
    label: t('file.checking'),
    sent: check.bytes,
    total: file.size,
    valueText: t('file.progress', {
      percent: percent(file.size > 0 ? check.bytes / file.size : 0),
      done: bytes(check.bytes),
      total: bytes(file.size),
    }),
    cancelText: t('file.stop'),
    onCancel: () => onFile(null),
  }
}

/** The result file: dropped, pasted or chosen; checked in the browser by the server's rules before anything is sent. */
export function ResultField(props: ResultFieldProps) {
  const { t } = useTranslation('submission')
  const { file, check, isWaiting, onFile, onRetry } = props
  const chosen = useChosen(file, useMeta(props), onFile)
  const errorMessage = useProblem(props)
  const progress = useProgress(props)
  const passed = check.phase === 'done' && check.report.ok
  return (
    <div className={css.field}>
      <p className={css.label} id="result-file">
        {t('file.label')}
      </p>
      <FileDrop
        label={t('file.drop')}
        hint={t('file.hint')}
        chooseText={t(file ? 'file.change' : 'file.choose')}
        accept={[...resultEndings, 'text/csv']}
        onFile={onFile}
        errorMessage={errorMessage}
        progress={progress}
        {...chosen}
      >
        {/* the region is there before its words, so that screen readers say the result of the check */}
        <div role="status">
          {passed ? <p className={css.passed}>{t('file.passed')}</p> : null}
          {check.phase === 'unchecked' ? (
            <>
              <p className={css.unchecked}>{t('file.unchecked', { message: check.message })}</p>
              <p className={css.note}>{t('file.uncheckedHint')}</p>
            </>
          ) : null}
          {file && isWaiting && !errorMessage ? <p className={css.note}>{t('file.keeps')}</p> : null}
        </div>
        {check.phase === 'unchecked' ? (
          <Button size="s" variant="quiet" onPress={onRetry}>
            {t('file.retry')}
          </Button>
        ) : null}
      </FileDrop>
      {check.phase === 'done' && !props.isWrongType ? <CheckReport {...check} /> : null}
    </div>
  )
}
