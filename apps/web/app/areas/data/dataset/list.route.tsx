import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { parseDatasetFilters } from '@shulei/domain/data/dataset/filters.ts'
import { ShareMeta } from '@shulei/features/base/site/ShareMeta.tsx'
import { DatasetList } from '@shulei/features/data/dataset/DatasetList/DatasetList.tsx'
import { listArgs } from '@shulei/features/data/dataset/datasets.ts'
import { useTranslation } from 'react-i18next'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/list.route'

export const handle = { ns: ['dataset'], describes: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const args = listArgs(parseDatasetFilters(url.searchParams))
  const list = await callOrThrow(context.get(pageRequest).send(refs.datasetList, args))
  return { answers: { [keyOf(refs.datasetList, args)]: list } }
}

export default function Datasets({ loaderData: { answers } }: Route.ComponentProps) {
  const { t } = useTranslation('dataset')
  return (
    <Seeded answers={answers}>
      <ShareMeta subject={{ page: 'home' }} title={t('list.title')} text={t('list.lead')} />
      <DatasetList />
    </Seeded>
  )
}
