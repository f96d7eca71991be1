import { useFormat } from '@shulei/i18n/format.ts'
import { inZone } from '@shulei/i18n/formatters.ts'
import { langOf } from '@shulei/i18n/language.ts'
import { Histogram } from '@shulei/ui/Histogram/Histogram.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Dataset } from '../datasets.ts'
import * as css from './DatasetPage.css.ts'
import { detailAddress } from './pageState.ts'

/** The published versions with what changed, the newest first, and the downloads of the last days. */
export function Versions({ dataset }: { dataset: Dataset }) {
  const { t } = useTranslation('dataset')
  const format = useFormat()
  const { id, versions, version, days } = dataset
  return (
    <>
      <Panel title={t('versions.title')} description={t('versions.lead')} isFlush>
        <ol className={css.versions}>
          {versions.map(({ no, changes, publishedAt, files, bytes }) => (
            <li key={no} className={css.version}>
              <div className={css.versionHead}>
                <h3 className={css.versionTitle}>
                  <Link to={detailAddress(id, { version: no === version ? null : no })}>
                    {t('side.versionNo', { no })}
                  </Link>
                </h3>
                {no === version ? <Tag tone="success">{t('versions.current')}</Tag> : null}
                <span className={css.versionMeta}>
                  {format.date(Date.parse(publishedAt))} ·{' '}
                  {t('versions.files', { count: files, n: format.number(files) })} · {format.bytes(bytes)}
                </span>
              </div>
              <p className={css.versionText} lang={langOf(changes, format.language)}>
                {format.pick(changes) || t(no === 1 ? 'versions.first' : 'versions.silent')}
              </p>
            </li>
          ))}
        </ol>
      </Panel>
      {(['downloads', 'views'] as const).map((what) => (
        <Panel key={what} title={t(`versions.${what}`)} description={t('versions.days', { count: days.length })}>
          <Histogram
            bins={
              days.some((day) => day[what] > 0)
                ? days.map((day) => ({ from: Date.parse(day.day), to: Date.parse(day.day), count: day[what] }))
                : []
            }
            label={t(`versions.${what}`)}
            table={{ caption: t(`versions.${what}`), columns: [t('versions.day'), t(`side.${what}`)] }}
            formatValue={(day) => inZone('UTC', day).format('YYYY/MM/DD')}
            formatCount={format.number}
            empty={t('versions.none')}
            height={120}
          />
        </Panel>
      ))}
    </>
  )
}
