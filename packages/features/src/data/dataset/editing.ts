import { useCall } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { datasetDraft, ownDatasets } from '@shulei/contract/data/dataset-edit/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { LOOK_AGAIN } from './datasets.ts'

export type DatasetDraft = Data<typeof datasetDraft>
export type DraftFile = DatasetDraft['files'][number]
export type OpenUpload = DatasetDraft['uploads'][number]
export type OwnDatasets = Data<typeof ownDatasets>

/** Arguments of the calls for one own data set, shared by loaders and components. */
export const draftArgs = (id: number) => ({ params: { id } })

/** Whether no profile can be made of a file; a failure of the server is none of the file. */
export const hasFileProblem = ({ profileProblem }: DraftFile) =>
  profileProblem !== null && profileProblem.code !== 'failed'

/** The server still puts a file together or profiles one. */
const isAtWork = ({ files, uploads }: DatasetDraft) =>
  uploads.some(({ offset, bytes }) => offset === bytes) ||
  files.some(({ profileState }) => profileState === 'waiting' || profileState === 'running')

/** The reader's data set as the server has it; read again while the server works on its files. */
export const useDraft = (draft: DatasetDraft) =>
  useCall(refs.datasetDraft, draftArgs(draft.id), {
    fallbackData: draft,
    revalidateOnMount: false,
    refreshInterval: (latest) => (isAtWork(latest ?? draft) ? LOOK_AGAIN : 0),
  })

/** The data sets that the reader edits. */
export const useOwnDatasets = () => useCall(refs.ownDatasets, {})
