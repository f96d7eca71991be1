import { useFormat } from '@shulei/i18n/format.ts'
import { langOf } from '@shulei/i18n/language.ts'
import { Card } from '@shulei/ui/Card/Card.tsx'
import { useTranslation } from 'react-i18next'
import type { Dataset } from '../useCompetition.ts'
import * as css from './Dataware.css.ts'

/** Licence, source and changes: permitted use of the data, their owner, and how they were processed. */
export function Origin({ dataset }: { dataset: Dataset }) {
  const { t } = useTranslation('dataware')
  const format = useFormat()
  const { licence, source, changes } = dataset
  const words = (text: { cn: string; en: string }, className = css.words) =>
    format.pick(text) === '' ? null : (
      <p className={className} lang={langOf(text, format.language)}>
        {format.pick(text)}
      </p>
    )
  return (
    <Card>
      <div className={css.origin}>
        <section>
          <h2 className={css.originTitle}>{t('licence')}</h2>
          {words(licence.name, css.strong)}
          {words(licence.note)}
        </section>
        <section>
          <h2 className={css.originTitle}>{t('source')}</h2>
          {words(source.name, css.strong)}
          {source.version === '' ? null : (
            <p className={css.words}>{t('sourceVersion', { version: source.version })}</p>
          )}
          {words(source.attribution)}
        </section>
        {format.pick(changes) === '' ? null : (
          <section>
            <h2 className={css.originTitle}>{t('changes')}</h2>
            {words(changes)}
          </section>
        )}
      </div>
    </Card>
  )
}
