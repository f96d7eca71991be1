import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { DescriptionList } from '@shulei/ui/DescriptionList/DescriptionList.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Sparkline } from '@shulei/ui/Sparkline/Sparkline.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useShownNames } from '../../../base/site/useShownName.ts'
import { When } from '../../../base/site/When/When.tsx'
import type { Dataset } from '../datasets.ts'
import { useFileRows } from '../useFileRows.ts'
import { Citation } from './Citation.tsx'
import * as css from './DatasetPage.css.ts'

/** Facts, use, citation, and the address for machines. */
export function Side({ dataset }: { dataset: Dataset }) {
  const { t } = useTranslation('dataset')
  const format = useFormat()
  const shownName = useShownNames()
  const rowsOf = useFileRows()
  const { id, owner, version, rows, bytes, views, downloads, publishedAt, updatedAt, usedIn, days, licence } = dataset
  const largest = dataset.files.find((file) => file.rows === rows)
  const facts = [
    {
      term: t('side.owner'),
      value: owner ? <Link to={profileAddress.history({ id: owner.id })}>{shownName(owner)}</Link> : t('side.site'),
    },
    { term: t('origin.licence'), value: format.pick(licence.name) },
    ...(version > 0 ? [{ term: t('side.version'), value: t('side.versionNo', { no: version }) }] : []),
    ...(rows === null ? [] : [{ term: t('files.rows'), value: largest ? rowsOf(largest) : format.number(rows) }]),
    { term: t('files.size'), value: format.bytes(bytes) },
    ...(publishedAt ? [{ term: t('side.published'), value: format.date(Date.parse(publishedAt)) }] : []),
    { term: t('side.updated'), value: <When at={updatedAt} /> },
  ]
  return (
    <aside className={css.side}>
      <Panel title={t('side.facts')} titleSize="card">
        <DescriptionList items={facts} />
      </Panel>
      <Panel title={t('side.use')} titleSize="card">
        <div className={css.use}>
          <DescriptionList
            items={[
              { term: t('side.views'), value: format.number(views) },
              { term: t('side.downloads'), value: format.number(downloads) },
            ]}
          />
          <Days days={days} />
        </div>
      </Panel>
      {usedIn.length > 0 ? (
        <Panel title={t('side.usedIn')} titleSize="card">
          <ul className={css.usedIn}>
            {usedIn.map(({ id: competitionId, title }) => (
              <li key={competitionId}>
                <Link to={competitionAddress.overview({ id: competitionId })}>{format.pick(title)}</Link>
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
      {publishedAt ? <Citation dataset={dataset} publishedAt={publishedAt} /> : null}
      <p className={css.machines}>
        <a href={pathOf(refs.datasetCroissant, { id })}>{t('side.croissant')}</a>
      </p>
    </aside>
  )
}

/** Views of each of the last days as a line, with the sum as text. */
function Days({ days }: Pick<Dataset, 'days'>) {
  const { t } = useTranslation('dataset')
  const { number } = useFormat()
  const sum = (name: 'views' | 'downloads') => days.reduce((total, day) => total + day[name], 0)
  const text = t('side.month', { views: number(sum('views')), downloads: number(sum('downloads')) })
  return (
    <figure className={css.days}>
      <Sparkline width="fluid" values={days.map(({ views }) => views)} label={text} />
      <figcaption>{text}</figcaption>
    </figure>
  )
}
