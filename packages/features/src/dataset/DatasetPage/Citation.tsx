import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { bibtexOf, gbtOf } from '@shulei/domain/dataset/citation.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyText } from '../../site/CopyText/CopyText.tsx'
import { useSiteState } from '../../site/site-state.ts'
import type { Dataset } from '../datasets.ts'
import * as css from './DatasetPage.css.ts'

/** How to cite the data set: GB/T 7714 and BibTeX, each to be copied. */
export function Citation({ dataset, publishedAt }: { dataset: Dataset; publishedAt: number }) {
  const { t } = useTranslation('dataset')
  const { t: shell } = useTranslation('shell')
  const { pick } = useFormat()
  const { address } = useSiteState()
  const { now } = useContext(TimeContext)
  const { id, name, owner, version, source } = dataset
  const origin = pick(source.name)
  const site = shell('site.name')
  const facts = {
    ...{ id, name: pick(name), author: owner?.name ?? site, publisher: site, publishedAt, version, readAt: now },
    source: origin === '' ? '' : t('cite.source', { source: origin }),
    url: new URL(datasetAddress.detail({ id }), address).href,
  }
  const forms = [
    ['gbt', gbtOf(facts)],
    ['bibtex', bibtexOf(facts)],
  ] as const
  return (
    <Panel title={t('cite.title')} titleSize="card">
      <div className={css.citations}>
        {forms.map(([form, text]) => (
          <section key={form} className={css.citation}>
            <div className={css.citationHead}>
              <h3 className={css.citationTitle}>{t(`cite.${form}`)}</h3>
              <CopyText text={text} label={t(`cite.copy.${form}`)} />
            </div>
            <pre className={css.citationText}>{text}</pre>
          </section>
        ))}
      </div>
    </Panel>
  )
}
