import { processEndings } from '@shulei/domain/compete/submission/endings.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { FileDrop } from '@shulei/ui/FileDrop/FileDrop.tsx'
import { useTranslation } from 'react-i18next'
import type { ProcessProblem } from './files.ts'
import * as css from './SubmitForm.css.ts'
import { useChosen } from './useChosen.ts'

export interface ProcessFieldProps {
  file: File | null
  problem: ProcessProblem | null
  /** Null while unknown. */
  maxBytes: number | null
  isDisabled: boolean
  onFile: (file: File | null) => void
}

/** The optional process file, which documents how the result was made. */
export function ProcessField({ file, problem, maxBytes, isDisabled, onFile }: ProcessFieldProps) {
  const { t } = useTranslation('submission')
  const { bytes } = useFormat()
  const chosen = useChosen(file, file ? bytes(file.size) : undefined, onFile)
  const types = processEndings.join(' ')
  const problems = {
    wrongType: () => t('file.processType', { types }),
    empty: () => t('file.processEmpty'),
    tooLarge: () => t('file.processTooLarge', { size: bytes(maxBytes ?? 0), actual: bytes(file?.size ?? 0) }),
  } satisfies Record<ProcessProblem, () => string>
  return (
    <div className={css.field}>
      <p className={css.label}>
        {t('file.process')} <span className={css.labelNote}>{t('file.processNote')}</span>
      </p>
      <FileDrop
        label={t('file.processDrop')}
        hint={types}
        chooseText={t(file ? 'file.change' : 'file.choose')}
        accept={[...processEndings]}
        onFile={onFile}
        isDisabled={isDisabled}
        errorMessage={problem ? problems[problem]() : undefined}
        {...chosen}
      />
    </div>
  )
}
