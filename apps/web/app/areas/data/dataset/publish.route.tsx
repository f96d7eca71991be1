import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { DatasetStart } from '@shulei/features/data/dataset/DatasetStart/DatasetStart.tsx'
import { useTranslation } from 'react-i18next'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { PageTime } from '../../../shell/page-time.tsx'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/publish.route'

export const handle = { ns: ['dataset', 'dataset-edit'] }

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const own = await callOrThrow(page.send(refs.ownDatasets, {}))
  return { answers: { [keyOf(refs.ownDatasets, {})]: own }, now: page.now }
}

/** The page on which a person begins a data set and finds the ones that are there. */
export default function PublishDataset({ loaderData: { answers, now } }: Route.ComponentProps) {
  const { t } = useTranslation('dataset-edit')
  return (
    <PageTime now={now}>
      <Seeded answers={answers}>
        <PageTitle text={t('publish')} />
        <DatasetStart />
      </Seeded>
    </PageTime>
  )
}
