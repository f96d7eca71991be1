import { documentEndings } from '@shulei/domain/compete/review/project.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { FileDrop } from '@shulei/ui/FileDrop/FileDrop.tsx'
import { useTranslation } from 'react-i18next'
import * as css from './ProjectPage.css.ts'
import type { useProjectFile } from './useProjectFile.ts'

const accept = Object.values(documentEndings).flat()

/** A document of a project, with its problem. */
export function DocumentDrop({
  label,
  isOptional,
  chosen,
}: {
  label: string
  isOptional: boolean
  chosen: ReturnType<typeof useProjectFile>
}) {
  const { t } = useTranslation('project')
  const { bytes } = useFormat()
  const { file, problem, choose } = chosen
  const own = file
    ? { file: { name: file.name, meta: bytes(file.size) }, removeText: t('remove'), onRemove: () => void choose(null) }
    : {}
  return (
    <div className={css.field}>
      <p className={css.label}>
        {label}
        {isOptional ? <span className={css.labelNote}>{t('optional')}</span> : null}
      </p>
      <FileDrop
        label={t('drop')}
        hint={t('fileHint')}
        chooseText={t(file ? 'change' : 'choose')}
        accept={accept}
        onFile={(next) => void choose(next)}
        errorMessage={problem ? t(problem) : undefined}
        {...own}
      />
    </div>
  )
}
