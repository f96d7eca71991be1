import { mayEdit } from '@shulei/domain/data/dataset/state.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dataset, DatasetFile } from '../datasets.ts'
import { ReadingLine } from '../Reading/ReadingLine.tsx'
import { useProfileState } from '../useProfileState.ts'

interface UnreadProps {
  dataset: Dataset
  file: DatasetFile
  /** Asks the server for the data set again. */
  refresh: () => Promise<unknown>
  /** A link to the tables of other files; null where there are none. */
  others: ReactNode
}

/** Why a file has no table to show, or that it is on its way; its owner can choose how it is read. */
export function Unread({ dataset, file, refresh, others }: UnreadProps) {
  const { t } = useTranslation('dataset')
  const state = useProfileState(file)
  const why = state?.isComing ? 'none' : 'unread'
  return (
    <EmptyState title={t(`table.${why}`, { name: file.name })} description={state?.text ?? t('table.neverHint')}>
      {file.profileState === 'failed' && mayEdit(dataset) ? (
        <ReadingLine
          file={file}
          part={file.profileProblem?.part ?? ''}
          reading={null}
          owner={{ datasetId: dataset.id, onChosen: refresh }}
        />
      ) : null}
      {others}
    </EmptyState>
  )
}
