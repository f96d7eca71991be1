import { refs } from '@shulei/contract/refs.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { DatasetEditor } from '@shulei/features/data/dataset/DatasetEditor/DatasetEditor.tsx'
import { draftArgs } from '@shulei/features/data/dataset/editing.ts'
import { useTranslation } from 'react-i18next'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import type { Route } from './+types/edit.route'
import { datasetIdOf } from './dataset-id.server.ts'

export const handle = { ns: ['dataset', 'dataset-edit', 'dataset-text', 'columns', 'crop', 'rich-text'] }

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = datasetIdOf(params.id, page.language)
  return { draft: await callOrThrow(page.send(refs.datasetDraft, draftArgs(id))) }
}

/** The page on which a person edits a data set. The editor keeps what is typed, so the loader's answer is read once. */
export default function EditDataset({ loaderData: { draft } }: Route.ComponentProps) {
  const { t } = useTranslation('dataset-edit')
  return (
    <>
      <PageTitle text={draft.name || t('edit')} />
      <DatasetEditor key={draft.id} draft={draft} />
    </>
  )
}
