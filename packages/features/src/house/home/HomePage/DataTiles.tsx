import type { Data } from '@shulei/contract/call.ts'
import type { home } from '@shulei/contract/house/shell/calls.ts'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SignatureDrawing } from '../../../base/signature/SignaturePicture/SignaturePicture.tsx'
import { onIntent } from '../../../base/site/on-intent.ts'
import * as css from './HomePage.css.ts'

type HomeDataset = Data<typeof home>['datasets'][number]

/** The datasets, each with its signature picture as a preview. */
export function DataTiles({ datasets }: { datasets: readonly HomeDataset[] }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  return (
    <div className={css.tiles}>
      {datasets.map((dataset) => (
        <article key={dataset.id} className={css.tile}>
          <h3>
            <Link className={css.tileLink} to={datasetAddress.detail({ id: dataset.id })} prefetch={onIntent()}>
              {format.pick(dataset.name)}
            </Link>
          </h3>
          <p className={css.tileMeta}>{format.pick(dataset.licence)}</p>
          {dataset.picture && (
            <div className={css.tilePicture}>
              <SignatureDrawing picture={dataset.picture} />
            </div>
          )}
          <p className={css.tileFoot}>
            <span>{t('data.size', { columns: dataset.columns, rows: format.number(dataset.rows) })}</span>
            <span>{t('data.downloads', { count: dataset.downloads, n: format.number(dataset.downloads) })}</span>
          </p>
        </article>
      ))}
    </div>
  )
}
