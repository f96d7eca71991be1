import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { langOf } from '@shulei/i18n/language.ts'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SignatureDrawing } from '../../../base/signature/SignaturePicture/SignaturePicture.tsx'
import { onIntent } from '../../../base/site/on-intent.ts'
import { When } from '../../../base/site/When/When.tsx'
import type { DatasetBrief } from '../datasets.ts'
import * as css from './DatasetList.css.ts'

/** A data set in the list: its picture, what it is, and its facts. The whole tile opens its page. */
export function DatasetTile({ dataset }: { dataset: DatasetBrief }) {
  const { t } = useTranslation('dataset')
  const format = useFormat()
  const { id, name, summary, category, licence, picture, cover, formats, rows, bytes, columns, downloads } = dataset
  const facts = [
    rows === null ? null : t('facts.rows', { count: rows, n: format.number(rows) }),
    columns > 0 ? t('facts.columns', { count: columns, n: format.number(columns) }) : null,
    format.bytes(bytes),
    t('facts.downloads', { count: downloads, n: format.number(downloads) }),
  ]
  return (
    <li className={css.tile}>
      <div className={css.tilePicture} data-kind={cover ? 'cover' : picture ? 'drawing' : 'none'}>
        {cover ? <img src={cover} alt="" loading="lazy" className={css.cover} /> : null}
        {!cover && picture ? <SignatureDrawing picture={picture} /> : null}
        {!cover && !picture ? (
          <span className={css.formatMark} aria-hidden="true">
            {formats.map((one) => one.toUpperCase()).join(' · ')}
          </span>
        ) : null}
      </div>
      <div className={css.tileBody}>
        <p className={css.tileTop}>
          <span>{category ? format.pick(category.name) : t('list.uncategorised')}</span>
          <When at={dataset.updatedAt} />
        </p>
        <h2 className={css.tileTitle} lang={langOf(name, format.language)}>
          <Link className={css.tileLink} to={datasetAddress.detail({ id })} prefetch={onIntent()}>
            {format.pick(name)}
          </Link>
        </h2>
        <p className={css.tileSummary} lang={langOf(summary, format.language)}>
          {format.pick(summary)}
        </p>
        <p className={css.tileTags}>
          {formats.map((one) => (
            <Tag key={one}>{t(`format.${one}`)}</Tag>
          ))}
          <Tag isOutlined>{format.pick(licence.name)}</Tag>
        </p>
      </div>
      <p className={css.tileFacts}>{facts.map((fact) => (fact === null ? null : <span key={fact}>{fact}</span>))}</p>
    </li>
  )
}
