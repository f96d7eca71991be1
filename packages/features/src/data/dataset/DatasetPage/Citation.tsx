import { bibtexOf, gbtOf } from '@shulei/domain/data/dataset/citation.ts'
import { TimeContext } from '@shulei/i18n/format.ts'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyText } from '../../../base/site/CopyText/CopyText.tsx'
import type { Dataset } from '../datasets.ts'
import { useCitation } from '../useCitation.ts'
import * as css from './DatasetPage.css.ts'

/** How to cite the data set: GB/T 7714 and BibTeX, each to be copied. */
export function Citation({ dataset, publishedAt }: { dataset: Dataset; publishedAt: string }) {
  const { t } = useTranslation('dataset')
  const { now } = useContext(TimeContext)
  const facts = useCitation(dataset, publishedAt)
  const forms = [
    ['gbt', gbtOf({ ...facts, readAt: now })],
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
