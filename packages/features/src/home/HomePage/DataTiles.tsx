import type { Data } from '@shulei/contract/call.ts'
import type { home } from '@shulei/contract/shell/calls.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { HistogramTile } from '@shulei/ui/Histogram/HistogramTile.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as css from './HomePage.css.ts'

type HomeDataset = Data<typeof home>['datasets'][number]

/** The first two columns in data colours, the third in grey: three equal colours would look like one chart. */
const tones = [1, 3, 'rest'] as const

/** The data sets with the shape of their first columns: look before you download. */
export function DataTiles({ datasets }: { datasets: readonly HomeDataset[] }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  return (
    <div className={css.tiles}>
      {datasets.map((dataset) => (
        <article key={dataset.id} className={css.tile}>
          <h3>
            <Link className={css.tileLink} to={`/competitions/${dataset.competitionId}/dataware`} prefetch="intent">
              {format.pick(dataset.name)}
            </Link>
          </h3>
          <p className={css.tileMeta}>{dataset.licence}</p>
          <div className={css.profiles}>
            {dataset.shapes.map(({ name, counts }, place) => (
              <div key={name} className={css.profile}>
                <HistogramTile counts={counts} tone={tones[place] ?? 'rest'} />
                <p className={css.profileName}>{name}</p>
              </div>
            ))}
          </div>
          <p className={css.tileFoot}>
            <span>{t('data.size', { columns: dataset.columns, rows: format.number(dataset.rows) })}</span>
            <span>{t('data.downloads', { count: dataset.downloads, n: format.number(dataset.downloads) })}</span>
          </p>
        </article>
      ))}
    </div>
  )
}
