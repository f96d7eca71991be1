import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { isFirstSlice } from '@shulei/domain/data/dataset/slice/slice.ts'
import { ShareMeta } from '@shulei/features/base/site/ShareMeta.tsx'
import { DatasetPage } from '@shulei/features/data/dataset/DatasetPage/DatasetPage.tsx'
import { parseDataset, tableArgs } from '@shulei/features/data/dataset/DatasetPage/pageState.ts'
import { chosenTable, detailArgs } from '@shulei/features/data/dataset/datasets.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { PageTime } from '../../../shell/page-time.tsx'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/detail.route'
import { datasetIdOf } from './dataset-id.server.ts'
import { StructuredData } from './structured-data.tsx'

export const handle = { ns: ['dataset', 'columns'], describes: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = datasetIdOf(params.id, page.language)
  const query = parseDataset(url.searchParams)
  const args = detailArgs(id, query)
  const dataset = await callOrThrow(page.send(refs.datasetDetail, args))
  const answers: Record<string, unknown> = { [keyOf(refs.datasetDetail, args)]: dataset }
  const chosen = query.view === 'columns' || query.view === 'preview' ? chosenTable(dataset.files, query) : null
  if (chosen) {
    const ofTable = tableArgs(id, chosen, query)
    answers[keyOf(refs.datasetTable, ofTable)] = await callOrThrow(page.send(refs.datasetTable, ofTable))
  }
  // pages of rows are for readers; search engines have the texts of the data set
  const isSlice = query.view === 'preview' && !isFirstSlice(query.slice)
  return { id, dataset, answers, isSlice, now: page.now }
}

/** The key resets the page when the data set changes. */
export default function DatasetDetail({ loaderData: { id, dataset, answers, isSlice, now } }: Route.ComponentProps) {
  const { pick } = useFormat()
  return (
    <PageTime now={now}>
      <Seeded key={id} answers={answers}>
        {dataset.state === 'published' ? (
          <ShareMeta
            subject={{ page: 'dataset', id }}
            title={pick(dataset.name)}
            text={pick(dataset.summary)}
            facts={null}
          />
        ) : (
          <meta name="description" content={pick(dataset.summary)} />
        )}
        {isSlice ? <meta name="robots" content="noindex, nofollow" /> : null}
        <StructuredData dataset={dataset} />
        <DatasetPage id={id} />
      </Seeded>
    </PageTime>
  )
}
